/** Pinned cards: they stay, several at once, are dragged; a fourth sends the oldest away and says where it is. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Frame, Page } from 'puppeteer-core';
import { BROWSER, type Launched, launch, sleep, until } from './browsers/launch.ts';
import { cardText, clickInCard, deepBox, hoverText, marked, settledBox } from './harness/cards.ts';
import { servePages } from './harness/pages.ts';

let site: Awaited<ReturnType<typeof servePages>>;
before(async () => {
  site = await servePages();
});
after(() => site?.close());

const RULES = [
  ['SUSTAINED HITS 1', /Sustained Hits 1/],
  ['Rapid Ingress', /Rapid Ingress/],
  ['Feel No Pain 5+', /Feel No Pain 5\+/],
  ['Devastating Wounds', /Devastating Wounds/],
] as const;

/** The frames of all cards that show something. */
async function cards(page: Page): Promise<{ frame: Frame; text: string }[]> {
  const found: { frame: Frame; text: string }[] = [];
  for (const frame of page.frames().slice(1)) {
    const text = await cardText(frame).catch(() => '');
    if (text) found.push({ frame, text });
  }
  return found;
}

const cardOf = (page: Page, pattern: RegExp) =>
  until(
    async () => (await cards(page)).find(({ text }) => pattern.test(text.slice(0, 60)))?.frame,
    `a card that begins with ${pattern}`,
  );

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // In small steps: outside of a frame of another process the driver's mouse, unlike a hand's, is not captured.
  for (let step = 1; step <= 20; step++) {
    await page.mouse.move(from.x + ((to.x - from.x) * step) / 20, from.y + ((to.y - from.y) * step) / 20);
    await sleep(20);
  }
  await page.mouse.up();
}

test('extension: three stay and are dragged; the fourth sends the oldest to the side panel, which a button opens', async () => {
  const browser: Launched = await launch({ size: { width: 1200, height: 800 } });
  try {
    const page = await browser.newPage();
    await page.goto(site.url('forum'));
    await marked(page);
    for (const [at, [text, pattern]] of RULES.entries()) {
      await page.mouse.move(1190, 790);
      await hoverText(page, text);
      const frame = await cardOf(page, pattern);
      await clickInCard(page, frame, '[aria-label="Pin"]');
      if (at === 3) break;
      const box = await settledBox(frame);
      // By its grip, out of the way of the next mark.
      const grip = await until(() => frame.evaluate(deepBox, '.grip'), 'the grip');
      const from = { x: box.x + grip.x + grip.width / 2, y: box.y + grip.y + grip.height / 2 };
      await drag(page, from, { x: from.x + 700 - box.x, y: from.y + 300 + 40 * at - box.y });
      const moved = await settledBox(frame);
      assert.ok(Math.abs(moved.x - 700) < 30, `it was dragged: ${JSON.stringify(moved)}`);
      assert.equal((await cards(page)).length, at + 1, 'those before stay');
    }
    const fourth = await cardOf(page, /Devastating Wounds/);
    await until(
      async () => /“SUSTAINED HITS 1” is in the side panel now/.test(await cardText(fourth)),
      'where the first has gone',
    );
    const status = () =>
      fourth.evaluate(
        () => document.querySelector('auspex-popover')?.shadowRoot?.querySelector('[role=status]')?.textContent,
      );
    assert.match((await status()) ?? '', /side panel/, 'it is announced');
    const left = (await cards(page)).map(({ text }) => text);
    assert.equal(left.length, 3);
    assert.ok(!left.some((text) => text.startsWith('Sustained Hits 1')), 'the oldest is gone from the page');

    const OFFER = 'auspex-popover >>> [slot="switches"].chips:not([role]) button.chip';
    const offered = () => until(() => fourth.evaluate(deepBox, OFFER), 'the offer');
    await offered();
    await settledBox(fourth);
    await clickInCard(page, fourth, OFFER);
    // Neither is a page of the driver, so the extension is asked. Firefox lets no frame open its sidebar: a window has the card.
    const asker = await browser.extensionPage('popup.html');
    const open = () =>
      asker.evaluate(async (chromium) => {
        const api = globalThis as unknown as {
          chrome: { runtime: { getContexts(what: object): Promise<unknown[]> } };
          browser: { windows: { getAll(what: object): Promise<{ tabs: { url?: string }[] }[]> } };
        };
        if (chromium) return (await api.chrome.runtime.getContexts({ contextTypes: ['SIDE_PANEL'] })).length > 0;
        const windows = await api.browser.windows.getAll({ populate: true });
        return windows.some(({ tabs }) => tabs.some(({ url }) => url?.includes('card.html#')));
      }, BROWSER === 'chromium');
    // In a frame of another process Firefox's driver can press beside a card that has just been pinned: then without the pointer.
    if (BROWSER === 'firefox' && !(await until(open, 'it', 4000).catch(() => false)))
      await fourth.evaluate(() => {
        const card = document.querySelector('auspex-popover')?.shadowRoot;
        card?.querySelector<HTMLElement>('[slot="switches"].chips:not([role]) button.chip')?.click();
      });
    await until(open, 'the side panel, or the window');
  } finally {
    await browser.close();
  }
});

test('embed: a fourth sends the oldest away, says so, and shows it again with a way back', async () => {
  const browser: Launched = await launch({ extension: false, size: { width: 1200, height: 800 } });
  try {
    const page = await browser.newPage();
    await page.goto(site.url('embed'));
    await marked(page, 'auspex');
    const inCards = <Found>(look: (popovers: Element[]) => Found) =>
      page.evaluate((source) => {
        const popovers = [
          ...(document.querySelector('auspex-host')?.shadowRoot?.querySelectorAll('auspex-popover') ?? []),
        ];
        return new Function('popovers', `return (${source})(popovers)`)(popovers) as Found;
      }, look.toString());
    const names = () =>
      inCards((popovers) =>
        popovers.map((one) => one.shadowRoot?.querySelector('[role=dialog]')?.getAttribute('aria-label') ?? ''),
      ).then((all) => all.filter(Boolean));
    for (const [at, [text, pattern]] of RULES.entries()) {
      await page.mouse.move(1190, 790);
      await hoverText(page, text);
      await until(async () => (await names()).some((name) => pattern.test(name)), `the card of ${text}`);
      await sleep(200);
      await inCards((popovers) => {
        const last = popovers.findLast(
          (one) => one.shadowRoot?.querySelector('[role=dialog]') && !one.hasAttribute('pinned'),
        );
        const pin = last?.shadowRoot?.querySelector('[aria-label="Pin"]');
        if (pin instanceof HTMLElement) pin.click();
        // Out of the way of the next mark.
        const move = new CustomEvent('auspex-drag', { detail: { dx: 0, dy: 260, end: false } });
        last?.dispatchEvent(move);
      });
      await until(async () => (await names()).length === Math.min(3, at + 1), `${Math.min(3, at + 1)} cards`);
    }
    assert.deepEqual(await names(), ['Rapid Ingress', 'Feel No Pain 5+', 'Devastating Wounds']);
    const said = () =>
      inCards((popovers) => popovers.map((one) => one.shadowRoot?.querySelector('[role=status]')?.textContent ?? ''));
    await until(
      async () => (await said()).some((text) => /Three cards stay at most: “SUSTAINED HITS 1” made room/.test(text)),
      'what happened, said',
    );
    await inCards((popovers) => {
      for (const one of popovers)
        for (const button of one.shadowRoot?.querySelectorAll<HTMLElement>('.chips button') ?? [])
          if (button.textContent?.trim() === 'Show it here') button.click();
    });
    await until(async () => (await names()).includes('Sustained Hits 1'), 'the one that made room');
    await inCards((popovers) => {
      for (const one of popovers) one.shadowRoot?.querySelector<HTMLElement>('.back')?.click();
    });
    await until(async () => (await names()).includes('Devastating Wounds'), 'the way back');
    await page.keyboard.press('Escape');
    await until(async () => (await names()).length === 2, 'Esc to close the top one');
    assert.deepEqual(await names(), ['Rapid Ingress', 'Feel No Pain 5+'], 'and no other');
  } finally {
    await browser.close();
  }
});
