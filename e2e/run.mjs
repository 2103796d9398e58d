// Runs the end-to-end tests in one browser or both: `node e2e/run.mjs [chromium|firefox] [name …]`.
// A name picks the files whose path holds it. The built extension and embed are what is tested: build first.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const words = process.argv.slice(2);
const browsers = ['chromium', 'firefox'].filter((name) => words.includes(name));
const names = words.filter((word) => !browsers.includes(word));
if (!existsSync(path.join(here, '../dist/chrome/manifest.json'))) {
  console.error('There is nothing built to test. Run: npm run build');
  process.exit(1);
}
const files = readdirSync(here)
  .filter((file) => file.endsWith('.e2e.ts') && (names.length === 0 || names.some((name) => file.includes(name))))
  .sort()
  .map((file) => path.join(here, file));
if (files.length === 0) {
  console.error(`No end-to-end test is called ${names.join(' or ')}.`);
  process.exit(1);
}
let failed = false;
for (const browser of browsers.length > 0 ? browsers : ['chromium', 'firefox']) {
  console.log(`\n── ${browser} ──`);
  const { status } = spawnSync(
    process.execPath,
    [
      '--import',
      new URL('./typescript-loader.mjs', import.meta.url).href,
      '--test',
      '--test-concurrency=1',
      '--test-reporter=spec',
      ...files,
    ],
    { stdio: 'inherit', env: { ...process.env, AUSPEX_BROWSER: browser } },
  );
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
