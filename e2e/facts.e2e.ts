/** Every army out of the box: names of units in a text, their sheets with odds, the credit of the facts, and search. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Launched, launch, sleep, until } from './browsers/launch.ts';
import { cardText, deepText, markCount, marked, markedTexts, openCard } from './harness/cards.ts';
import { servePages } from './harness/pages.ts';

/** Of the embed; the extension's is another. */
const EMBED_HIGHLIGHT = 'auspex';

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

test('units of other armies are marked, and one opens its datasheet with weapons and the credit of the facts', async () => {
  const page = await browser.newPage();
  const frame = await openCard(page, site.url('armies'), 'Intercessor Squad', /Bolt Rifle/i);
  const texts = await markedTexts(page);
  for (const name of ['Skorpekh Destroyers', 'Canoptek Doomstalker', 'Trajann Valoris'])
    assert.ok(texts.includes(name), `${name} among ${texts.join(', ')}`);
  const text = await cardText(frame);
  assert.match(text, /Intercessor Squad/);
  assert.match(text, /Powered by 40kdc-data/);
  const credit = await frame.evaluate(() => {
    const sheet = document.querySelector('auspex-popover')?.shadowRoot?.querySelector('auspex-datasheet');
    return sheet?.shadowRoot?.querySelector<HTMLAnchorElement>('footer a')?.href;
  });
  assert.equal(credit, 'https://40kdc.alpacasoft.dev/');
  await page.close();
});

test('a weapon row of such a sheet opens its odds', async () => {
  const page = await browser.newPage();
  const frame = await openCard(page, site.url('armies'), 'Intercessor Squad', /Bolt Rifle/i);
  await frame.evaluate(() => {
    const sheet = document.querySelector('auspex-popover')?.shadowRoot?.querySelector('auspex-datasheet');
    const row = [...(sheet?.shadowRoot?.querySelectorAll('tr') ?? [])].find((one) =>
      /Bolt Rifle/i.test(one.textContent ?? ''),
    );
    row?.querySelector<HTMLElement>('button.odds, button')?.click();
  });
  await until(
    () =>
      frame.evaluate(() => {
        const root = document.querySelector('auspex-popover')?.shadowRoot;
        const calculator = root?.querySelector('auspex-attack-calculator');
        return /%/.test(calculator?.shadowRoot?.textContent ?? '');
      }),
    'the odds',
  );
  await page.close();
});

test('plain English that names units too stays as it is', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('plain'));
  await sleep(900);
  assert.equal(await markCount(page), 0);
  await page.close();
});

test('the search finds a unit of any army, and shows its sheet', async () => {
  const popup = await browser.extensionPage('popup.html');
  await until(
    () =>
      popup.evaluate(() => {
        const search = document.querySelector('auspex-popup')?.shadowRoot?.querySelector('auspex-search');
        const input = search?.shadowRoot?.querySelector('input');
        input?.focus();
        return Boolean(input);
      }),
    'the search box',
  );
  await popup.keyboard.type('intercessor squad');
  await until(
    async () => /Intercessor Squad/.test((await popup.evaluate(deepText)).replace(/\s+/g, ' ')),
    'the result',
  );
  await popup.keyboard.press('ArrowDown');
  await popup.keyboard.press('Enter');
  await until(
    () =>
      popup.evaluate(() => {
        const root = document.querySelector('auspex-popup')?.shadowRoot;
        return root?.querySelector('auspex-popover')?.record?.name === 'Intercessor Squad';
      }),
    'its card',
  );
  assert.match(await popup.evaluate(deepText), /Bolt Rifle/i);
  await popup.close();
});

test('a page of our own rules still marks and opens them', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('forum'));
  await marked(page);
  await until(async () => (await markedTexts(page)).includes('Rapid Ingress'), 'the rule');
  await page.close();
});

test('the embed marks them where its tag says so, once the page has a rule', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('armies-embed'));
  await until(async () => (await markedTexts(page, EMBED_HIGHLIGHT)).includes('Intercessor Squad'), 'the unit');
  assert.ok((await markedTexts(page, EMBED_HIGHLIGHT)).includes('Sustained Hits 1'));
  await page.close();
});
