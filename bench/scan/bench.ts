/**
 * `npm run bench:scan`: how fast names are found, against the least any program can do (walking the page), a big regular
 * expression and mark.js, in the same run of Chromium; then what the built extension costs a page.
 *
 * All ways read the same page of a size. Its text mentions the first 800 names, which all lists know: what changes from 800
 * to 8,000 names is the list and the words of the text that happen to be names in it. A page that mentions all 8,000 has ten
 * times as many names to find; it is printed beside them, without bound.
 *
 * Times are those of the page's thread, so other programs do not count, and the least of several. Ratios that miss their floor make it exit 1;
 * milliseconds only at three times the figure.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { CDPSession, Page } from 'puppeteer-core';
import { launch } from '../../e2e/browsers/launch.ts';
import { packTerms } from '../../src/core/match/pack-terms.ts';
import { measureDenseText } from './dense-text.ts';
import { measureExtension } from './extension.ts';
import { metered, metric } from './metrics.ts';
import { serveTexts } from './serve-texts.ts';
import { least, missed, say, title } from './verdicts.ts';
import { packOf, terms } from './words.ts';

/** Sizes of the pages, in text nodes; others by argument: `npm run bench:scan -- 20000`. */
const given = process.argv
  .slice(2)
  .map(Number)
  .filter((size) => size > 0);
const SIZES = given.length > 0 ? given : [1000, 20_000, 100_000];
/** The size that has bounds. */
const BOUND = 20_000;
/** Fresh pages per way; then rounds on a warm one, for at most so many milliseconds. */
const FRESH = 4;
const ROUNDS = 9;
const WARM = 600;

const script = await bundle(fileURLToPath(new URL('in-page.ts', import.meta.url)));
const markJs = await readFile(
  fileURLToPath(new URL('../../node_modules/mark.js/dist/mark.min.js', import.meta.url)),
  'utf8',
);
const names = terms(8000);
const few = names.slice(0, 800);
const index = { 800: packTerms([packOf(few)]), 8000: packTerms([packOf(names)]) };
const site = await serveTexts({ text: few, all: names });
const plain = await launch({ extension: false });
try {
  for (const nodes of SIZES) await compareWays(nodes);
} finally {
  await plain.close();
}
const built = new URL('../../dist/packs/core.index', import.meta.url);
if (existsSync(built)) {
  measureDenseText(built);
  await measureExtension(site);
} else console.log('\nSKIPPED: the extension on pages (nothing is built: npm run build).');
site.close();
const failed = missed();
if (failed.length > 0) console.log(`\nMISSED: ${failed.join(' · ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function compareWays(nodes: number): Promise<void> {
  const page = site.url(`text/${nodes}`);
  // Only the size that has bounds is measured again and again.
  const fresh = nodes === BOUND ? FRESH : 1;
  const walk = await measure(page, 'walk', 800, fresh);
  const touch = nodes > BOUND ? undefined : await measure(page, 'touch', 800, 1);
  const ours = await measure(page, 'ours', 800, fresh);
  const many = await measure(page, 'ours', 8000, fresh);
  title(`${nodes.toLocaleString('en')} text nodes (${walk.found.toLocaleString('en')} characters)`);
  console.log(`${''.padEnd(62)}${'cold'.padStart(12)}${'warm'.padStart(12)}`);
  row('bare walk', walk);
  if (touch) row('touching each character', touch);
  row('ours, 800 names', ours);
  row('ours, 8,000 names', many);
  if (!touch) return;
  row('one regular expression, 800 names', await measure(page, 'regex', 800, 1));
  if (nodes === 1000) {
    const mark = await measure(page, 'mark', 800, 1);
    row('mark.js, 800 names', mark);
    say({ what: 'mark.js ÷ ours, cold', value: mark.cold / ours.cold, unit: '×', floor: 100, least: true });
  }
  if (nodes !== BOUND) return;
  row('ours, 8,000 names, all mentioned', await measure(site.url(`all/${nodes}`), 'ours', 8000, 1));
  const bounds = [
    ['cold ÷ bare walk, 800 names, automaton included', ours.cold / walk.cold, 3.5, 3],
    ['warm ÷ touching each character, 800 names', ours.warm / touch.warm, 2, 1.5],
    ['cold, 8,000 names ÷ 800, both on the same page', many.cold / ours.cold, 1.7, 1.5],
  ] as const;
  for (const [what, value, floor, goal] of bounds) say({ what, value, unit: '×', floor, goal });
}

type Measured = { readonly cold: number; readonly warm: number; readonly found: number };

function row(what: string, { cold, warm, found }: Measured): void {
  const ms = (value: number) => (Number.isNaN(value) ? '–' : `${value.toFixed(1)} ms`).padStart(12);
  console.log(`${what.padEnd(62)}${ms(cold)}${ms(warm)}  ${found.toLocaleString('en')} found`);
}

/** A way on fresh pages, once each (cold), and again and again on the last of them (warm). */
async function measure(url: string, way: string, count: 800 | 8000, fresh: number): Promise<Measured> {
  const cold: number[] = [];
  const warm: number[] = [];
  let found = 0;
  for (let time = 1; time <= fresh; time++) {
    const page = await plain.newPage();
    const session = await metered(page);
    await page.goto(url);
    await prepare(page, way, count);
    const first = await run(page, session, way);
    cold.push(first.ms);
    found = first.found;
    const until = Date.now() + WARM;
    if (time === fresh && way !== 'mark')
      while (warm.length < 2 || (warm.length < ROUNDS && Date.now() < until))
        warm.push((await run(page, session, way)).ms);
    await page.close();
  }
  return { cold: least(cold), warm: least(warm), found };
}

async function prepare(page: Page, way: string, count: 800 | 8000): Promise<void> {
  await page.evaluate(`globalThis.benchIndex = ${JSON.stringify(index[count])};
    globalThis.benchNames = ${JSON.stringify(names.slice(0, count))};`);
  await page.evaluate(script);
  if (way === 'mark') await page.evaluate(markJs);
  // Made ahead, as the index is made ahead.
  if (way === 'regex') await page.evaluate('bench.compile()');
  if (way === 'ours') await page.evaluate('bench.open()');
}

/** Milliseconds of the page's thread, less what asking for nothing takes. */
async function run(page: Page, session: CDPSession, way: string): Promise<{ ms: number; found: number }> {
  const asked: number[] = [];
  for (let time = 0; time < 3; time++) asked.push((await timed(page, session, '0')).ms);
  const { ms, result } = await timed(page, session, `bench.${way}()`);
  return { ms: Math.max(0.01, ms - Math.min(...asked)), found: result as number };
}

async function timed(page: Page, session: CDPSession, what: string): Promise<{ ms: number; result: unknown }> {
  const from = await metric(session, 'ThreadTime');
  const result = await page.evaluate(what);
  return { ms: ((await metric(session, 'ThreadTime')) - from) * 1000, result };
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
