/** Where a site runs the embed, early or late, the extension stays dark. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Launched, launch, sleep, until } from './browsers/launch.ts';
import { hoverText, markCount, marked } from './harness/cards.ts';
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

test('the embed is in the page: only its marks and its card are there', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('embed'));
  await marked(page, 'auspex');
  await sleep(600);
  assert.equal(await markCount(page, HIGHLIGHT), 0);
  await hoverText(page, 'Rapid Ingress');
  await until(
    () => page.evaluate(() => document.querySelector('auspex-host')?.matches(':popover-open') ?? false),
    'the embed’s card',
  );
  assert.equal(await page.evaluate((host) => document.querySelector(host), HOST), null);
  assert.equal(page.frames().length, 1);
  await page.close();
});

test('the embed comes late: the extension takes its marks and its host out', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('embed-late'));
  await marked(page, HIGHLIGHT);
  await page.click('#add');
  await marked(page, 'auspex');
  await until(async () => (await markCount(page, HIGHLIGHT)) === 0, 'the extension to go dark');
  assert.equal(await page.evaluate((host) => document.querySelector(host), HOST), null);
  await page.close();
});
