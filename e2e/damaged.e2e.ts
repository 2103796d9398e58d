/** Damaged files: the page never notices, and the popup says why nothing is marked. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BROWSER, type Launched, launch, sleep, until } from './browsers/launch.ts';
import { deepText, markCount } from './harness/cards.ts';
import { servePages } from './harness/pages.ts';

let site: Awaited<ReturnType<typeof servePages>>;
let browser: Launched;
let folder: string;
before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'auspex-damaged-'));
  cpSync(fileURLToPath(new URL(`../dist/${BROWSER === 'chromium' ? 'chrome' : 'firefox'}`, import.meta.url)), folder, {
    recursive: true,
  });
  writeFileSync(path.join(folder, 'term-index.js'), 'globalThis.auspexTermIndex = "bm90IGRlZmxhdGVk";\n');
  writeFileSync(path.join(folder, 'packs/wh40k-10e.bodies.json'), '{"schema": 1, "records": ');
  site = await servePages();
  browser = await launch({ extension: folder });
});
after(async () => {
  await browser?.close();
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a damaged term list: no marks, no exception in the page, and the popup says why', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(site.url('forum'));
  await sleep(1000);
  assert.equal(await markCount(page), 0);
  assert.deepEqual(errors, []);
  assert.deepEqual(
    await page.evaluate(() => (globalThis as unknown as { seen: { errors: string[] } }).seen.errors),
    [],
  );
  const first = await browser.extensionPage('popup.html');
  const id = await first.evaluate(async (url) => {
    const api = (
      globalThis as unknown as { browser: { tabs: { query(what: object): Promise<{ id: number; url?: string }[]> } } }
    ).browser;
    return (await api.tabs.query({})).find((tab) => tab.url === url)?.id;
  }, site.url('forum'));
  await first.close();
  const popup = await browser.extensionPage(`popup.html?tab=${id}`);
  await until(
    async () => /list of rule names is damaged.*Install Auspex again/.test(await popup.evaluate(deepText)),
    'the reason',
  );
  await popup.close();
  await page.close();
});

test('a damaged pack: its rules are missing and the card says so, the other edition still answers', async () => {
  const open = (refs: string[]) =>
    browser.extensionPage(
      `card.html#${encodeURIComponent(JSON.stringify({ refs, text: 'Deep Strike', params: {}, context: {} }))}`,
    );
  const missing = await open(['10e:profane-zeal']);
  await until(async () => /not in your packs|no pack/i.test(await missing.evaluate(deepText)), 'the missing rule');
  await missing.close();
  const other = await open(['11e:deep-strike']);
  await until(
    () => other.evaluate(() => document.querySelector('auspex-popover')?.record?.edition === '11e'),
    'the 11th edition',
  );
  await other.close();
});
