/** Pages that would break what is put into them, on purpose or by carelessness: names taken, listeners thrown out, odd documents. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { BROWSER, type Launched, launch, sleep, until } from './browsers/launch.ts';
import {
  cardFrame,
  cardText,
  cardWith,
  closed,
  hoverText,
  isOpen,
  markCount,
  marked,
  markedTexts,
  openCard,
  pointOf,
  settledBox,
} from './harness/cards.ts';
import { serveHostile } from './harness/hostile-pages.ts';
import { HIGHLIGHT, HOST } from './harness/names.ts';

let site: Awaited<ReturnType<typeof serveHostile>>;
let browser: Launched;
before(async () => {
  site = await serveHostile();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** A page, and the errors its console shows. */
async function watched(name: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(site.url(name));
  return { page, errors };
}

/** What the page's own hit test finds in the middle of the card: the host, unless something makes it inert. */
async function hitInCard(page: Page): Promise<string> {
  const { x, y, width, height } = await settledBox(await cardWith(page, /Rapid Ingress/));
  return page.evaluate(
    (left, top) => {
      let found = '';
      for (let root: Document | ShadowRoot | null = document; root; ) {
        const at: Element | null = root.elementFromPoint(left, top);
        found = at?.localName ?? found;
        const inner: ShadowRoot | null = at?.shadowRoot ?? null;
        root = (inner as Node | null) === root ? null : inner;
      }
      return found;
    },
    x + width / 2,
    y + height / 2,
  );
}

for (const name of ['shadow-in-dialog', 'slotted-in-dialog']) {
  test(`the card can be used in a modal dialog: ${name}`, async () => {
    const { page } = await watched(name);
    await marked(page);
    await hoverText(page, 'Rapid Ingress');
    assert.equal(await hitInCard(page), HOST);
    await page.close();
  });
}

test('the card can be used where what fills the screen is in a shadow tree', async () => {
  const { page } = await watched('full-in-shadow');
  await marked(page);
  await page.click('#full');
  await until(() => page.evaluate(() => document.fullscreenElement !== null), 'full screen');
  await hoverText(page, 'Rapid Ingress');
  assert.equal(await hitInCard(page), HOST);
  await page.close();
});

test('a zoomed root: the card is beside its rule and of its usual size', async () => {
  const page = await browser.newPage();
  const box = await settledBox(await openCard(page, site.url('zoomed-root'), 'Rapid Ingress', /Rapid Ingress/));
  const { y } = await pointOf(page, 'Rapid Ingress');
  assert.ok(box.width < 420, `${box.width} wide`);
  assert.ok(box.y > y && box.y < y + 60, `rule at ${y}, card at ${box.y}`);
  await page.close();
});

test('styles for every ::backdrop and ::before do not reach the host, and it is not printed', async () => {
  const page = await browser.newPage();
  await openCard(page, site.url('styled-pseudos'), 'Rapid Ingress', /Rapid Ingress/);
  const shown = () =>
    page.evaluate((tag) => {
      const host = document.querySelector(tag) as Element;
      return [undefined, '::backdrop', '::before'].map((pseudo) => getComputedStyle(host, pseudo).display);
    }, HOST);
  assert.deepEqual(await shown(), ['block', 'none', 'none']);
  if (BROWSER === 'chromium') {
    await page.emulateMediaType('print');
    assert.equal((await shown())[0], 'none');
  }
  await page.close();
});

test('a page that has taken the host’s name for an element of its own gets a card all the same', async () => {
  const { page, errors } = await watched('taken-name');
  await marked(page);
  await hoverText(page, 'Rapid Ingress');
  await cardWith(page, /Rapid Ingress/);
  assert.equal(await page.evaluate((tag) => document.querySelectorAll(tag).length, HOST), 0);
  assert.deepEqual(errors, []);
  await page.close();
});

test('document.open() throws all listeners out: marks and cards come back', async () => {
  const page = await browser.newPage();
  await openCard(page, site.url('thread'), 'Sustained Hits 1', /Sustained Hits 1/);
  await page.evaluate(() => {
    document.open();
    document.write('<title>Warhammer 40,000</title><p>Anew: Deep Strike and Rapid Ingress.</p>');
    document.close();
  });
  await until(async () => (await markedTexts(page)).includes('Rapid Ingress'), 'the new marks');
  await page.mouse.move(600, 500);
  await hoverText(page, 'Rapid Ingress');
  await cardWith(page, /Rapid Ingress/);
  await until(() => isOpen(page), 'the card');
  await page.close();
});

test('a form whose fields are called like properties of elements is read, marked and answered like any text', async () => {
  const { page, errors } = await watched('fields');
  const all = (...names: string[]) =>
    until(async () => {
      const texts = await markedTexts(page);
      return names.every((name) => texts.includes(name));
    }, names.join());
  await all('Deep Strike', 'Lethal Hits', 'Rapid Ingress');
  for (const name of ['Deep Strike', 'Lethal Hits']) {
    await hoverText(page, name);
    await cardWith(page, new RegExp(name));
    await page.mouse.move(700, 600);
    await closed(page);
  }
  // The same again as it comes late, and as it goes.
  await page.evaluate(() => {
    const form = document.querySelector('form') as HTMLFormElement;
    const copy = Node.prototype.cloneNode.call(form, true) as HTMLElement;
    Element.prototype.querySelector.call(copy, 'p')?.replaceChildren('Late: Devastating Wounds.');
    document.body.append(copy);
    Element.prototype.remove.call(form);
  });
  await all('Devastating Wounds', 'Lethal Hits', 'Rapid Ingress');
  await until(async () => !(await markedTexts(page)).includes('Deep Strike'), 'the mark of the form that went');
  assert.deepEqual(errors, []);
  await page.close();
});

for (const name of ['sandboxed', 'all-sandboxed']) {
  test(`documents without an origin say nothing on the console and have their card elsewhere: ${name}`, async () => {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()} ${message.text()}`));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(site.url(name));
    const inner =
      name === 'sandboxed'
        ? await until(() => page.frames().find((one) => one.url().endsWith('/thread')), 'the frame')
        : page.mainFrame();
    await marked(inner);
    const point = await pointOf(inner, 'Rapid Ingress');
    const box = await (await page.$('#inner'))?.boundingBox();
    const [x, y] = [point.x + (box?.x ?? 0), point.y + (box?.y ?? 0)];
    await page.mouse.move(x - 2, y);
    await page.mouse.move(x, y);
    if (name === 'sandboxed') await cardWith(page, /Rapid Ingress/);
    await until(() => isOpen(page), 'the host');
    await sleep(1300);
    assert.deepEqual(
      said.filter((text) => /postMessage|extension|origin|error/i.test(text) && !/favicon|404/.test(text)),
      [],
    );
    await page.close();
  });
}

test('five frames with rules: a card is made ready only where the pointer is', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('frames'));
  const games = await until(() => {
    const found = page.frames().filter((frame) => frame.url().endsWith('/thread'));
    return found.length === 5 ? found : undefined;
  }, 'five frames');
  for (const game of games) await marked(game);
  await sleep(900);
  const hosts = () =>
    Promise.all(games.map((game) => game.evaluate((tag) => document.querySelectorAll(tag).length, HOST)));
  assert.deepEqual(await hosts(), [0, 0, 0, 0, 0]);
  const box = await (await page.$('.game'))?.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.move(box.x + 104, box.y + 100);
  await until(async () => (await hosts()).filter((count) => count === 1).length === 1, 'one host');
  await page.close();
});

test('a page that never rests: its marks are there, and it keeps nearly all of its time', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('restless'));
  await until(async () => {
    const texts = await markedTexts(page);
    return ['Rapid Ingress', 'Lethal Hits', 'Deep Strike'].every((name) => texts.includes(name));
  }, 'marks in what changes and in what does not');
  await sleep(600);
  assert.ok((await markCount(page)) < 60, `${await markCount(page)} marks`);
  const frames = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let count = 0;
        const end = performance.now() + 1000;
        const next = () => {
          count++;
          if (performance.now() < end) requestAnimationFrame(next);
          else done(count);
        };
        requestAnimationFrame(next);
      }),
  );
  assert.ok(frames > 12, `${frames} frames in a second`);
  await page.close();
});

test('a list that uses its rows again: marks are those of what stands there now', async () => {
  const { page, errors } = await watched('recycled');
  await until(async () => (await markCount(page)) === 12, 'twelve marks');
  for (const from of [5, 12, 3]) {
    const wanted = await page.evaluate((first) => {
      (globalThis as unknown as { show(from: number): void }).show(first);
      return [...document.querySelectorAll('.row')].map((row) => row.textContent?.replace(/Row \d+: |\.$/g, '') ?? '');
    }, from);
    await until(
      async () => JSON.stringify((await markedTexts(page)).sort()) === JSON.stringify([...wanted].sort()),
      `the marks from row ${from}`,
    );
  }
  assert.deepEqual(errors, []);
  await page.close();
});

test('a document that is being designed is left alone; one that is written twice is read twice', async () => {
  const { page } = await watched('design');
  await sleep(900);
  assert.equal(await markCount(page), 0);
  await page.close();
  const { page: written, errors } = await watched('written');
  await until(async () => (await markedTexts(written)).includes('Rapid Ingress'), 'what was written late');
  assert.ok(!(await markedTexts(written)).includes('Deep Strike'));
  assert.deepEqual(errors, []);
  await written.close();
});

for (const name of ['drawing', 'data']) {
  test(`a document that is no HTML stays as it is, without an error: ${name}`, async () => {
    const { page, errors } = await watched(name);
    await sleep(900);
    assert.equal(await markCount(page), 0);
    assert.deepEqual(errors, []);
    await page.close();
  });
}

test('a page that frames the card and sends it forged greetings hears nothing', async () => {
  const { page } = await watched('thread');
  await marked(page);
  const address = await (await cardFrame(page)).evaluate(() => location.href);
  const heard = await page.evaluate(async (src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
    await new Promise((done) => setTimeout(done, 800));
    const answers: unknown[] = [];
    addEventListener('message', ({ data }) => answers.push(data));
    for (const token of ['', 'guess', null]) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => answers.push(data);
      frame.contentWindow?.postMessage({ type: 'card-port', token }, '*', [port2]);
    }
    await new Promise((done) => setTimeout(done, 800));
    return answers;
  }, address);
  assert.deepEqual(heard, []);
  await page.close();
});

// Firefox ends a content script together with its extension, and its driver cannot switch one off.
if (BROWSER === 'chromium') {
  test('the extension is switched off under an open page: marks go, nothing opens, nothing is said', async () => {
    const own = await launch();
    const page = await own.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await openCard(page, site.url('thread'), 'Rapid Ingress', /Rapid Ingress/);
    await page.mouse.move(600, 500);
    const worker = await own.browser.waitForTarget((target) => target.type() === 'service_worker');
    const settings = await own.newPage();
    await settings.goto('chrome://extensions');
    await settings.evaluate(
      (id) =>
        new Promise<void>((done) => {
          type Management = { setEnabled(id: string, on: boolean, done: () => void): void };
          (globalThis as unknown as { chrome: { management: Management } }).chrome.management.setEnabled(
            id,
            false,
            done,
          );
        }),
      new URL(worker.url()).host,
    );
    await page.bringToFront();
    await hoverText(page, 'Sustained Hits 1').catch(() => {});
    await until(async () => (await markCount(page, HIGHLIGHT)) === 0, 'the marks to go');
    await sleep(500);
    assert.equal(await page.evaluate((tag) => document.querySelector(tag), HOST), null);
    assert.deepEqual(errors, []);
    await own.close();
  });

  test('the background is stopped between two hovers: the next card opens', async () => {
    const page = await browser.newPage();
    await openCard(page, site.url('thread'), 'Rapid Ingress', /Rapid Ingress/);
    const session = await page.createCDPSession();
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await page.evaluate((tag) => document.querySelector(tag)?.remove(), HOST);
    await page.mouse.move(600, 500);
    await sleep(400);
    await hoverText(page, 'Sustained Hits 1');
    assert.match(await cardText(await cardWith(page, /Sustained Hits 1/)), /Sustained Hits/);
    await page.close();
  });
}
