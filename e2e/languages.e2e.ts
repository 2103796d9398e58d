/** Cards and their calculators speak the language of the browser, and write its numbers. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Launched, launch, until } from './browsers/launch.ts';
import { cardText, openCard } from './harness/cards.ts';
import { servePages } from './harness/pages.ts';

let site: Awaited<ReturnType<typeof servePages>>;
let browser: Launched;
before(async () => {
  site = await servePages();
  browser = await launch({ language: 'de' });
});
after(async () => {
  await browser?.close();
  await site?.close();
});

test('a German browser: the card and its calculator speak German, with a decimal comma', async () => {
  const page = await browser.newPage();
  const frame = await openCard(page, site.url('forum'), 'SUSTAINED HITS 1', /Sustained Hits 1/);
  const calculator = () =>
    frame.evaluate(() => {
      const found = document.querySelector('auspex-popover')?.shadowRoot?.querySelector('auspex-attack-calculator');
      return found?.shadowRoot?.textContent?.replace(/\s+/g, ' ') ?? '';
    });
  const text = await until(async () => {
    const now = await calculator();
    return /Treffer/.test(now) ? now : undefined;
  }, 'a calculator in German');
  assert.match(text, /\+1,5 Treffer/, 'the number in the way of the language');
  assert.match(text, /\d,\d\s?%/);
  assert.match(text, /„9 shots“/, 'what the page says stays as the page says it');
  assert.doesNotMatch(text, /\d\.\d|to kill|Chance to|compare/);
  assert.match(await cardText(frame), /Waffenfähigkeit/);
  await page.close();
});

test('a German browser: the popup speaks German', async () => {
  const page = await browser.extensionPage('popup.html');
  const shown = await until(async () => {
    const now = await page.evaluate(() => document.querySelector('auspex-popup')?.shadowRoot?.textContent ?? '');
    return now.includes('Einstellungen') ? now : undefined;
  }, 'a popup in German');
  assert.match(shown, /Wie die Seite/);
  assert.doesNotMatch(shown, /Options|Edition\s*As the page|Beside/);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  await page.close();
});
