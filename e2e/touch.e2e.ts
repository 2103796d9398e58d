/** A finger: tap opens, a second tap on a link follows it, scrolling and tapping in a field open nothing. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { BROWSER, type Launched, launch, sleep, until } from './browsers/launch.ts';
import { cardWith, isOpen, marked, pointOf, settledBox } from './harness/cards.ts';
import { servePages } from './harness/pages.ts';

// WebDriver BiDi sends no touch to this Firefox; src/page tests the events there. The table in docs/testing.md says so.
if (BROWSER === 'chromium') {
  let site: Awaited<ReturnType<typeof servePages>>;
  let browser: Launched;
  before(async () => {
    site = await servePages();
    browser = await launch({ size: { width: 390, height: 760 } });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  const phone = async (): Promise<Page> => {
    const page = await browser.newPage();
    await page.setViewport({ width: 390, height: 760, hasTouch: true, isMobile: true });
    return page;
  };

  test('a tap opens a sheet at the lower edge, a tap elsewhere closes it', async () => {
    const page = await phone();
    await page.goto(site.url('forum'));
    await marked(page);
    const { x, y } = await pointOf(page, 'Rapid Ingress');
    await page.touchscreen.tap(x, y);
    const frame = await cardWith(page, /Rapid Ingress/);
    const box = await settledBox(frame);
    const view = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    assert.ok(
      Math.abs(box.y + box.height - view.height) < 3,
      `at the lower edge: ${JSON.stringify(box)} in ${JSON.stringify(view)}`,
    );
    await page.touchscreen.tap(20, 10);
    await until(async () => !(await isOpen(page)), 'the sheet to close');
    await page.close();
  });

  test('a sheet that is pulled down a little springs back, further down it closes', async () => {
    const page = await phone();
    await page.goto(site.url('forum'));
    await marked(page);
    const { x, y } = await pointOf(page, 'Rapid Ingress');
    await page.touchscreen.tap(x, y);
    const frame = await cardWith(page, /Rapid Ingress/);
    const box = await settledBox(frame);
    const pull = async (far: number) => {
      await page.touchscreen.touchStart(195, box.y + 9);
      for (let step = 1; step <= 6; step++) await page.touchscreen.touchMove(195, box.y + 9 + (step * far) / 6);
      await page.touchscreen.touchEnd();
    };
    await pull(50);
    await sleep(200);
    assert.equal((await settledBox(frame)).y, box.y, 'back at its place');
    assert.equal(await isOpen(page), true);
    await pull(140);
    await until(async () => !(await isOpen(page)), 'the sheet to close');
    await page.close();
  });

  test('in a link the first tap opens the card, the second follows the link', async () => {
    const page = await phone();
    await page.goto(site.url('link'));
    await marked(page);
    const { x, y } = await pointOf(page, 'Rapid Ingress');
    await page.touchscreen.tap(x, y);
    await until(() => isOpen(page), 'the card');
    assert.equal(await page.evaluate(() => location.hash), '');
    await page.touchscreen.tap(x, y);
    await until(async () => (await page.evaluate(() => location.hash)) === '#followed', 'the link');
    await page.close();
  });

  test('a finger that scrolls over marks opens nothing', async () => {
    const page = await phone();
    await page.goto(site.url('long'));
    await marked(page);
    const { x, y } = await pointOf(page, 'Rapid Ingress');
    await page.touchscreen.touchStart(x, y);
    for (let step = 1; step <= 10; step++) await page.touchscreen.touchMove(x, y - step * 20);
    await page.touchscreen.touchEnd();
    await sleep(500);
    assert.equal(await isOpen(page), false);
    await page.close();
  });
} else {
  test('Firefox: the driver has no touch; the page layer’s own test covers the events', () => {
    assert.equal(BROWSER, 'firefox');
  });
}
