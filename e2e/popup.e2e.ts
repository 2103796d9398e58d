/** The toolbar popup and the options page, opened as documents in a tab, with a page in another. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { type Launched, launch, sleep, until } from './browsers/launch.ts';
import { deepText, markCount, marked } from './harness/cards.ts';
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

type Api = { browser: { tabs: { query(what: object): Promise<{ id: number; url?: string }[]> } } };

async function popupFor(url: string): Promise<Page> {
  const first = await browser.extensionPage('popup.html');
  const id = await first.evaluate(async (address) => {
    const tabs = await (globalThis as unknown as Api).browser.tabs.query({});
    return tabs.find((tab) => tab.url === address)?.id;
  }, url);
  await first.close();
  assert.ok(id, `a tab with ${url}`);
  return browser.extensionPage(`popup.html?tab=${id}`);
}

const inPopup = (popup: Page, selector: string) =>
  popup.evaluate((wanted) => {
    const element = document.querySelector('auspex-popup')?.shadowRoot?.querySelector<HTMLElement>(wanted);
    element?.click();
    return Boolean(element);
  }, selector);

test('counts the rules of the page, switches the site and everything off and on, and open tabs follow at once', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('forum'));
  await marked(page);
  const popup = await popupFor(site.url('forum'));
  await until(async () => /rules found here/.test(await popup.evaluate(deepText)), 'the number of rules');
  assert.match(await popup.evaluate(deepText), /Keys: \S+ next rule, \S+ back, \S+ opens the card/);
  const text = await popup.evaluate(deepText);
  assert.match(text, /Rapid Ingress/);
  assert.match(text, /Sustained Hits/);
  for (const control of ['#site', '#everywhere']) {
    await until(() => inPopup(popup, control), control);
    await until(async () => (await markCount(page)) === 0, `${control} off`);
    await until(() => inPopup(popup, control), control);
    // A page in the background waits with its reading.
    await page.bringToFront();
    await until(async () => (await markCount(page)) > 0, `${control} on again`);
  }
  await popup.close();
  await page.close();
});

test('a switch is remembered: a new tab of the site stays dark, others do not', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('forum'));
  await marked(page);
  const popup = await popupFor(site.url('forum'));
  await until(() => inPopup(popup, '#site'), 'the switch');
  await until(async () => (await markCount(page)) === 0, 'dark');
  await page.reload();
  await sleep(700);
  assert.equal(await markCount(page), 0);
  const elsewhere = site.url('forum').replace('localhost', '127.0.0.1');
  const other = await browser.newPage();
  await other.goto(elsewhere);
  await marked(other);
  await until(() => inPopup(popup, '#site'), 'the switch');
  await page.bringToFront();
  await until(async () => (await markCount(page)) > 0, 'light again');
  for (const one of [popup, page, other]) await one.close();
});

test('searching finds a rule and shows its card in the popup', async () => {
  const popup = await browser.extensionPage('popup.html');
  const type = () =>
    popup.evaluate(() => {
      const input = document
        .querySelector('auspex-popup')
        ?.shadowRoot?.querySelector('auspex-search')
        ?.shadowRoot?.querySelector('input');
      if (!input) return false;
      input.focus();
      return true;
    });
  await until(type, 'the search box');
  await popup.keyboard.type('rapid ingr');
  await until(async () => /Rapid Ingr ?ess/.test(await popup.evaluate(deepText)), 'the result');
  await popup.keyboard.press('ArrowDown');
  await popup.keyboard.press('Enter');
  await until(
    () =>
      popup.evaluate(
        () =>
          document.querySelector('auspex-popup')?.shadowRoot?.querySelector('auspex-popover')?.record?.name ===
          'Rapid Ingress',
      ),
    'the card',
  );
  await popup.close();
});

test('the options page keeps a choice and says so', async () => {
  const options = await browser.extensionPage('options.html');
  const choose = (value: string) =>
    options.evaluate((wanted) => {
      const input = document
        .querySelector('auspex-options')
        ?.shadowRoot?.querySelector<HTMLInputElement>(`input[value="${wanted}"]`);
      input?.click();
      return Boolean(input);
    }, value);
  await until(() => choose('violet'), 'the accent');
  await until(async () => /Saved/.test(await options.evaluate(deepText)), 'Saved');
  await options.close();
  const again = await browser.extensionPage('options.html');
  await until(
    () =>
      again.evaluate(
        () =>
          document.querySelector('auspex-options')?.shadowRoot?.querySelector<HTMLInputElement>('input[value="violet"]')
            ?.checked ?? false,
      ),
    'the remembered accent',
  );
  await again.close();
});

test('the options page explains, mention by mention, what is marked and why', async () => {
  const options = await browser.extensionPage('options.html');
  const press = () =>
    options.evaluate(() => {
      const form = document
        .querySelector('auspex-options')
        ?.shadowRoot?.querySelector('auspex-explain')
        ?.shadowRoot?.querySelector('form');
      form?.requestSubmit();
      return Boolean(form);
    });
  await until(press, 'the form');
  await until(
    async () => /SUSTAINED HITS 1 Sustained Hits \w+ marked/.test(await options.evaluate(deepText)),
    'the marked mention',
  );
  assert.match(await options.evaluate(deepText), /leader Leader word held back/);
  await options.close();
});
