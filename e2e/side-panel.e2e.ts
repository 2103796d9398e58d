/** The panel beside the page, opened as a document in a tab: rules of another tab, by keyboard, with their cards. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { type Launched, launch, until } from './browsers/launch.ts';
import { deepText, marked } from './harness/cards.ts';
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

type Api = {
  browser: {
    tabs: { query(what: object): Promise<{ id: number; url?: string }[]> };
    runtime: { sendMessage(message: object): Promise<unknown> };
  };
};

async function panelFor(url: string): Promise<Page> {
  const first = await browser.extensionPage('side-panel.html');
  const id = await first.evaluate(async (address) => {
    const tabs = await (globalThis as unknown as Api).browser.tabs.query({});
    return tabs.find((tab) => tab.url === address)?.id;
  }, url);
  await first.close();
  assert.ok(id, `a tab with ${url}`);
  return browser.extensionPage(`side-panel.html?tab=${id}`);
}

/** The text of what has the keyboard, down to the innermost element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return `${at?.localName} ${at?.getAttribute('role') ?? ''} ${at?.textContent?.trim().slice(0, 40)}`;
  });

test('lists the rules of the page; arrow keys walk, Enter opens the card, Escape goes back to the list', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('forum'));
  await marked(page);
  const panel = await panelFor(site.url('forum'));
  await until(async () => /\d+ rules on this page/.test(await panel.evaluate(deepText)), 'the number of rules');
  await panel.evaluate(() => {
    const view = document.querySelector('auspex-side-panel')?.shadowRoot;
    view?.querySelector<HTMLElement>('li button')?.focus();
  });
  const first = await focused(panel);
  await panel.keyboard.press('ArrowDown');
  const second = await focused(panel);
  assert.notEqual(second, first);
  await panel.keyboard.press('Enter');
  await until(async () => /dialog/.test(await focused(panel)), 'the keyboard in the card');
  assert.match(await panel.evaluate(deepText), /10th|11th/);
  await panel.keyboard.press('Escape');
  await until(async () => (await focused(panel)) === second, 'the keyboard back in the list');
  await panel.close();
  await page.close();
});

test('a card that made room on a page is kept here', async () => {
  const panel = await browser.extensionPage('side-panel.html');
  await panel.evaluate(() =>
    (globalThis as unknown as Api).browser.runtime.sendMessage({
      type: 'keep-card',
      card: { refs: ['10e:deep-strike'], text: 'deep strike', params: {}, context: {} },
    }),
  );
  await until(async () => /Made room on the page.*deep strike/.test(await panel.evaluate(deepText)), 'the kept card');
  await panel.evaluate(() => {
    const view = document.querySelector('auspex-side-panel')?.shadowRoot;
    view?.querySelector<HTMLElement>('[aria-labelledby="kept"] li button')?.click();
  });
  await until(async () => /Deep Strike/.test(await panel.evaluate(deepText)), 'its card');
  await panel.close();
});
