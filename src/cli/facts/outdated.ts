/** `npm run facts:outdated`: whether the registry has newer facts than the pinned ones, and what to do then. */
import { spawnSync } from 'node:child_process';
import { FACTS_PACKAGE, pinnedVersion, projectRoot } from './load-source.ts';

/** What `npm outdated --json` says of one package. */
type Outdated = Readonly<Record<string, { readonly latest?: string } | undefined>>;

const root = projectRoot();
const pinned = await pinnedVersion(root);
const { stdout, error } = spawnSync('npm', ['outdated', '--json', FACTS_PACKAGE], { cwd: root, encoding: 'utf8' });
let found: Outdated & { readonly error?: { readonly summary?: string } } = {};
try {
  found = JSON.parse(stdout || '{}') as typeof found;
} catch {
  found = { error: { summary: stdout } } as typeof found;
}
const latest = found[FACTS_PACKAGE]?.latest;
if (error || found.error) {
  const why = error?.message ?? found.error?.summary ?? 'no answer';
  process.stderr.write(`The registry could not be asked for ${FACTS_PACKAGE}: ${why.trim()}\n`);
  process.exitCode = 2;
} else if (latest === undefined || latest === pinned) {
  process.stdout.write(`The facts are up to date: ${FACTS_PACKAGE} ${pinned}.\n`);
} else {
  process.stdout.write(
    [
      `There are newer facts: ${FACTS_PACKAGE} ${latest}; pinned is ${pinned}.`,
      '  cp -r dist/packs/facts .cache/facts-before',
      `  npm install --save-dev --save-exact ${FACTS_PACKAGE}@${latest}`,
      '  npm run build && npm run facts:report && npm run facts:diff .cache/facts-before',
      'Read both, run npm run unit, and commit package.json with package-lock.json.',
      '',
    ].join('\n'),
  );
  process.exitCode = 1;
}
