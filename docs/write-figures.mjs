// Writes the figures in README between their markers, from what the build and the benchmarks measured: `npm run figures`.
// `--check` fails when README says something else than the last build.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(here, '..');
const kb = (bytes) => (bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} kB`);

const FIGURES = {
  sizes() {
    const file = path.join(root, 'dist/sizes.json');
    if (!existsSync(file)) throw new Error('There are no sizes yet: run npm run build first.');
    const rows = JSON.parse(readFileSync(file, 'utf8'));
    return [
      '| what ships (brotli) | size | budget |',
      '|---|---|---|',
      ...rows.map(({ what, bytes, floor }) => `| ${what} | ${kb(bytes)} | ${floor ? kb(floor) : '–'} |`),
    ].join('\n');
  },
};

const readme = path.join(root, 'README.md');
const before = readFileSync(readme, 'utf8');
let after = before;
for (const [name, write] of Object.entries(FIGURES)) {
  const section = new RegExp(`<!-- figures:${name} -->[\\s\\S]*?<!-- /figures -->`);
  if (!section.test(after)) throw new Error(`README.md has no place for the figures "${name}".`);
  after = after.replace(section, () => `<!-- figures:${name} -->\n${write()}\n<!-- /figures -->`);
}
if (process.argv.includes('--check') && after !== before) {
  console.error('The figures in README.md are not those of the last build. Run: npm run figures');
  process.exitCode = 1;
} else if (after !== before) {
  writeFileSync(readme, after);
  console.log('README.md: figures written.');
}
