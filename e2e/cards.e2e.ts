/** The main job: a rule on a page explains itself, and the page does not notice. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Launched, launch, sleep, until } from './browsers/launch.ts';
import {
  cardText,
  cardWith,
  clickInCard,
  closed,
  hoverText,
  isOpen,
  marked,
  markedTexts,
  openCard,
  pageMarkup,
  settledBox,
} from './harness/cards.ts';
import { HOST } from './harness/names.ts';
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

test('hovering [SUSTAINED HITS 1] opens a card with the rule and a calculator filled from the page', async () => {
  const page = await browser.newPage();
  const frame = await openCard(page, site.url('forum'), 'SUSTAINED HITS 1', /Sustained Hits 1/);
  const text = await cardText(frame);
  assert.match(text, /Critical Hit/);
  assert.match(text, /extra hit/i);
  // 9 shots on 3+: the numbers of the sentence, and where they came from.
  const filled = await frame.evaluate(() => {
    const calculator = document.querySelector('auspex-popover')?.shadowRoot?.querySelector('auspex-attack-calculator');
    return calculator?.shadowRoot?.textContent?.replace(/\s+/g, ' ') ?? '';
  });
  assert.match(filled, /9 shots/, 'the calculator says where the 9 comes from');
  assert.match(filled, /\+1\.5 hits/, 'nine shots, one in six critical: 1.5 more hits');
  assert.match(filled, /%/);
  await page.close();
});

test('numbers alone, “S5 AP-1 D2”, open a card with the odds of just that', async () => {
  const page = await browser.newPage();
  const frame = await openCard(page, site.url('forum'), 'S5 AP-1 D2', /Weapon Profile/);
  const chips = () =>
    frame.evaluate(() => {
      const root = document
        .querySelector('auspex-popover')
        ?.shadowRoot?.querySelector('auspex-attack-calculator')?.shadowRoot;
      return [...(root?.querySelectorAll<HTMLInputElement>('.chip.page input') ?? [])].map(
        ({ name, value }) => `${name} ${value}`,
      );
    });
  await until(async () => (await chips()).length > 0, 'the calculator');
  const filled = await chips();
  for (const wanted of ['strength 5', 'ap −1', 'damage 2']) assert.ok(filled.includes(wanted), filled.join(', '));
  await page.close();
});

test('“not a rule here” takes the mark away, and it stays away', async () => {
  const page = await browser.newPage();
  const frame = await openCard(page, site.url('forum'), 'Feel No Pain 5+', /Feel No Pain 5\+/);
  await clickInCard(page, frame, 'auspex-popover >>> .foot button');
  await closed(page);
  const gone = async () => !(await markedTexts(page)).includes('Feel No Pain 5+');
  await until(gone, 'the mark to go');
  await page.reload();
  await marked(page);
  await sleep(500);
  assert.ok(await gone(), 'it is remembered');
  assert.ok((await markedTexts(page)).includes('Devastating Wounds'), 'others stay');
  await page.close();
});

test('the page is the same before and after, but for one host without content', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('forum'));
  await marked(page);
  const unopened = await pageMarkup(page);
  await hoverText(page, 'Rapid Ingress');
  await cardWith(page, /Rapid Ingress/);
  const opened = await pageMarkup(page);
  assert.equal(opened.html, unopened.html);
  assert.equal(opened.hosts.length, 1);
  assert.match(opened.hosts[0] ?? '', new RegExp(`^<${HOST}( (popover="manual"|translate="no"))*></${HOST}>$`));
  const source = await (await fetch(site.url('forum'))).text();
  const bare = (html: string) => html.replace(/<!doctype html>|<\/?(html|head|body)[^>]*>/g, '');
  assert.equal(bare(opened.html), bare(source));
  const seen = await page.evaluate((host) => {
    const { seen: noted } = globalThis as unknown as { seen: { messages: number; errors: string[] } };
    return {
      frames: window.length + document.querySelectorAll('iframe').length,
      root: document.querySelector(host)?.shadowRoot ?? null,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      resources: performance.getEntriesByType('resource').filter((entry) => entry.name.includes('-extension:')).length,
      messages: noted.messages,
      errors: noted.errors,
      globals: Object.keys(globalThis).filter((name) => /auspex/i.test(name)),
    };
  }, HOST);
  assert.deepEqual(seen, { frames: 0, root: null, sheets: 0, resources: 0, messages: 0, errors: [], globals: [] });
  await page.close();
});

test('keys typed in the calculator are no shortcuts of the page; Esc closes and the page keeps its focus', async () => {
  const page = await browser.newPage();
  const frame = await openCard(page, site.url('forum'), 'SUSTAINED HITS 1', /Sustained Hits 1/);
  await page.focus('#reply');
  await page.keyboard.type('k');
  const keys = () => page.evaluate(() => (globalThis as unknown as { seen: { keys: string[] } }).seen.keys);
  assert.deepEqual(await keys(), ['k'], 'the spy works');
  await hoverText(page, 'SUSTAINED HITS 1');
  await until(() => isOpen(page), 'the card again');
  await clickInCard(page, frame, 'auspex-attack-calculator >>> input');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('5');
  await sleep(100);
  assert.deepEqual(await keys(), ['k']);
  await page.keyboard.press('Escape');
  await closed(page);
  assert.deepEqual(await keys(), ['k'], 'Esc was ours');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'reply');
  await page.close();
});

test('Esc on the page closes the card and nothing else; it does not come back before the pointer has left', async () => {
  const page = await browser.newPage();
  await openCard(page, site.url('forum'), 'Rapid Ingress', /Rapid Ingress/);
  await page.keyboard.press('Escape');
  await closed(page);
  // A listener that captures before us still sees the key go down; nothing behind it does, and it does nothing.
  const { bubbled } = await page.evaluate(() => (globalThis as unknown as { seen: { bubbled: string[] } }).seen);
  assert.deepEqual(bubbled, []);
  await sleep(500);
  assert.equal(await isOpen(page), false);
  await page.mouse.move(900, 700);
  await hoverText(page, 'Rapid Ingress');
  await until(() => isOpen(page), 'the card on coming back');
  await page.close();
});

test('the pointer may enter the card; leaving closes it; hovering never moves the focus', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('forum'));
  await marked(page);
  await page.focus('#reply');
  await hoverText(page, 'Rapid Ingress');
  const frame = await cardWith(page, /Rapid Ingress/);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'reply');
  const box = await settledBox(frame);
  await page.mouse.move(box.x + box.width / 2, box.y + 30, { steps: 6 });
  await sleep(700);
  assert.equal(await isOpen(page), true, 'the pointer is in the card');
  await page.mouse.move(990, 790, { steps: 4 });
  await closed(page);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'reply');
  await page.close();
});

test('a rule named inside a card opens in place, with a way back', async () => {
  const page = await browser.newPage();
  const frame = await openCard(page, site.url('forum'), 'SUSTAINED HITS 1', /Sustained Hits 1/);
  await clickInCard(page, frame, 'auspex-rule-card >>> .text .ask');
  await until(
    async () =>
      (await frame.evaluate(() => document.querySelector('auspex-popover')?.record?.name)) !== 'Sustained Hits',
    'another rule',
  );
  await page.keyboard.press('Backspace');
  await until(
    async () =>
      (await frame.evaluate(() => document.querySelector('auspex-popover')?.record?.name)) === 'Sustained Hits',
    'the first rule again',
  );
  await page.close();
});

test('the edition switch is real: Benefit of Cover says another thing in the 11th edition', async () => {
  const page = await browser.extensionPage(
    `card.html#${encodeURIComponent(JSON.stringify({ refs: ['10e:benefit-of-cover', '11e:benefit-of-cover'], text: 'Benefit of Cover', params: {}, context: {} }))}`,
  );
  const name = () => page.evaluate(() => document.querySelector('auspex-popover')?.record?.edition);
  await until(async () => (await name()) === '10e', 'the 10th edition');
  const tenth = await page.evaluate(() => JSON.stringify(document.querySelector('auspex-popover')?.record?.body));
  await page.evaluate(() => {
    const root = document.querySelector('auspex-popover')?.shadowRoot;
    const chips = [...(root?.querySelectorAll<HTMLElement>('button, label, input') ?? [])];
    chips.find((chip) => /11/.test(chip.textContent ?? ''))?.click();
  });
  await until(async () => (await name()) === '11e', 'the 11th edition');
  const eleventh = await page.evaluate(() => JSON.stringify(document.querySelector('auspex-popover')?.record?.body));
  assert.notEqual(tenth, eleventh);
  await page.close();
});

test('Havocs: the datasheet with its weapons, and a weapon row opens its odds', async () => {
  const page = await browser.newPage();
  const frame = await openCard(page, site.url('forum'), 'Havocs', /Havoc heavy bolter/);
  const text = await cardText(frame);
  for (const weapon of ['Havoc autocannon', 'Havoc lascannon', 'Havoc reaper chaincannon'])
    assert.ok(text.includes(weapon), weapon);
  await frame.evaluate(() => {
    const sheet = document.querySelector('auspex-popover')?.shadowRoot?.querySelector('auspex-datasheet');
    const row = [...(sheet?.shadowRoot?.querySelectorAll('tr') ?? [])].find((one) =>
      one.textContent?.includes('Havoc autocannon'),
    );
    row?.querySelector<HTMLElement>('button.odds, [data-odds], button')?.click();
  });
  await until(
    () =>
      frame.evaluate(() =>
        Boolean(document.querySelector('auspex-popover')?.shadowRoot?.querySelector('auspex-attack-calculator')),
      ),
    'the odds of the row',
  );
  await page.close();
});

test('marks follow the scroll: what is far below is marked when it comes into view', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('long'));
  await marked(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await until(async () => (await markedTexts(page)).includes('Fire Overwatch'), 'the mark far below');
  await hoverText(page, 'Fire Overwatch');
  await cardWith(page, /Fire Overwatch/);
  await page.evaluate(() => scrollTo(0, 0));
  await closed(page);
  await page.close();
});
