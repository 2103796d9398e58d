/**
 * `npm run bench:scan`: how fast names are found, against the least any program can do (walking the page), a big regular
 * expression and mark.js, in the same run of Chromium; then what the built extension and embed cost a page.
 *
 * Ratios that miss their floor make it exit 1; milliseconds only at three times the figure.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'puppeteer-core';
import { launch } from '../../e2e/browsers/launch.ts';
import { packTerms } from '../../src/core/match/pack-terms.ts';
import { measureExtension } from './extension.ts';
import { median, missed, say, title } from './verdicts.ts';
import { packOf, pageOf, terms, texts } from './words.ts';

/** Sizes of the pages, in text nodes; others by argument: `npm run bench:scan -- 20000`. */
const given = process.argv
  .slice(2)
  .map(Number)
  .filter((size) => size > 0);
const SIZES = given.length > 0 ? given : [1000, 20_000, 100_000];
/** Fresh pages per way, of which the median counts; then as many runs on a warm one. */
const FRESH = 3;
const WARM = 7;

const script = await bundle(fileURLToPath(new URL('in-page.ts', import.meta.url)));
const markJs = await readFile(
  fileURLToPath(new URL('../../node_modules/mark.js/dist/mark.min.js', import.meta.url)),
  'utf8',
);
const names = terms(8000);
const index = { 800: packTerms([packOf(names.slice(0, 800))]), 8000: packTerms([packOf(names)]) };
const site = await serveTexts();
const plain = await launch({ extension: false });
try {
  await compareWays();
} finally {
  await plain.close();
}
if (existsSync(fileURLToPath(new URL('../../dist/chrome/manifest.json', import.meta.url))))
  await measureExtension(site);
else console.log('\nSKIPPED: the extension on pages (nothing is built: npm run build).');
site.close();
const failed = missed();
if (failed.length > 0) console.log(`\nMISSED: ${failed.join(' · ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function compareWays(): Promise<void> {
  for (const nodes of SIZES) {
    const fresh = nodes > 20_000 ? 1 : FRESH;
    const walk = await measure(nodes, 'walk', 800, fresh);
    const touch = await measure(nodes, 'touch', 800, fresh);
    const ours = await measure(nodes, 'ours', 800, fresh);
    const many = await measure(nodes, 'ours', 8000, fresh);
    const regex = nodes > 20_000 ? undefined : await measure(nodes, 'regex', 800);
    title(`${nodes.toLocaleString('en')} text nodes (${walk.found.toLocaleString('en')} characters)`);
    const row = (what: string, { cold, warm, found }: Measured) =>
      console.log(
        `${what.padEnd(62)}${`${cold.toFixed(1)} ms`.padStart(12)}${`${warm.toFixed(1)} ms`.padStart(12)}  ${found.toLocaleString('en')} found`,
      );
    console.log(`${''.padEnd(62)}${'cold'.padStart(12)}${'warm'.padStart(12)}`);
    row('bare walk', walk);
    row('touching each character', touch);
    row('ours, 800 names', ours);
    row('ours, 8,000 names', many);
    if (regex) row('one regular expression, 800 names', regex);
    if (nodes === 1000) {
      const mark = await measure(nodes, 'mark', 800, 1);
      row('mark.js, 800 names', mark);
      say({ what: 'mark.js ÷ ours, cold', value: mark.cold / ours.cold, unit: '×', floor: 100, least: true });
    }
    if (nodes !== 20_000) continue;
    say({
      what: 'cold ÷ bare walk, 800 names, automaton included',
      value: ours.cold / walk.cold,
      unit: '×',
      floor: 3.5,
      goal: 3,
    });
    say({
      what: 'warm ÷ touching each character, 800 names',
      value: ours.warm / touch.warm,
      unit: '×',
      floor: 2,
      goal: 1.5,
    });
    say({ what: 'cold, 8,000 names ÷ 800', value: many.cold / ours.cold, unit: '×', floor: 1.7, goal: 1.5 });
  }
}

type Measured = { readonly cold: number; readonly warm: number; readonly found: number };

/** A way on fresh pages, once each (cold), and again and again on the last of them (warm). */
async function measure(nodes: number, way: string, count: 800 | 8000, fresh = FRESH): Promise<Measured> {
  const cold: number[] = [];
  const warm: number[] = [];
  let found = 0;
  for (let time = 0; time < fresh; time++) {
    const page = await plain.newPage();
    await page.goto(site.url(nodes));
    await prepare(page, way, count);
    const first = await run(page, way);
    cold.push(first.ms);
    found = first.found;
    if (time === fresh - 1 && way !== 'mark')
      for (let again = 0; again < WARM; again++) warm.push((await run(page, way)).ms);
    await page.close();
  }
  return { cold: median(cold), warm: median(warm), found };
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

async function run(page: Page, way: string): Promise<{ ms: number; found: number }> {
  return (await page.evaluate(
    `(() => { const from = performance.now(); const found = bench.${way}(); return { ms: performance.now() - from, found }; })()`,
  )) as { ms: number; found: number };
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

/** Pages by their number of text nodes: `/20000`; what else is asked for comes from `extra`. */
async function serveTexts() {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const nodes = Number(path.slice(1));
    if (!pages.has(path) && nodes > 0) pages.set(path, pageOf(texts(nodes, names)));
    response.writeHead(pages.has(path) ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(pages.get(path) ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: (nodes: number | string) => `http://127.0.0.1:${port}/${nodes}`,
    put: (name: string, html: string) => void pages.set(`/${name}`, html),
    close: () => void server.close(),
  };
}
