/**
 * `npm run detect:fit`: the weights of the evidence, from the labelled passages, in three steps that each see only what
 * the product sees: words of the page's subject, signs of the page, signs beside a term. Every passage is judged by weights that were fitted without it
 * (five folds), which is the figure that is printed; then the tables are written from all of them. Sets whose name has `held` are
 * never fitted.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { natureOf } from '../../src/core/match/evidence/claims.ts';
import type { Feature } from '../../src/core/match/evidence/judge.ts';
import { bounded, ruleWord, type Topic, topicWords } from '../../src/core/match/evidence/topic.ts';
import { type ClaimSign, DEFAULT_WEIGHTS, type PageSignName } from '../../src/core/match/evidence/weights.ts';
import { FINDERS } from '../../src/core/match/finders.ts';
import type { Found } from '../../src/core/match/found.ts';
import { PageDetection } from '../../src/core/match/page-detection.ts';
import type { TermIndex } from '../../src/core/match/term-index.ts';
import { directionOf, NO_TOPIC, SEEDS } from './fit-priors.ts';
import { type Example, fitLogistic, oddsOf } from './logistic.ts';
import { loadSets, type Passage, type Surface } from './records.ts';
import { loadIndex } from './run.ts';
import { nameKey } from './scoring.ts';

const FOLDS = 5;
/** How strongly a word is drawn to its prior, and how many words are kept. */
const RIDGE = 7;
const KEPT = 800;
const PAGE_SIGNS = Object.keys(DEFAULT_WEIGHTS.page) as PageSignName[];
const CLAIM_SIGNS = Object.keys(DEFAULT_WEIGHTS.claim) as ClaimSign[];
const out = (line: string) => process.stdout.write(`${line}\n`);

type Case = {
  readonly found: Found;
  readonly page: readonly Feature<PageSignName>[];
  readonly label: 0 | 1 | undefined;
  readonly form: string | undefined;
};
type Read = {
  readonly passage: Passage;
  readonly set: string;
  readonly fold: number;
  readonly weight: number;
  readonly words: ReadonlySet<string>;
  readonly candidates: readonly Case[];
  readonly claims: (candidate: { readonly found: Found }, page: number) => readonly Feature<ClaimSign>[];
  readonly expected: number;
};

const index = await loadIndex();
const sets = loadSets();
const reads = sets
  .filter(({ name }) => !name.includes('held') && name.startsWith('own'))
  .flatMap(({ name, passages }) => passages.map((passage) => read(index, passage, name)));
out(`${reads.length} passages, ${reads.flatMap(({ candidates }) => candidates).length} candidates`);

const topicFolds = folds((some) => fitTopic(some));
const pageFolds = topicFolds.map((topic, fold) =>
  fitPage(without(fold), (one, own) => topicValue(outOfFold(topicFolds, one) ?? topic, one, own)),
);
const claimFolds = pageFolds.map((_, fold) => fitClaims(without(fold), pageOdds));
report();
thresholds();

const topic = fitTopic(reads);
const page = fitPage(reads, (one, own) => topicValue(outOfFold(topicFolds, one) ?? topic, one, own));
const claims = fitClaims(reads, pageOdds);
write();

function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

function folds<Fitted>(fitted: (some: readonly Read[]) => Fitted): Fitted[] {
  return Array.from({ length: FOLDS }, (_, fold) => fitted(without(fold)));
}
function without(fold: number): Read[] {
  return reads.filter((one) => one.fold !== fold);
}
function outOfFold<Fitted>(fitted: readonly Fitted[], one: Read): Fitted | undefined {
  return fitted[one.fold];
}

function read(terms: TermIndex, passage: Passage, set: string): Read {
  const detection = new PageDetection(
    terms,
    { title: passage.title ?? '', url: passage.url ?? '' },
    { edition: '10e', sensitivity: 'careful', never: [], always: [] },
    FINDERS,
  );
  const run = detection.add(passage.text);
  const expected = passage.expect.map(({ surface, occurrence = 1, rule, form = 'canonical' }) => {
    let start = -1;
    for (let left = occurrence; left > 0; left--) start = passage.text.indexOf(surface, start + 1);
    return { start, end: start + surface.length, rule: nameKey(rule), form };
  });
  const forbidden = spans(passage.text, passage.forbid ?? []);
  const allowed = spans(passage.text, [...(passage.optional ?? []), ...(passage.allow ?? [])]);
  const other = passage.context === 'non40k';
  const candidates = run.candidates.map((found): Case => {
    const rule = nameKey(found.rule);
    const meets = (span: { start: number; end: number; rule?: string }) =>
      found.start < span.end && found.end > span.start && (span.rule === undefined || span.rule === rule);
    const right = expected.find(meets);
    const label = right ? 1 : forbidden.some(meets) ? 0 : other && !allowed.some(meets) ? 0 : undefined;
    return { found, page: detection.judging.pageFeatures(found, run), label, form: right?.form };
  });
  return {
    passage,
    set,
    fold: hash(passage.id) % FOLDS,
    weight: /adversarial|dense/.test(set) ? 0.5 : 1,
    words: new Set([...detection.judging.titleWords, ...topicWords(passage.text, run.candidates)]),
    candidates,
    claims: ({ found }, odds) => detection.judging.claimFeatures(found, odds),
    expected: expected.length,
  };
}

function spans(text: string, surfaces: readonly Surface[]) {
  return surfaces.flatMap((one) => {
    const surface = typeof one === 'string' ? one : one.surface;
    const found: { start: number; end: number; rule?: string }[] = [];
    for (let at = text.indexOf(surface); at >= 0; at = text.indexOf(surface, at + 1))
      found.push({
        start: at,
        end: at + surface.length,
        ...(typeof one !== 'string' && one.rule && { rule: nameKey(one.rule) }),
      });
    return found;
  });
}

function ownWord({ found }: Case): string {
  return ruleWord(found.entries[0]?.id ?? '');
}

function share(one: Read): number {
  return 1 / Math.sqrt(Math.max(1, one.words.size / 40));
}

/** Logarithmic odds of the words that tell most: all of them are fitted, the best are kept, and those are fitted anew. */
function fitTopic(some: readonly Read[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of some) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const enough = [...counts].filter(([word, count]) => count >= 4 && !NO_TOPIC.has(word)).map(([word]) => word);
  const all = fitWords(some, [...new Set([...enough, ...SEEDS.keys()])]);
  const telling = (word: string): number => Math.abs(all.get(word) ?? 0) * Math.sqrt(counts.get(word) ?? 1);
  const kept = [...all.keys()].sort((a, b) => telling(b) - telling(a)).slice(0, KEPT);
  return fitWords(some, kept);
}

function fitWords(some: readonly Read[], words: readonly string[]): ReadonlyMap<string, number> {
  const numbers = new Map(words.map((word, at) => [word, at + 1]));
  const examples = some.map(
    (one): Example => ({
      features: [
        [0, 1],
        ...[...one.words].flatMap((word): [number, number][] => {
          const at = numbers.get(word);
          return at === undefined ? [] : [[at, share(one)]];
        }),
      ],
      label: one.passage.context === '40k' ? 1 : 0,
      weight: one.weight,
    }),
  );
  const weights = fitLogistic(examples, words.length + 1, {
    ridge: (at) => (at === 0 ? 0 : RIDGE),
    prior: (at) => SEEDS.get(words[at - 1] ?? '') ?? 0,
    rounds: 400,
  });
  return new Map(words.map((word, at) => [word, weights[at + 1] ?? 0]));
}

/** What is written down of a word, in tenths; a single one is not worth its bytes. */
function tenths(odds: number): number {
  const rounded = Math.round(odds * 10);
  return Math.abs(rounded) < 2 ? 0 : rounded;
}

function topicValue(fitted: ReadonlyMap<string, number>, one: Read, own: string): Topic {
  let [words, rules] = [0, 0];
  for (const word of one.words) {
    if (word === own) continue;
    const odds = tenths(fitted.get(word) ?? 0) / 10;
    if (word.startsWith('@')) rules += odds;
    else words += odds;
  }
  return { words: bounded(words * share(one), 3), rules: bounded(rules * share(one), 1.5) };
}

/** Each sign has two weights: its own, and what a title adds. */
function pageExample(candidate: Case, one: Read, topic: Topic, weight: number): Example {
  return {
    features: candidate.page.flatMap(({ sign, amount, title }): [number, number][] => {
      const at = PAGE_SIGNS.indexOf(sign) * 2;
      const value = sign === 'topic' ? topic.words : sign === 'company' ? topic.rules : amount;
      return title
        ? [
            [at, value],
            [at + 1, value],
          ]
        : [[at, value]];
    }),
    label: one.passage.context === '40k' ? 1 : 0,
    weight,
  };
}

function fitPage(some: readonly Read[], topicOf: (one: Read, own: string) => Topic): Float64Array {
  const examples = some.flatMap((one) => {
    return one.candidates.map((candidate) =>
      pageExample(
        candidate,
        one,
        topicOf(one, ownWord(candidate)),
        (one.weight * (one.passage.context === '40k' ? 1 : 1.5)) / one.candidates.length,
      ),
    );
  });
  return fitLogistic(examples, PAGE_SIGNS.length * 2, {
    ridge: (at) => (PAGE_SIGNS[at >> 1] === 'base' ? 0 : 0.7),
    bounds: (at) => directionOf(PAGE_SIGNS[at >> 1] ?? 'base', at % 2 === 1),
  });
}

function pageOdds(one: Read, candidate: Case): number {
  const weights = outOfFold(pageFolds, one) ?? page;
  return oddsOf(
    weights,
    pageExample(candidate, one, topicValue(outOfFold(topicFolds, one) ?? topic, one, ownWord(candidate)), 1),
  );
}

/** Each sign has a weight for all and four for the natures of candidates. */
function claimExample(candidate: Case, one: Read, odds: number): Example {
  const nature = natureOf(candidate.found);
  return {
    features: one.claims(candidate, odds).flatMap(({ sign, amount }): [number, number][] => {
      const at = CLAIM_SIGNS.indexOf(sign) * 5;
      return [
        [at, amount],
        [at + 1 + nature, amount],
      ];
    }),
    label: candidate.label ?? 0,
    weight: one.weight * (candidate.label === 1 ? 1 : one.passage.context === '40k' ? 2.5 : 1.5),
  };
}

function fitClaims(some: readonly Read[], odds: (one: Read, candidate: Case) => number): Float64Array {
  const examples = some.flatMap((one) =>
    one.candidates.flatMap((candidate) =>
      candidate.label === undefined ? [] : [claimExample(candidate, one, odds(one, candidate))],
    ),
  );
  return fitLogistic(examples, CLAIM_SIGNS.length * 5, {
    ridge: (at) => (CLAIM_SIGNS[Math.floor(at / 5)] === 'base' ? 0.05 : at % 5 === 0 ? 0.7 : 1.5),
    bounds: (at) => (at % 5 === 0 ? directionOf(CLAIM_SIGNS[Math.floor(at / 5)] ?? 'base', false) : [-3, 3]),
  });
}

function report(): void {
  out('\neach passage judged by weights fitted without it:');
  for (const { name } of sets) {
    const some = reads.filter(({ set }) => set === name);
    if (some.length === 0) continue;
    const counts = new Map<string, [number, number]>();
    let [marks, words, forbidden] = [0, 0, 0];
    for (const one of some) {
      if (one.passage.context === 'non40k') words += one.passage.text.split(/\s+/).length;
      const weights = outOfFold(claimFolds, one);
      if (!weights) continue;
      for (const { form = 'canonical' } of one.passage.expect)
        counts.set(form, [counts.get(form)?.[0] ?? 0, (counts.get(form)?.[1] ?? 0) + 1]);
      for (const candidate of one.candidates) {
        const mark = oddsOf(weights, claimExample(candidate, one, pageOdds(one, candidate))) >= 0;
        if (process.argv.includes('--errors') && candidate.label !== undefined && mark !== (candidate.label === 1))
          out(
            `${one.passage.id} ${mark ? 'FALSE' : 'missed'} page ${pageOdds(one, candidate).toFixed(1)} (topic ${JSON.stringify(topicValue(outOfFold(topicFolds, one) ?? topic, one, ownWord(candidate)))}) score ${oddsOf(weights, claimExample(candidate, one, pageOdds(one, candidate))).toFixed(1)} ${candidate.found.tier} "${one.passage.text.slice(candidate.found.start, candidate.found.end)}" ${candidate.found.signs.join(' ')}`,
          );
        if (!mark) continue;
        if (candidate.label === 0) one.passage.context === 'non40k' ? marks++ : forbidden++;
        const count = counts.get(candidate.form ?? '');
        if (candidate.label === 1 && count) count[0]++;
      }
    }
    const recall = [...counts]
      .map(([form, [right, of]]) => `${form} ${right}/${of} ${((100 * right) / of).toFixed(1)} %`)
      .join('  ');
    out(
      `${name.padEnd(34)} ${recall} ${words > 0 ? `false ${marks} in ${words} words = ${((1000 * marks) / words).toFixed(2)} ‰` : ''} ${forbidden ? `forbidden ${forbidden}` : ''}`,
    );
  }
}

/** What another threshold would do to passages of no set that was tuned by hand. */
function thresholds(): void {
  for (const least of [-1, -0.5, 0, 0.5, 1, 1.5]) {
    const counts: Record<string, [number, number]> = {};
    let [marks, words, forbidden] = [0, 0, 0];
    for (const one of reads) {
      if (/adversarial|dense|notation/.test(one.set)) continue;
      const weights = outOfFold(claimFolds, one);
      if (!weights) continue;
      if (one.passage.context === 'non40k') words += one.passage.text.split(/\s+/).length;
      for (const { form = 'canonical' } of one.passage.expect) {
        counts[form] ??= [0, 0];
        counts[form][1]++;
      }
      for (const candidate of one.candidates) {
        if (oddsOf(weights, claimExample(candidate, one, pageOdds(one, candidate))) < least) continue;
        if (candidate.label === 0) one.passage.context === 'non40k' ? marks++ : forbidden++;
        const count = counts[candidate.form ?? ''];
        if (candidate.label === 1 && count) count[0]++;
      }
    }
    const recall = Object.entries(counts).map(([form, [right, of]]) => `${form} ${((100 * right) / of).toFixed(1)} %`);
    out(
      `threshold ${least}: ${recall.join('  ')}  false ${marks} = ${((1000 * marks) / words).toFixed(2)} ‰  forbidden ${forbidden}`,
    );
  }
}

function write(): void {
  const two = (value: number) => String(Math.round(value * 100) / 100);
  const pageRows = PAGE_SIGNS.map(
    (sign, at) => `  ${sign}: [${two(page[at * 2] ?? 0)}, ${two(page[at * 2 + 1] ?? 0)}],`,
  );
  const claimRows = CLAIM_SIGNS.map((sign, at) => {
    const cells = [1, 2, 3, 4].map((column) => two((claims[at * 5] ?? 0) + (claims[at * 5 + column] ?? 0)));
    return `  ${sign}: [${cells.join(', ')}],`;
  });
  const folder = fileURLToPath(new URL('../../src/core/match/evidence/', import.meta.url));
  writeFileSync(
    `${folder}weight-table.ts`,
    `/**
 * Written by \`npm run detect:fit\` from the labelled passages of \`bench/detect/sets\`; why each sign counts is in \`weight-reasons.ts\`.
 * Logarithmic odds that a page is about the game: of the first sign of a kind, and what is added where a title has it.
 */
export const PAGE_WEIGHTS = {
${pageRows.join('\n')}
} as const;

/** Logarithmic odds that a candidate is the rule: for distinct, shared and word terms, and for numbers without a name. */
export const CLAIM_WEIGHTS = {
${claimRows.join('\n')}
} as const;
`,
  );
  const groups = new Map<number, string[]>();
  for (const [word, weight] of [...topic].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const group = tenths(weight);
    if (group !== 0) groups.set(group, [...(groups.get(group) ?? []), word]);
  }
  const lines = [...groups].sort(([a], [b]) => b - a).map(([odds, listed]) => `${odds} ${listed.join(' ')}`);
  writeFileSync(
    `${folder}topic-words.ts`,
    `/**
 * Written by \`npm run detect:fit\`: words that are no names of rules, by how far they speak of this game (a tenth of logarithmic odds
 * each, groups parted by |).
 */
export const TOPIC_WORDS = ${JSON.stringify(lines.join('|')).replaceAll("'", "\\'").replace(/^"|"$/g, "'")};
`,
  );
  out(`\n${[...groups.values()].flat().length} words of the subject`);
}
