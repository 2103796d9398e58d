// Builds everything: `node build.mjs` once, `--watch` on every change, `--package` with the zips for the stores and one of the embed.
//
//   dist/core     the pure core as an ES module for Node
//   dist/packs    compiled rule packs (terms, bodies) and the detector's automaton
//   dist/chrome   dist/firefox    the extension: same scripts, two manifests
//   dist/embed    the script tag: an ES module and a classic script
//   dist/site     demo and docs pages, with the embed and the packs beside them
//
// The core is bundled first, because the packs are compiled with it. A broken record or a missed byte budget fails the build.
import { readdirSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, deflateRawSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { minify as terser } from 'terser';
import { BUDGETS } from './build/budgets.mjs';
import { leanLit, WITHOUT_INNER_HTML, WITHOUT_POLICY, WITHOUT_RAW_TEXT } from './build/lit.mjs';
import { minifyStyles, wholeParts } from './build/plugins.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const from = (...parts) => path.join(here, ...parts);
const dist = (...parts) => from('dist', ...parts);

/** What is promised in README: the extension runs in these; the embed in what the last two years shipped. */
const EXTENSION_TARGET = ['chrome148', 'firefox153'];
const EMBED_TARGET = ['chrome128', 'firefox140', 'safari18'];

const COMMON = {
  bundle: true,
  minify: true,
  conditions: ['production'],
  logLevel: 'warning',
  legalComments: 'none',
  metafile: true,
};

/**
 * Scripts that ship, by what they are built together with: entries of one row share chunks. `to` lists the products.
 * Injected scripts are one file each; pages and the embed's second half load parts on first need.
 */
const EXTENSION = {
  target: EXTENSION_TARGET,
  to: ['chrome', 'firefox'],
  plugins: [leanLit(WITHOUT_INNER_HTML), wholeParts(), minifyStyles],
};
const EMBED = {
  target: EMBED_TARGET,
  to: ['embed'],
  plugins: [leanLit(WITHOUT_POLICY, ...WITHOUT_RAW_TEXT), wholeParts('src/embed/cards.ts'), minifyStyles],
};
const PAGES = { format: 'esm', splitting: true, chunkNames: 'parts/[name]-[hash]' };
const ENTRIES = [
  { scripts: { content: 'src/extension/content/content.ts' }, format: 'iife', ...EXTENSION },
  { scripts: { annotate: 'src/extension/content/annotate.ts' }, format: 'iife', ...EXTENSION },
  { scripts: { background: 'src/extension/background/background.ts' }, format: 'iife', ...EXTENSION },
  {
    scripts: {
      card: 'src/extension/card/card.ts',
      popup: 'src/extension/popup/popup.ts',
      'side-panel': 'src/extension/side-panel/side-panel.ts',
      options: 'src/extension/options/options.ts',
    },
    ...PAGES,
    ...EXTENSION,
  },
  { scripts: { auspex: 'src/embed/main.ts' }, format: 'esm', ...EMBED },
  { scripts: { 'auspex.classic': 'src/embed/classic.ts' }, format: 'iife', ...EMBED },
  {
    scripts: {
      'auspex-marks': 'src/embed/marks.ts',
      'auspex-cards': 'src/embed/cards.ts',
      'auspex-elements': 'src/embed/elements.ts',
    },
    ...PAGES,
    ...EMBED,
  },
];

function manifestFor(product, base) {
  const manifest = structuredClone(base);
  if (product === 'chrome') {
    manifest.minimum_chrome_version = '148'; // the first with a native `browser`
    manifest.background = { service_worker: 'background.js' };
    manifest.permissions.push('sidePanel');
    manifest.side_panel = { default_path: 'side-panel.html' };
    return manifest;
  }
  // Firefox's linter warns of a service_worker, even beside `scripts`.
  manifest.background = { scripts: ['background.js'] };
  manifest.sidebar_action = {
    default_panel: 'side-panel.html',
    default_title: '__MSG_action__',
    default_icon: manifest.icons,
    open_at_install: false,
  };
  manifest.browser_specific_settings = {
    gecko: {
      id: 'auspex@auspex.example',
      strict_min_version: '153.0',
      data_collection_permissions: { required: ['none'] },
    },
    gecko_android: { strict_min_version: '153.0' },
  };
  return manifest;
}

/** Bundles a TypeScript module for Node and imports it: the build uses the core it builds. */
async function load(entry) {
  const outfile = from('.cache/build', `${path.basename(entry, '.ts')}.mjs`);
  await esbuild.build({
    entryPoints: [from(entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'node20',
    logLevel: 'warning',
  });
  return import(`${pathToFileURL(outfile).href}?${Date.now()}`);
}

async function buildPacks() {
  const { compilePacks } = await load('rules-data/lint/compile.ts');
  const { packs, problems } = await compilePacks(from('rules-data'), dist('packs'));
  if (problems.length > 0) {
    const { describeProblem } = await load('src/core/result/result.ts');
    throw new Error(`The rules cannot be compiled:\n${problems.map(describeProblem).join('\n')}`);
  }
  // Of every army the facts, from a data package of npm: nothing of it is kept in this repository.
  const { writeFacts } = await load('src/cli/facts/write-facts.ts');
  const facts = await writeFacts(here, dist('packs'));
  console.log(
    `${facts.bodies.pack}: ${Object.keys(facts.bodies.records).length} records, ${facts.problems.length} rows of the source left out`,
  );
  const { packTerms } = await load('src/core/match/pack-terms.ts');
  const index = packTerms(packs.map(({ terms }) => terms));
  // The same with the names of all armies: for pages that are about the game.
  const armies = packTerms([...packs.map(({ terms }) => terms), facts.terms]);
  // Static hosts often do not compress unknown types: the embed fetches it deflated. A content script cannot fetch packaged
  // files without opening them to every page, so there it travels as a script.
  await writeFile(dist('packs/core.index'), deflateRawSync(index, { level: 9, memLevel: 7 }));
  await writeFile(dist('packs/facts.index'), deflateRawSync(armies, { level: 9 }));
  return {
    'term-index.js': `globalThis.auspexTermIndex=${JSON.stringify(index)};\n`,
    'armies-index.js': `globalThis.auspexArmiesIndex=${JSON.stringify(armies)};\n`,
  };
}

async function buildCore() {
  await esbuild.build({
    entryPoints: [from('src/cli/core.ts')],
    outfile: dist('core/index.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    mainFields: ['module', 'main'],
    logLevel: 'warning',
  });
}

/** A second minifier over esbuild's output: 3 to 4 per cent fewer bytes. Left out while watching, for speed. */
async function squeeze(file, module) {
  if (process.argv.includes('--watch')) return;
  const { code } = await terser(await readFile(file, 'utf8'), {
    module,
    ecma: 2022,
    toplevel: module,
    compress: { passes: 2 },
  });
  await writeFile(file, code);
}

async function buildScripts() {
  const inputs = {};
  await Promise.all(
    ENTRIES.map(async ({ scripts, to, ...options }) => {
      const [first, ...others] = to;
      const entryPoints = Object.entries(scripts).map(([out, entry]) => ({ in: from(entry), out }));
      const { metafile } = await esbuild.build({ ...COMMON, ...options, entryPoints, outdir: dist(first) });
      for (const [file, output] of Object.entries(metafile.outputs)) {
        const name = path.relative(dist(), from(file)).replaceAll(path.sep, '/');
        inputs[name] = output;
        if (name.endsWith('.js')) await squeeze(dist(name), options.format === 'esm');
        for (const product of others) await cp(dist(name), dist(product, name.slice(first.length + 1)));
      }
    }),
  );
  // What each script is made of: `bytesInOutput` per source file, and which parts it loads.
  await writeFile(dist('scripts.json'), JSON.stringify(inputs));
  return inputs;
}

/** A script with every part it loads at once; parts it loads on need are named in a budget's own row. */
function withParts(inputs, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const { path: part, kind } of inputs[name]?.imports ?? []) {
    if (kind !== 'import-statement') continue;
    const file = path.relative(dist(), from(part)).replaceAll(path.sep, '/');
    if (inputs[file]) withParts(inputs, file, seen);
  }
  return seen;
}

/** Term lists are for tools; what pages load is the index made of them. */
const shipped = (file) => !file.endsWith('.terms.json');

async function assembleExtension(product, indexes) {
  const base = JSON.parse(await readFile(from('manifest.json'), 'utf8'));
  const { version } = JSON.parse(await readFile(from('package.json'), 'utf8'));
  await writeFile(
    dist(product, 'manifest.json'),
    `${JSON.stringify(manifestFor(product, { ...base, version }), null, 2)}\n`,
  );
  const { manifestMessages } = await load('src/extension/manifest-messages.ts');
  for (const [language, messages] of Object.entries(manifestMessages)) {
    const named = Object.entries(messages).map(([name, message]) => [name, { message }]);
    await mkdir(dist(product, '_locales', language), { recursive: true });
    await writeFile(
      dist(product, '_locales', language, 'messages.json'),
      JSON.stringify(Object.fromEntries(named), null, 2),
    );
  }
  for (const page of ['card', 'popup', 'side-panel', 'options'])
    await cp(from('src/extension', page, `${page}.html`), dist(product, `${page}.html`));
  await cp(from('src/extension/icons'), dist(product, 'icons'), { recursive: true });
  for (const [name, script] of Object.entries(indexes)) await writeFile(dist(product, name), script);
  await mkdir(dist(product, 'packs'), { recursive: true });
  for (const file of await readdir(dist('packs'))) {
    if (file.endsWith('.bodies.json')) await cp(dist('packs', file), dist(product, 'packs', file));
  }
  await cp(dist('packs/facts'), dist(product, 'packs/facts'), { recursive: true, filter: shipped });
}

async function assembleEmbed() {
  await cp(dist('packs'), dist('embed/packs'), { recursive: true, filter: shipped });
  await cp(from('site'), dist('site'), { recursive: true, filter: (file) => !/\.(mjs|ts|md)$/.test(file) });
  await cp(dist('embed'), dist('site/embed'), { recursive: true });
  const { buildPlainPages } = await import('./site/plain-pages.mjs');
  await buildPlainPages(dist('site'));
  const { buildRuleIndex } = await import(`${pathToFileURL(from('site/rule-index.mjs')).href}?${Date.now()}`);
  await buildRuleIndex(dist('packs'), dist('site'));
  const { buildElementPages } = await import('./site/element-pages.mjs');
  await buildElementPages(load, from('widgets'), dist());
  const { buildMarkdownPage } = await import('./site/markdown-page.mjs');
  await mkdir(dist('site/docs'), { recursive: true });
  await buildMarkdownPage(from('docs/embedding.md'), dist('site'), 'docs/embed.html');
}

async function sizeTable(inputs, print) {
  const rows = [];
  let missed = false;
  for (const { what, sum, floor, goal, stored } of BUDGETS) {
    let bytes = 0;
    const named = sum.map(
      (name) => Object.keys(inputs).find((file) => file.startsWith(`${name.replace('/', '/parts/')}-`)) ?? name,
    );
    const files = named.flatMap((name) =>
      name.endsWith('/') ? readdirSync(dist(name)).map((file) => name + file) : [...withParts(inputs, name)],
    );
    for (const file of new Set(files.filter(shipped))) {
      const content = await readFile(dist(file));
      bytes += stored
        ? content.length
        : brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    }
    const over = floor !== undefined && bytes > floor;
    missed ||= over;
    rows.push({ what, bytes, floor, goal, state: over ? 'OVER' : goal && bytes > goal ? 'ok, goal missed' : 'ok' });
  }
  await writeFile(dist('sizes.json'), `${JSON.stringify(rows, null, 2)}\n`);
  const kb = (bytes) => (bytes ? `${(bytes / 1000).toFixed(1)} kB` : '');
  print(`\n${'what ships (brotli)'.padEnd(36)}${'size'.padStart(10)}${'budget'.padStart(10)}${'goal'.padStart(10)}`);
  for (const { what, bytes, floor, goal, state } of rows)
    print(`${what.padEnd(36)}${kb(bytes).padStart(10)}${kb(floor).padStart(10)}${kb(goal).padStart(10)}  ${state}`);
  if (missed)
    throw new Error(
      'A byte budget is missed: see the lines marked OVER. dist/scripts.json says what each script is made of.',
    );
}

async function packageZips() {
  const { zipSync } = await import('fflate');
  const { version } = JSON.parse(await readFile(from('package.json'), 'utf8'));
  for (const product of ['chrome', 'firefox', 'embed']) {
    const files = {};
    for (const entry of await readdir(dist(product), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const full = path.join(entry.parentPath ?? entry.path, entry.name);
      // A fixed date: the same source gives the same zip.
      files[path.relative(dist(product), full).replaceAll(path.sep, '/')] = [
        await readFile(full),
        { mtime: new Date(2026, 0, 1) },
      ];
    }
    const zip = dist(`auspex-${product}-${version}.zip`);
    await writeFile(zip, zipSync(files, { level: 9 }));
    console.log(`packed ${path.relative(here, zip)}`);
  }
}

/** @param {{ sizes?: boolean }} [options] without `sizes` a table of them is shown only by its failure */
export async function build({ sizes = true } = {}) {
  const started = performance.now();
  await rm(dist(), { recursive: true, force: true });
  await mkdir(dist('packs'), { recursive: true });
  await buildCore();
  const [inputs, indexes] = await Promise.all([buildScripts(), buildPacks()]);
  await Promise.all(['chrome', 'firefox'].map((product) => assembleExtension(product, indexes)));
  await assembleEmbed();
  await sizeTable(inputs, sizes ? console.log : () => undefined);
  console.log(`\nbuilt in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function watch() {
  const { watch: watchFiles } = await import('chokidar');
  let building = Promise.resolve();
  let timer;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(() => build()).catch((error) => console.error(String(error.message ?? error)));
    }, 150);
  };
  watchFiles(
    ['src', 'widgets', 'rules-data', 'site', 'manifest.json'].map((name) => from(name)),
    { ignoreInitial: true },
  ).on('all', again);
  again();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    if (process.argv.includes('--watch')) await watch();
    else {
      await build();
      if (process.argv.includes('--package')) await packageZips();
    }
  } catch (error) {
    console.error(`\nThe build has failed. ${error.message ?? error}`);
    process.exitCode = 1;
  }
}
