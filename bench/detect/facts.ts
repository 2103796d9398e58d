/**
 * `npx tsx bench/detect/facts.ts`: what the names of the facts pack do to detection. Every set is scored with our own
 * packs and with the facts beside them, as if they were on every page: a worse figure is named, and fails.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTerms, packsDir } from '../../src/cli/load-terms.ts';
import { buildIndex } from '../../src/core/match/term-index.ts';
import type { PackTerms } from '../../src/core/rules/record.ts';
import { loadSets } from './records.ts';
import { scoreAll } from './run.ts';
import type { Count, Score } from './scoring.ts';

const file = join(packsDir(), 'facts/wh40k-11e-facts.terms.json');

function line({ recall, precision, params, negativeWords, falseMarks }: Score): string {
  const share = ({ right, of }: Count = { right: 0, of: 0 }) => (of ? `${right}/${of}` : '–');
  const { canonical, variant, typo } = recall;
  return `canonical ${share(canonical)}  variant ${share(variant)}  typo ${share(typo)}  precision ${share(precision)}  values ${share(params)}  false ${falseMarks} in ${negativeWords}`;
}

const worse = (before: Count | undefined, after: Count | undefined): boolean =>
  before !== undefined && before.of > 0 && (after?.right ?? 0) / (after?.of || 1) < before.right / before.of;

function worsened(before: Score, after: Score): string[] {
  return [
    ...['canonical', 'variant', 'typo'].filter((form) => worse(before.recall[form], after.recall[form])),
    ...(worse(before.precision, after.precision) ? ['precision'] : []),
    ...(worse(before.params, after.params) ? ['values'] : []),
    ...(after.falseMarks > before.falseMarks ? ['false marks'] : []),
  ];
}

function main(): Promise<number> {
  if (!existsSync(file)) {
    process.stdout.write(`SKIPPED: ${file} is not there. Run npm run build.\n`);
    return Promise.resolve(0);
  }
  return compare(JSON.parse(readFileSync(file, 'utf8')) as PackTerms);
}

async function compare(facts: PackTerms): Promise<number> {
  const sets = loadSets();
  const all = sets.flatMap(({ passages }) => passages);
  let status = 0;
  for (const edition of ['10e', 'auto'] as const) {
    const own = await loadTerms(edition);
    const [plain, full] = [buildIndex(own), buildIndex([...own, facts])];
    for (const { name, passages } of sets) {
      const [before, after] = [scoreAll(plain, passages, all), scoreAll(full, passages, all)];
      const bad = worsened(before, after);
      process.stdout.write(
        `${edition === '10e' ? '10th' : 'both'}  ${name}\n  own        ${line(before)}\n  with facts ${line(after)}\n`,
      );
      if (bad.length === 0) continue;
      status = 1;
      process.stdout.write(`  WORSE: ${bad.join(', ')}\n`);
      const known = new Set(before.errors);
      for (const error of after.errors.filter((one) => !known.has(one))) process.stdout.write(`    ${error}\n`);
    }
  }
  return status;
}

process.exitCode = await main();
