/** axe on everything we draw: the card's document in its states, popup, options, and the embed on a page. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { type Launched, launch, until } from './browsers/launch.ts';
import { hoverText, marked } from './harness/cards.ts';
import { servePages } from './harness/pages.ts';

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

async function violations(page: Page, include: string): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as Axe;
    const { violations: found } = await axe.run({ include: [[selector]] }, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ''}`),
    );
  }, include);
}

const card = (refs: string[], text: string) =>
  `card.html#${encodeURIComponent(JSON.stringify({ refs, text, params: { value: '1' }, context: {} }))}`;
const ASKS: readonly (readonly [string, string[]])[] = [
  ['a rule with its calculator', ['10e:sustained-hits']],
  ['a stratagem', ['10e:rapid-ingress', '11e:rapid-ingress']],
  ['a datasheet', ['10e:havocs']],
  ['a single roll', ['10e:hazardous']],
  ['a missing rule', ['10e:no-such-rule']],
];

for (const dark of [false, true]) {
  test(`${dark ? 'dark' : 'light'}: cards, popup, options, embed`, async () => {
    const browser: Launched = await launch({ dark });
    try {
      for (const [name, refs] of ASKS) {
        const page = await browser.extensionPage(card(refs, name));
        await until(
          () =>
            page.evaluate(() => (document.querySelector('auspex-popover')?.shadowRoot?.textContent ?? '').length > 20),
          name,
        );
        await new Promise((done) => setTimeout(done, 300));
        assert.deepEqual(await violations(page, 'auspex-popover'), [], name);
        await page.close();
      }
      for (const name of ['popup', 'options', 'side-panel']) {
        const page = await browser.extensionPage(`${name}.html`);
        await until(
          () =>
            page.evaluate(
              (tag) => (document.querySelector(tag)?.shadowRoot?.textContent ?? '').length > 50,
              `auspex-${name}`,
            ),
          name,
        );
        assert.deepEqual(await violations(page, `auspex-${name}`), [], name);
        await page.close();
      }
    } finally {
      await browser.close();
    }
    const plain: Launched = await launch({ extension: false, dark });
    try {
      const page = await plain.newPage();
      await page.goto(site.url('embed'));
      await marked(page, 'auspex');
      await hoverText(page, 'SUSTAINED HITS 1');
      await until(
        () => page.evaluate(() => document.querySelector('auspex-host')?.matches(':popover-open') ?? false),
        'the card',
      );
      await new Promise((done) => setTimeout(done, 400));
      for (const selector of ['auspex-host', '#card', '#term'])
        assert.deepEqual(await violations(page, selector), [], selector);
    } finally {
      await plain.close();
    }
  });
}
