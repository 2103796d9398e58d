/**
 * `npm run detect:tune [-- WEIGHT]`: what each weight of the evidence does, on two thirds of the passages. The last third
 * (by a hash of the id) is never looked at while tuning; its score is printed at the end.
 */

import { WEIGHT_REASONS } from '../../src/core/match/evidence/weight-reasons.ts';
import {
  type ClaimSign,
  DEFAULT_WEIGHTS,
  type PageSignName,
  type SignName,
  type Weights,
} from '../../src/core/match/evidence/weights.ts';
import { loadSets, type Passage } from './records.ts';
import { loadIndex, scoreAll } from './run.ts';
import { report } from './score.ts';
import type { Score } from './scoring.ts';

/** FNV-1a of an id, for a split that stays the same when passages are added. */
function aside({ id }: Passage): boolean {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % 3 === 0;
}

function figures({ recall, precision, falseMarks }: Score) {
  const right = Object.values(recall).reduce((sum, count) => sum + count.right, 0);
  return { found: right, wrong: precision.of - precision.right, falseMarks };
}

const FACTORS = [0, 0.5, 0.8, 1.25, 1.5, 2];
const sets = loadSets();
const all = sets.flatMap(({ passages }) => passages);
const tuned = all.filter((passage) => !aside(passage));
const index = await loadIndex();
const base = figures(scoreAll(index, tuned, all));
const out = (line: string) => process.stdout.write(`${line}\n`);
out(`${tuned.length} passages to tune on, ${all.length - tuned.length} held aside`);
out(`now: ${base.found} mentions found, ${base.wrong} wrong in 40k texts, ${base.falseMarks} false in others`);
out('change of these three when a weight is multiplied (· none):\n');
out(
  `${'sign'.padEnd(18)}${'weights'.padStart(24)}  ${FACTORS.map((factor) => `×${factor}`.padEnd(11)).join('')} why, with an example`,
);
const [only] = process.argv.slice(2);
for (const name of [...Object.keys(DEFAULT_WEIGHTS.page), ...Object.keys(DEFAULT_WEIGHTS.claim)] as SignName[]) {
  if (only && name !== only) continue;
  const changes = FACTORS.map((factor) => {
    const { found, wrong, falseMarks } = figures(scoreAll(index, tuned, all, times(name, factor)));
    const change = [found - base.found, wrong - base.wrong, falseMarks - base.falseMarks];
    return (change.some(Boolean) ? change.map(signed).join('/') : '·').padEnd(11);
  });
  const { reason, example } = WEIGHT_REASONS[name];
  out(`${name.padEnd(18)}${shown(name).padStart(24)}  ${changes.join('')} ${reason} (${example})`);
}
const held = all.filter(aside);
out(`\n${report('held aside', scoreAll(index, held, all))}`);

/** The product's weights with those of one sign multiplied, on the page and beside a term alike. */
function times(name: SignName, factor: number): Weights {
  const { page, claim } = DEFAULT_WEIGHTS;
  const [weight, inTitle] = page[name as PageSignName] ?? [0, 0];
  const [distinct, shared, word, number] = claim[name as ClaimSign] ?? [0, 0, 0, 0];
  return {
    page: name in page ? { ...page, [name]: [weight * factor, inTitle * factor] } : page,
    claim: name in claim ? { ...claim, [name]: [distinct, shared, word, number].map((one) => one * factor) } : claim,
  };
}

function shown(name: SignName): string {
  const { page, claim } = DEFAULT_WEIGHTS;
  return [...(page[name as PageSignName] ?? []), ...(claim[name as ClaimSign] ?? [])].join(' ');
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : String(change);
}
