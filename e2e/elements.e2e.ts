/** The demo page of every element: it shows something, its knobs work, nothing is wrong for axe in light and dark. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { BROWSER, type Launched, launch, until } from './browsers/launch.ts';
import { deepText } from './harness/cards.ts';
import { servePages } from './harness/pages.ts';

const folder = fileURLToPath(new URL('../dist/site/elements', import.meta.url));
const names = readdirSync(folder).filter((name) => name.startsWith('auspex-'));
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let site: Awaited<ReturnType<typeof servePages>>;
before(async () => {
  site = await servePages();
});
after(() => site?.close());

type Axe = {
  axe: {
    run(
      context: unknown,
      options: object,
    ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>;
  };
};
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as Axe;
    const { violations: found } = await axe.run(document, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ''}`),
    );
  });
}

/** Opens a demo page and waits until its element has drawn something. */
async function open(browser: Launched, name: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(site.url(`elements/${name}`));
  await until(
    () =>
      page.evaluate(() => {
        const { tag = '' } = document.querySelector('main')?.dataset ?? {};
        const element = document.querySelector(`.ground ${tag}`);
        return (
          element?.shadowRoot && (tag === 'auspex-term' || (element.shadowRoot.textContent ?? '').trim().length > 20)
        );
      }),
    `${name} to show something`,
  );
  await new Promise((done) => setTimeout(done, 300));
  return page;
}

for (const dark of [false, true]) {
  test(`${dark ? 'dark' : 'light'}: every page shows its element without an error or a finding of axe`, async () => {
    const browser = await launch({ extension: false, dark });
    try {
      for (const name of names) {
        const page = await open(browser, name);
        if (BROWSER === 'chromium') assert.deepEqual(await violations(page), [], name);
        await page.close();
      }
    } finally {
      await browser.close();
    }
  });
}

test('a knob changes the element and the markup beside it', async () => {
  const browser = await launch({ extension: false });
  try {
    const page = await open(browser, 'auspex-rule-card.html');
    await page.evaluate(() => {
      const knob = document.querySelector<HTMLInputElement>('[data-name="rule"]');
      if (!knob) return;
      knob.value = 'deep-strike';
      knob.dispatchEvent(new Event('input'));
    });
    await until(async () => /Deep Strike/.test(await page.evaluate(deepText)), 'the other rule');
    assert.match(await page.evaluate(() => document.querySelector('#markup')?.textContent ?? ''), /rule="deep-strike"/);
    await page.close();
  } finally {
    await browser.close();
  }
});
