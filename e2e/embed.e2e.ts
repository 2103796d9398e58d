/** The embed alone: one script tag on a site, without the extension. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { type Launched, launch, sleep, until } from './browsers/launch.ts';
import { deepText, hoverText, markCount, marked, markedTexts, pointOf } from './harness/cards.ts';
import { servePages } from './harness/pages.ts';

const MARKS = 'auspex';
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

const hostText = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('auspex-host');
    if (!host?.matches(':popover-open')) return '';
    const read = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return (node as Text).data;
      if (node.nodeName === 'STYLE') return '';
      // What stands in slots is part of what is shown.
      const inner = [...((node as Element).shadowRoot?.childNodes ?? []), ...node.childNodes];
      return inner.map(read).join(' ');
    };
    return read(host).replace(/\s+/g, ' ').trim();
  });
const hostShows = (page: Page, pattern: RegExp) =>
  until(async () => pattern.test(await hostText(page)), `an inline card with ${pattern}`);

test('marks the scope, leaves the excluded and the rest, and opens an inline card with its calculator', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(site.url('embed'));
  await marked(page, MARKS);
  const texts = await markedTexts(page, MARKS);
  assert.ok(texts.includes('SUSTAINED HITS 1'), texts.join());
  assert.ok(!texts.includes('Lethal Hits'), 'signature and the text outside the posts stay plain');
  await hoverText(page, 'SUSTAINED HITS 1');
  await hostShows(page, /Sustained Hits 1.*9 shots/);
  await page.keyboard.press('Escape');
  await until(async () => (await hostText(page)) === '', 'the card to close');
  assert.deepEqual(errors, []);
  await page.close();
});

test('elements: a term opens a card by pointer and by key, a card shows its rule, an unknown rule says so', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('embed'));
  await until(() => page.evaluate(() => Boolean(document.querySelector('#card')?.shadowRoot)), 'the card element');
  await until(
    async () =>
      /Deep Strike/.test(await page.evaluate(() => document.querySelector('#card')?.shadowRoot?.textContent ?? '')),
    'the rule in the card',
  );
  await until(
    async () =>
      /no-such-rule|not in/i.test(
        await page.evaluate(() => document.querySelector('#unknown')?.shadowRoot?.textContent ?? ''),
      ),
    'the unknown rule to say so',
  );
  assert.match(await page.evaluate(() => document.querySelector('#term')?.textContent ?? ''), /Deep Strike/);
  const { x, y } = await pointOf(page, 'Deep Strike');
  void x;
  void y;
  const box = await (await page.$('#term'))?.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 2 });
  await hostShows(page, /Deep Strike/);
  await page.keyboard.press('Escape');
  await until(async () => (await hostText(page)) === '', 'the card to close');
  await page.mouse.move(2, 2);
  await page.evaluate(() => {
    const term = document.querySelector('#term');
    const inner = term?.shadowRoot?.querySelector<HTMLElement>('[tabindex], button, a') ?? (term as HTMLElement | null);
    inner?.focus();
  });
  await page.keyboard.press('Enter');
  await hostShows(page, /Deep Strike/);
  await page.close();
});

test('without JavaScript the terms and cards read as plain text', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('embed-plain'));
  const text = await page.evaluate(deepText);
  assert.match(text, /A term: Deep Strike/);
  assert.match(text, /Deep Strike, in short\./);
  await page.close();
});

test('loaded twice, as module and as classic script: one runs, nothing throws', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  const warnings: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto(site.url('embed-twice'));
  await marked(page, MARKS);
  await sleep(300);
  assert.deepEqual(errors, []);
  assert.equal(await page.evaluate(() => document.querySelectorAll('[data-auspex-running]').length), 1);
  assert.ok(
    warnings.some((text) => text.includes('already running')),
    warnings.join(' | '),
  );
  await page.close();
});

test('the classic script works alone, with its attributes', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('embed-classic'));
  await marked(page, MARKS);
  await hoverText(page, 'Fire Overwatch');
  await hostShows(page, /Fire Overwatch.*11th/);
  await page.close();
});

for (const name of ['embed-types', 'embed-strict']) {
  test(`a site with a trusted-types list (${name}): marks and cards work, no violation throws`, async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    // Firefox tells here of what a policy has kept out, too: that is a report and no exception.
    page.on('pageerror', (error) => /Content-Security-Policy/.test(String(error)) || errors.push(String(error)));
    await page.goto(site.url(name));
    await marked(page, MARKS);
    await hoverText(page, 'Rapid Ingress');
    await hostShows(page, /Rapid Ingress/);
    assert.deepEqual(errors, []);
    await page.close();
  });
}

test('the page’s shortcuts do not see keys typed in an inline card', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('embed'));
  await marked(page, MARKS);
  await hoverText(page, 'SUSTAINED HITS 1');
  await hostShows(page, /9 shots/);
  await page.evaluate(() => {
    const find = (root: Document | ShadowRoot): HTMLInputElement | null => {
      const direct = root
        .querySelector<HTMLInputElement>('auspex-attack-calculator')
        ?.shadowRoot?.querySelector('input');
      if (direct) return direct;
      for (const element of root.querySelectorAll('*')) {
        const found = element.shadowRoot && find(element.shadowRoot);
        if (found) return found;
      }
      return null;
    };
    document.addEventListener('keydown', (event) =>
      (globalThis as unknown as { bubbled: string[] }).bubbled.push(event.key),
    );
    (globalThis as unknown as { bubbled: string[] }).bubbled = [];
    find(document)?.focus();
  });
  await page.keyboard.type('7');
  assert.deepEqual(await page.evaluate(() => (globalThis as unknown as { bubbled: string[] }).bubbled), []);
  await page.close();
});

test('a part that cannot be had: the card says so, and what needs no such part still opens', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  site.lost.push(/parts\/(datasheet|roll-calculator)/);
  await page.goto(site.url('embed'));
  await marked(page, MARKS);
  await hoverText(page, 'Havocs');
  await hostShows(page, /Havocs.*could not be read.*Try again/);
  await page.keyboard.press('Escape');
  await until(async () => (await hostText(page)) === '', 'the card to close');
  await hoverText(page, 'Devastating Wounds');
  await hostShows(page, /Devastating Wounds/);
  assert.deepEqual(errors, []);
  site.lost.length = 0;
  // Browsers differ in whether they ask for a lost module again before the page is loaded anew.
  await page.reload();
  await marked(page, MARKS);
  await hoverText(page, 'Havocs');
  await hostShows(page, /Havoc heavy bolter/);
  await page.close();
});

test('files that cannot be had leave the page as it is', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(site.url('embed-plain'));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = '/embed/auspex.js?elsewhere';
    script.dataset.auspex = '';
    globalThis.fetch = () => Promise.reject(new TypeError('blocked'));
    document.head.append(script);
  });
  await sleep(800);
  assert.equal(await markCount(page, MARKS), 0);
  assert.deepEqual(errors, []);
  assert.match(await page.evaluate(() => document.body.textContent ?? ''), /SUSTAINED HITS 1/);
  await page.close();
});

test('files of another origin that may not be read: the console names CORS and the header', async () => {
  const page = await browser.newPage();
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto(site.url('embed-far'));
  for (const what of [/core\.index are not marked.*Access-Control-Allow-Origin/, /cards could not be loaded.*CORS/])
    await until(async () => warnings.some((text) => what.test(text)), `a warning with ${what}`);
  assert.match(await page.evaluate(() => document.querySelector('#term')?.textContent ?? ''), /Deep Strike/);
  await page.close();
});

test('an id that no pack has is named in the card and once in the console; the author’s words stay', async () => {
  const page = await browser.newPage();
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto(site.url('embed'));
  await until(() => page.evaluate(() => Boolean(document.querySelector('#misspelt')?.shadowRoot)), 'the term');
  for (const again of [false, true]) {
    await page.mouse.move(2, 2);
    const box = await (await page.$('#misspelt'))?.boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 2 });
    await hostShows(page, /No installed pack holds “deep-stirke”/);
    if (!again) await page.keyboard.press('Escape');
    if (!again) await until(async () => (await hostText(page)) === '', 'the card to close');
  }
  for (const id of ['deep-stirke', 'no-such-rule'])
    await until(async () => warnings.filter((text) => text.includes(`"${id}"`)).length === 1, `one warning of ${id}`);
  assert.match(await page.evaluate(() => document.querySelector('#misspelt')?.textContent ?? ''), /this one/);
  await page.close();
});
