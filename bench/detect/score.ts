/** `npm run bench:detect [-- --errors]`: how well rules are found in labelled passages, with 95 % intervals. */
import { pathToFileURL } from 'node:url';
import { loadSets } from './records.ts';
import { loadIndex, scoreAll } from './run.ts';
import { type Count, type Score, wilson } from './scoring.ts';

/** What the product promises, and what it wants: shares, and false marks in 1,000 words. */
export const FLOORS = { canonical: 0.97, variant: 0.88, precision: 0.975, params: 0.98, falsePer1000: 0.5 } as const;
export const GOALS = { canonical: 0.995, variant: 0.97, precision: 0.995, params: 1, falsePer1000: 0 } as const;

/** Sets written against the detector, one word in five a trap: their figures are printed and have no floor. */
const CONTRARY = /dense|adversarial/;
/**
 * Sets that are harder than pages of the web on purpose (no name of the game, no army, ordinary senses beside rules, short codes): together
 * they have a floor of their own, below which something has broken.
 */
const HARD = /sparse|factions|short|traps|codes|games|words|held/;
const HARD_FLOORS = { canonical: 0.91, variant: 0.86, precision: 0.975, params: 0.96, falsePer1000: 0.7 } as const;

/** One line of a report: share, interval, floor and goal. */
export function shareLine(name: string, count: Count, floor?: number, goal?: number): string {
  const [low, high] = wilson(count);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const wanted = floor === undefined ? '' : `  floor ${percent(floor)}, goal ${percent(goal ?? 1)}`;
  if (count.of === 0) return `  ${name.padEnd(22)} –`;
  return `  ${name.padEnd(22)} ${percent(count.right / count.of).padStart(8)}  ${count.right} of ${count.of} (${percent(low)} – ${percent(high)})${wanted}`;
}

export function report(
  title: string,
  { passages, recall, precision, params, negativeWords, falseMarks }: Score,
): string {
  const forms = ['canonical', 'variant', 'typo'] as const;
  return [
    `${title}: ${passages} passages`,
    ...forms.map((form) =>
      shareLine(
        `recall, ${form}`,
        recall[form] ?? { right: 0, of: 0 },
        form === 'typo' ? undefined : FLOORS[form],
        form === 'typo' ? undefined : GOALS[form],
      ),
    ),
    shareLine('precision in 40k', precision, FLOORS.precision, GOALS.precision),
    shareLine('values and keywords', params, FLOORS.params, GOALS.params),
    `  false in other texts   ${negativeWords ? ((1000 * falseMarks) / negativeWords).toFixed(2) : '–'} in 1,000 words (${falseMarks} in ${negativeWords})  floor ${FLOORS.falsePer1000}, goal ${GOALS.falsePer1000}`,
  ].join('\n');
}

/** Which floors a score misses. Sets too small to tell are only printed. */
export function missed(
  { recall, precision, params, negativeWords, falseMarks }: Score,
  floors: Record<keyof typeof FLOORS, number> = FLOORS,
): string[] {
  const below = (count: Count | undefined, floor: number) =>
    count !== undefined && count.of >= 20 && count.right / count.of < floor;
  return [
    ...(below(recall.canonical, floors.canonical) ? ['recall of official names'] : []),
    ...(below(recall.variant, floors.variant) ? ['recall of variants'] : []),
    ...(below(precision, floors.precision) ? ['precision'] : []),
    ...(below(params, floors.params) ? ['values and keywords'] : []),
    ...(negativeWords > 0 && (1000 * falseMarks) / negativeWords > floors.falsePer1000 ? ['false marks'] : []),
  ];
}

async function main(args: readonly string[]): Promise<number> {
  const sets = loadSets();
  const all = sets.flatMap(({ passages }) => passages);
  if (all.length === 0) {
    process.stdout.write('No passages: nothing was measured.\n');
    return 0;
  }
  const index = await loadIndex();
  const bad: string[] = [];
  for (const { name, passages } of sets) {
    const result = scoreAll(index, passages, all);
    process.stdout.write(`${report(name, result)}\n`);
    if (args.includes('--errors')) for (const line of result.errors) process.stdout.write(`    ${line}\n`);
    if (!CONTRARY.test(name) && !HARD.test(name)) bad.push(...missed(result).map((what) => `${name}: ${what}`));
  }
  const hard = scoreAll(
    index,
    sets.filter(({ name }) => HARD.test(name)).flatMap(({ passages }) => passages),
    all,
  );
  process.stdout.write(`\n${report('hard passages', hard)}\n`);
  bad.push(...missed(hard, HARD_FLOORS).map((what) => `hard passages: ${what}`));
  const usual = sets.filter(({ name }) => !CONTRARY.test(name)).flatMap(({ passages }) => passages);
  process.stdout.write(`\n${report('all but contrary passages', scoreAll(index, usual, all))}\n`);
  process.stdout.write(`${report('all', scoreAll(index, all, all))}\n`);
  for (const line of bad) process.stdout.write(`BELOW FLOOR  ${line}\n`);
  return bad.length > 0 ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await main(process.argv.slice(2));
}
