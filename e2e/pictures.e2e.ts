/**
 * The three cards and the calculator look as they did: compared with the pictures in `e2e/pictures/<browser>`, light and dark.
 *
 * Records, font and size are fixed, so that only a change of the widgets changes a picture. The font is DejaVu Sans (Debian:
 * fonts-dejavu-core). `npm run pictures:accept` makes today's pictures the expected ones.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from '../site/serve.mjs';
import { BROWSER, type Launched, launch, until } from './browsers/launch.ts';
import { comparePictures } from './harness/compare-pictures.ts';

const ACCEPT = process.env.AUSPEX_PICTURES === 'accept';
/** Of all pixels. A word more or less in a card is about 0.3 %. */
const TOLERANCE = 0.001;
const here = path.dirname(fileURLToPath(import.meta.url));
const kept = path.join(here, 'pictures', BROWSER);
const results = path.join(here, '../test-results/pictures', BROWSER);
const records = readFileSync(path.join(here, 'pictures/records.json'), 'utf8');

const ELEMENTS: Readonly<Record<string, string>> = {
  'rule-card': '<auspex-rule-card locale="en" rule="sustained-hits" value="1" style="width:420px"></auspex-rule-card>',
  'stratagem-card':
    '<auspex-stratagem-card locale="en" rule="rapid-ingress" style="width:420px"></auspex-stratagem-card>',
  datasheet: '<auspex-datasheet locale="en" rule="gun-crew" style="width:600px"></auspex-datasheet>',
  'attack-calculator':
    '<auspex-attack-calculator locale="en" rule="sustained-hits" value="1" shooter="3 heavy bolters" target="5 marines" style="display:block;width:400px"></auspex-attack-calculator>',
};
const body = (
  dark: boolean,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pictures</title><style>
  :root { color-scheme: ${dark ? 'dark' : 'light'}; --auspex-font: 'DejaVu Sans'; background: ${dark ? '#14171c' : '#f6f7f9'}; font: 15px 'DejaVu Sans' }
  main { display: grid; gap: 24px; justify-items: start; padding: 8px }
  .shot { padding: 12px }
  .shot > * { margin: 0 }
</style><script type="module" src="/embed/auspex.js" data-edition="10e"></script></head><body><main>${Object.entries(
  ELEMENTS,
)
  .map(([name, markup]) => `<div class="shot" id="${name}">${markup}</div>`)
  .join(
    '',
  )}<span id="probe" style="font: 40px 'DejaVu Sans', monospace; position: absolute; visibility: hidden">WWWW</span></main></body></html>`;

let site: Awaited<ReturnType<typeof serve>>;
before(async () => {
  site = await serve(path.join(here, '../dist/site'), {
    respond: ({ pathname }) => {
      if (pathname === '/light' || pathname === '/dark') return { body: body(pathname === '/dark') };
      if (pathname.endsWith('wh40k-10e.bodies.json'))
        return { body: records, headers: { 'content-type': 'application/json' } };
      if (pathname.endsWith('.bodies.json'))
        return { body: records.replaceAll('"10e"', '"11e"'), headers: { 'content-type': 'application/json' } };
      return undefined;
    },
  });
});
after(() => site?.close());

for (const dark of [false, true]) {
  const theme = dark ? 'dark' : 'light';
  test(`${theme}: rule card, stratagem card, datasheet, calculator`, async () => {
    const browser: Launched = await launch({ extension: false, dark, size: { width: 700, height: 1600 } });
    try {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/${theme}`);
      const drawn = () =>
        [...document.querySelectorAll('.shot > *')].every(
          (one) => (one.shadowRoot?.textContent ?? '').trim().length > 80,
        ) && Boolean(document.querySelector('auspex-datasheet')?.shadowRoot?.querySelector('.odds-note'));
      await until(() => page.evaluate(drawn), 'all elements to be drawn');
      const hasFont = await page.evaluate(() => {
        const probe = document.querySelector<HTMLElement>('#probe');
        const wide = probe?.getBoundingClientRect().width ?? 0;
        if (probe) probe.style.fontFamily = 'monospace';
        return Math.abs(wide - (probe?.getBoundingClientRect().width ?? 0)) > 2;
      });
      assert.ok(hasFont, 'The pictures need the font DejaVu Sans (Debian: fonts-dejavu-core).');
      await new Promise((done) => setTimeout(done, 500));
      const changed: string[] = [];
      for (const name of Object.keys(ELEMENTS)) {
        const shot = await page.$(`#${name}`);
        assert.ok(shot);
        const actual = Buffer.from(await shot.screenshot());
        const file = path.join(kept, `${name}-${theme}.png`);
        if (ACCEPT) {
          mkdirSync(kept, { recursive: true });
          writeFileSync(file, actual);
          continue;
        }
        assert.ok(existsSync(file), `There is no picture ${file} yet: npm run pictures:accept`);
        const { share, picture } = comparePictures(readFileSync(file), actual);
        if (share <= TOLERANCE) continue;
        mkdirSync(results, { recursive: true });
        writeFileSync(path.join(results, `${name}-${theme}-actual.png`), actual);
        writeFileSync(path.join(results, `${name}-${theme}-diff.png`), picture);
        changed.push(`${name}: ${(share * 100).toFixed(2)} % of the pixels differ`);
      }
      assert.deepEqual(
        changed,
        [],
        `Look at ${results}. If that is how it should look now: npm run pictures:accept, and commit e2e/pictures.`,
      );
    } finally {
      await browser.close();
    }
  });
}
