/** Without a mouse: walking the rules, opening a card with the focus in it, looking up a selection. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Launched, launch, until } from './browsers/launch.ts';
import { cardText, cardWith, closed, isOpen, marked } from './harness/cards.ts';
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

/** Sends what the background sends on a command or a menu click: neither can be raised by a driver. */
async function tellTab(url: string, message: object): Promise<void> {
  const sender = await browser.extensionPage('options.html');
  await sender.evaluate(
    async ([address, sent]) => {
      type Tabs = {
        query(what: object): Promise<{ id: number; url?: string }[]>;
        sendMessage(id: number, message: unknown, options: object): Promise<unknown>;
      };
      const { tabs } = (globalThis as unknown as { browser: { tabs: Tabs } }).browser;
      const tab = (await tabs.query({})).find((one) => one.url === address);
      if (tab) await tabs.sendMessage(tab.id, sent, { frameId: 0 });
    },
    [url, message] as const,
  );
  await sender.close();
}

test('the walk goes to the next mark, opens its card with the focus inside, and Esc gives the focus back', async () => {
  const page = await browser.newPage();
  const url = site.url('forum');
  await page.goto(url);
  await marked(page);
  await page.focus('#reply');
  await tellTab(url, { type: 'walk', to: 'next' });
  await page.bringToFront();
  await until(
    () => page.evaluate(() => CSS.highlights.get('term-marks-current')?.size === 1),
    'the ring on the first mark',
  );
  await tellTab(url, { type: 'walk', to: 'open' });
  await page.bringToFront();
  const frame = await cardWith(page, /Sustained Hits 1/);
  await until(
    () => frame.evaluate(() => document.hasFocus() && document.activeElement?.localName === 'auspex-popover'),
    'the focus in the card',
  );
  await page.keyboard.press('Escape');
  await closed(page);
  await until(() => page.evaluate(() => document.activeElement?.id === 'reply'), 'the focus back where it was');
  await page.close();
});

test('a selection is looked up, also where nothing was marked', async () => {
  const page = await browser.newPage();
  const url = site.url('news');
  await page.goto(url);
  await page.evaluate(() => {
    const text = document.querySelector('p')?.firstChild as Text;
    const start = text.data.indexOf('stealth');
    getSelection()?.setBaseAndExtent(text, start, text, start + 'stealth'.length);
  });
  await tellTab(url, { type: 'look-up', text: 'stealth' });
  await page.bringToFront();
  await until(() => isOpen(page), 'a card');
  const frame = await cardWith(page, /Stealth/);
  assert.match(await cardText(frame), /10th|11th/);
  assert.equal(await page.evaluate(() => getSelection()?.toString()), 'stealth', 'the selection stays');
  await page.close();
});
