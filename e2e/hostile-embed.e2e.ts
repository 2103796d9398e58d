/** The embed on pages that would break it: clobbered forms, taken names, extended prototypes, missing parts. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { type Launched, launch, sleep, until } from './browsers/launch.ts';
import { hoverText, marked, markedTexts } from './harness/cards.ts';
import { serveHostile } from './harness/hostile-pages.ts';

let site: Awaited<ReturnType<typeof serveHostile>>;
let browser: Launched;
before(async () => {
  site = await serveHostile();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** A page, and the errors its console shows. */
async function watched(name: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(site.url(name));
  return { page, errors };
}

test('the embed reads such a form, too', async () => {
  const { page, errors } = await watched('embed-fields');
  await until(async () => {
    const texts = await markedTexts(page, 'auspex');
    return ['Deep Strike', 'Lethal Hits', 'Rapid Ingress'].every((name) => texts.includes(name));
  }, 'marks in the form');
  await hoverText(page, 'Deep Strike');
  await until(() => page.evaluate(() => document.querySelector('auspex-host:popover-open') !== null), 'the card');
  assert.deepEqual(errors, []);
  await page.close();
});

for (const name of ['embed-names-taken', 'embed-no-define', 'embed-define-throws']) {
  test(`the embed where its elements cannot be: marks, no card, a warning, Esc stays the page's: ${name}`, async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    const warnings: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => warnings.push(message.text()));
    await page.goto(site.url(name));
    await marked(page, 'auspex');
    await hoverText(page, 'Rapid Ingress');
    await until(() => warnings.some((text) => /cards could not be loaded/.test(text)), 'a warning');
    await sleep(400);
    assert.equal(await page.evaluate(() => document.querySelector(':popover-open')), null);
    await page.evaluate(() => {
      addEventListener('keydown', ({ key }) => {
        document.title = key;
      });
    });
    await page.keyboard.press('Escape');
    await until(async () => (await page.title()) === 'Escape', 'Esc on the page');
    assert.deepEqual(errors, []);
    await page.close();
  });
}

test('the embed among extended prototypes of an old library: marks and card', async () => {
  const { page, errors } = await watched('embed-old-library');
  await until(async () => (await markedTexts(page, 'auspex')).includes('Rapid Ingress'), 'marks');
  await hoverText(page, 'Sustained Hits 1');
  await until(() => page.evaluate(() => document.querySelector('auspex-host:popover-open') !== null), 'the card');
  await until(
    () =>
      page.evaluate(() => {
        const popover = document.querySelector('auspex-host')?.shadowRoot?.querySelector('auspex-popover');
        const text = popover?.shadowRoot?.querySelector('auspex-rule-card')?.shadowRoot?.textContent ?? '';
        return text.includes('Sustained Hits');
      }),
    'the text of the card',
  );
  assert.deepEqual(errors, []);
  await page.close();
});

test('the embed: a taken key, missing parts and a word it does not know are said, not thrown', async () => {
  for (const [name, said] of [
    ['embed-taken', /already running/],
    ['embed-shy', /data-underline="glow" is not known/],
  ] as const) {
    const page = await browser.newPage();
    const errors: string[] = [];
    const warnings: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => warnings.push(message.text()));
    await page.goto(site.url(name));
    await until(() => warnings.some((text) => said.test(text)), `a warning of ${name}`);
    await sleep(300);
    assert.deepEqual(errors, []);
    await page.close();
  }
});

test('the embed: a page that has taken the host’s name gets a card all the same', async () => {
  const { page, errors } = await watched('embed-taken-host');
  await marked(page, 'auspex');
  await hoverText(page, 'Rapid Ingress');
  await until(() => page.evaluate(() => document.querySelector('div[popover]:popover-open') !== null), 'the card');
  assert.deepEqual(errors, []);
  await page.close();
});
