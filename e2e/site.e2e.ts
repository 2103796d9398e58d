/** The pages of the site itself: the list of all rules, the guide, and the pages for trying the extension. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { type Launched, launch } from './browsers/launch.ts';
import { servePages } from './harness/pages.ts';

let site: Awaited<ReturnType<typeof servePages>>;
let browser: Launched;
before(async () => {
  site = await servePages();
  browser = await launch({ extension: false });
});
after(async () => {
  await browser?.close();
  await site?.close();
});

const search = (page: Page, words: string) =>
  page.evaluate((text) => {
    const field = document.querySelector<HTMLInputElement>('#filter');
    if (!field) throw new Error('no search');
    field.value = text;
    field.dispatchEvent(new Event('input'));
    const shown = [...document.querySelectorAll<HTMLElement>('.rule')].filter((rule) => rule.checkVisibility());
    return {
      names: shown.map((rule) => rule.querySelector('h3')?.textContent ?? ''),
      ids: shown.map((rule) => rule.querySelector('.rule-id code')?.textContent ?? ''),
      groups: [...document.querySelectorAll<HTMLElement>('summary')].filter(
        (summary) => !summary.closest('.rule') && summary.checkVisibility(),
      ).length,
      said: document.querySelector('#hits')?.textContent ?? '',
    };
  }, words);

test('the list of all rules names ids, and its search has names first, no empty groups, and a word when nothing fits', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('rules.html'));
  const everything = await search(page, '');
  assert.ok(
    everything.ids.length > 400 && everything.groups > 10,
    `${everything.ids.length} rules, ${everything.groups} groups`,
  );
  const hits = await search(page, 'sustained hits');
  assert.equal(hits.names[0], 'Sustained Hits');
  assert.ok(hits.ids.includes('10e:sustained-hits') && hits.ids.includes('11e:sustained-hits'), hits.ids.join());
  assert.ok(hits.names.length > 2, 'those that only mention it follow');
  assert.equal(hits.groups, 0);
  const byId = await search(page, '10e:deep-strike');
  assert.equal(byId.ids[0], '10e:deep-strike');
  const none = await search(page, 'zebra crossing');
  assert.deepEqual(none.names, []);
  assert.match(none.said, /Nothing found for “zebra crossing”/);
  assert.deepEqual(await search(page, ''), everything);
  const text = await page.evaluate(() => document.querySelector('main')?.textContent ?? '');
  assert.ok(!/any · either|Boarding Actions · Boarding Actions/i.test(text));
  await page.close();
});

for (const name of ['rules.html', 'docs/embed.html', 'plain/index.html', 'index.html']) {
  test(`${name} does not scroll sideways on a phone`, async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: 360, height: 700 });
    await page.goto(site.url(name));
    const { wide, seen } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      seen: document.documentElement.clientWidth,
    }));
    assert.ok(wide <= seen, `${wide} of ${seen}`);
    await page.close();
  });
}

test('the pages for the extension have no embed and lead to each other', async () => {
  const page = await browser.newPage();
  for (const name of ['plain/', 'plain/forum.html', 'plain/news.html']) {
    await page.goto(site.url(name));
    const { links, scripts, text } = await page.evaluate(() => ({
      links: [...document.querySelectorAll<HTMLAnchorElement>('nav a, .cards a')].map((link) => link.pathname),
      scripts: document.querySelectorAll('script').length,
      text: document.body.textContent ?? '',
    }));
    assert.equal(scripts, 0);
    assert.match(text, /No embed here: what you see is the extension/);
    assert.deepEqual(
      links.filter((link) => !link.startsWith('/plain/')),
      ['/index.html'],
      'one link leads out, and says so',
    );
  }
  await page.close();
});
