/**
 * `npx tsx bench/detect/facts.ts`: what the names of the facts pack do to detection. Every set is scored with our own
 * packs and with the facts beside them, as if they were on every page: a worse figure is named, and fails.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectRecord } from '../../src/cli/detect-records.ts';
import { loadTerms, packsDir } from '../../src/cli/load-terms.ts';
import { buildIndex, type TermIndex } from '../../src/core/match/term-index.ts';
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

/** Sentences with a hole for a name: on a page about the game, and on one that is not. */
const GAME = {
  title: 'Warhammer 40k battle report',
  text: (name: string) => `Next turn my ${name} got the charge off.`,
};
const OTHER = { title: 'The village fair', text: (name: string) => `At the fair the ${name} won a second prize.` };

/**
 * How many names of each kind are found in a plain sentence about the game, and how many are marked where nothing but the
 * name speaks for it: those that hold a word only this game has, like "Leman Russ Punisher".
 */
function names(index: TermIndex, facts: PackTerms): string {
  const options = { edition: 'auto', sensitivity: 'careful', never: [], always: [] } as const;
  const marked = ({ title, text }: typeof GAME, name: string) =>
    detectRecord(index, { id: name, title, text: text(name) }, options).matches.length > 0;
  const kinds = [...new Set(facts.entries.map(({ kind }) => kind))].sort();
  const lines = kinds.map((kind) => {
    const all = [...new Set(facts.entries.filter((entry) => entry.kind === kind).map(({ name }) => name))];
    const found = all.filter((name) => marked(GAME, name)).length;
    const wrong = all.filter((name) => marked(OTHER, name)).length;
    return `  ${kind.padEnd(22)} ${found} of ${all.length} found in a sentence about the game, ${wrong} marked where nothing but the name speaks for it`;
  });
  return ['names', ...lines, ''].join('\n');
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
  process.stdout.write(names(buildIndex([...(await loadTerms('auto')), facts]), facts));
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
