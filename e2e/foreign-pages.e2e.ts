/** Pages that resist: policies, dialogs, frameworks, editors, shadow roots, other subjects. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { BROWSER, type Launched, launch, sleep, until } from './browsers/launch.ts';
import {
  cardWith,
  closed,
  hoverText,
  isOpen,
  markCount,
  marked,
  markedTexts,
  openCard,
  pageMarkup,
  pointOf,
  settledBox,
} from './harness/cards.ts';
import { HIGHLIGHT, HOST } from './harness/names.ts';
import { servePages } from './harness/pages.ts';

let site: Awaited<ReturnType<typeof servePages>>;
let browser: Launched;
before(async () => {
  site = await servePages();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await site?.close();
});

test('a page that forbids everything: marks, card and text are there', async () => {
  const page = await browser.newPage();
  await openCard(page, site.url('strict'), 'SUSTAINED HITS 1', /Sustained Hits 1/);
  const line = await page.evaluate(
    (name) => getComputedStyle(document.querySelector('b') ?? document.body, `::highlight(${name})`).textDecorationLine,
    HIGHLIGHT,
  );
  assert.equal(line, 'underline');
  await page.close();
});

test('a news page: no mark, no style, no host, no frame', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('news'));
  await sleep(1200);
  const state = await page.evaluate(
    ([name, host]) => ({
      marks: CSS.highlights.size,
      host: document.querySelector(host ?? ''),
      line: getComputedStyle(document.body, `::highlight(${name})`).textDecorationLine,
      sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
    }),
    [HIGHLIGHT, HOST],
  );
  assert.deepEqual(state, { marks: 0, host: null, line: 'none', sheets: 0 });
  assert.equal(page.frames().length, 1);
  await page.close();
});

test('React re-renders its list while marks exist: no error, no doubled text, marks follow', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(site.url('react'));
  await marked(page);
  type App = { app: Record<'rewrite' | 'reverse' | 'drop' | 'add' | 'tick', () => void> };
  for (const step of ['rewrite', 'reverse', 'tick', 'add', 'tick', 'drop', 'rewrite', 'reverse'] as const) {
    await page.evaluate((name) => (globalThis as unknown as App).app[name](), step);
    await sleep(60);
  }
  const items = await page.evaluate(() => [...document.querySelectorAll('li')].map((item) => item.textContent));
  assert.deepEqual(items, [
    'Deep Strike number 3!',
    'Sustained Hits 1 on the bolters!!',
    'Lethal Hits on the cannons!!',
  ]);
  await until(async () => {
    const texts = await markedTexts(page);
    return (
      ['Deep Strike', 'Sustained Hits 1', 'Lethal Hits'].every((text) => texts.includes(text)) &&
      !texts.some((text) => text.includes('Ingress'))
    );
  }, 'marks on what is there now');
  assert.deepEqual(
    errors.filter((text) => !text.includes('favicon') && !text.includes('404')),
    [],
  );
  await page.close();
});

test('a term typed into editors is never marked, and the text stays the writer’s', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('editor'));
  await marked(page);
  // The first mark is there; soon all of them are.
  await sleep(500);
  const before = await markCount(page);
  for (const [id, read] of [
    ['editor', 'textContent'],
    ['field', 'value'],
    ['area', 'value'],
  ] as const) {
    await page.click(`#${id}`);
    if (id === 'editor') await page.keyboard.press('End');
    await page.keyboard.type('Sustained Hits 2 and Rapid Ingress', { delay: 2 });
    await sleep(250);
    const text = await page.evaluate(
      ([name, property]) =>
        String((document.getElementById(name ?? '') as unknown as Record<string, unknown>)[property ?? '']),
      [id, read],
    );
    assert.equal(text.replace(/\u00a0/g, ' ').replace(/^Start: ?/, ''), 'Sustained Hits 2 and Rapid Ingress');
    assert.equal(await page.evaluate(() => document.activeElement?.id), id);
  }
  assert.equal(await markCount(page), before);
  await page.close();
});

test('inside a modal dialog the card is on top and usable; Esc closes the card, then the dialog', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('dialog'));
  await marked(page);
  await page.click('#open');
  await hoverText(page, 'Sustained Hits 1');
  await cardWith(page, /Sustained Hits 1/);
  await until(() => isOpen(page), 'the card');
  assert.equal(await page.evaluate((host) => document.querySelector(host)?.parentElement?.id, HOST), 'dialog');
  await page.keyboard.press('Escape');
  await closed(page);
  const isModal = () => page.evaluate(() => (document.getElementById('dialog') as HTMLDialogElement).open);
  assert.equal(await isModal(), true, 'the dialog is still there');
  await page.mouse.move(5, 5);
  await page.keyboard.press('Escape');
  await until(async () => !(await isModal()), 'the dialog to close');
  await page.close();
});

test('inside a full-screen element the card is in it', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('fullscreen'));
  await marked(page);
  await page.click('#full');
  await until(() => page.evaluate(() => document.fullscreenElement?.id === 'stage'), 'full screen');
  await hoverText(page, 'Sustained Hits 1');
  await cardWith(page, /Sustained Hits 1/);
  assert.equal(await page.evaluate((host) => document.querySelector(host)?.parentElement?.id, HOST), 'stage');
  await page.close();
});

test('open shadow roots are read, styled and answer', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('shadow'));
  await marked(page);
  await until(async () => (await markedTexts(page)).includes('Rapid Ingress'), 'the mark in the shadow root');
  const line = await page.evaluate((name) => {
    const inner = document.querySelector('x-post')?.shadowRoot?.querySelector('p');
    return inner ? getComputedStyle(inner, `::highlight(${name})`).textDecorationLine : '';
  }, HIGHLIGHT);
  assert.equal(line, 'underline');
  await hoverText(page, 'Rapid Ingress');
  await cardWith(page, /Rapid Ingress/);
  await page.close();
});

test('posts that arrive late are marked, and text that is rewritten is read again', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('late'));
  await marked(page);
  await page.evaluate(() => {
    document.getElementById('list')?.insertAdjacentHTML('beforeend', '<p>Second post: Devastating Wounds.</p>');
  });
  await until(async () => (await markedTexts(page)).includes('Devastating Wounds'), 'the late post');
  await page.evaluate(() => {
    const text = document.querySelector('#list p')?.firstChild as Text;
    text.data = 'First post, edited: Rapid Ingress.';
  });
  await until(async () => {
    const texts = await markedTexts(page);
    return texts.includes('Rapid Ingress') && !texts.includes('Lethal Hits');
  }, 'the edited post');
  await until(async () => (await pageMarkup(page)).hosts.length === 1, 'one host');
  await page.close();
});

test('rules of the page that hide and restyle everything do not touch the card', async () => {
  const page = await browser.newPage();
  const frame = await openCard(page, site.url('site-rules'), 'SUSTAINED HITS 1', /Sustained Hits 1/);
  const box = await settledBox(frame);
  assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= 1000 && box.y + box.height <= 800, JSON.stringify(box));
  await page.close();
});

test('a page that throws the host out gets it back at the next hover', async () => {
  const page = await browser.newPage();
  await openCard(page, site.url('forum'), 'Rapid Ingress', /Rapid Ingress/);
  await page.evaluate((host) => document.querySelector(host)?.remove(), HOST);
  await page.mouse.move(900, 700);
  await sleep(400);
  await hoverText(page, 'Fire Overwatch');
  await cardWith(page, /Fire Overwatch/);
  await page.close();
});

test('a small child frame has its card in the top frame', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('small-frame'));
  await marked(page);
  const inner = await until(() => page.frames().find((frame) => frame.url().endsWith('/inner')), 'the inner frame');
  await marked(inner);
  const point = await pointOf(inner, 'Sustained Hits 1');
  const box = await (await page.$('#inner'))?.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + point.x - 2, box.y + point.y);
  await page.mouse.move(box.x + point.x, box.y + point.y);
  await cardWith(page, /Sustained Hits 1/);
  await until(() => isOpen(page), 'the card in the top frame');
  await page.close();
});

test('under Cross-Origin-Embedder-Policy there is a card, or a button that opens one', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('coep'));
  await marked(page);
  await hoverText(page, 'Rapid Ingress');
  if (BROWSER === 'firefox') {
    await cardWith(page, /Rapid Ingress/);
  } else {
    // Chromium keeps the frame out and says nothing: a second after its load the stage offers a window. The host is closed, so
    // what is under the pointer tells.
    await until(() => isOpen(page), 'the host');
    await sleep(1500);
    const { x, y } = await pointOf(page, 'Rapid Ingress');
    const opened = new Promise<string>((done) => browser.browser.once('targetcreated', (target) => done(target.url())));
    await page.mouse.move(x + 2, y + 24, { steps: 3 });
    await page.mouse.click(x + 2, y + 24);
    assert.match(await opened, /card\.html/);
  }
  await page.close();
});
