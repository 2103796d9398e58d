import type { Found, Run } from '../found.ts';
import type { DetectOptions, Verdict } from '../mention.ts';
import { nearestName } from '../nearest-name.ts';
import { claimsOf, natureOf } from './claims.ts';
import type { EditionCues } from './edition-cues.ts';
import { orderRefs } from './order-refs.ts';
import { type PageEvidence, type PageSign, WHOLE_PAGE } from './page-evidence.ts';
import { ruleWord, TOPIC_BLOCK, topicBlock, topicOf, topicWords } from './topic.ts';
import type { ClaimSign, PageSignName, Weights } from './weights.ts';

type Reason = { sign: string; weight: number; example?: string };

/** How much more than even a mark must be, in logarithmic odds, by what the reader wants to see. */
export const LEAST = { careful: 0.25, normal: -1.25, everything: -99 } as const;
/** On longer pages a few signs speak only for their own region. */
const LONG_PAGE = 20_000;
const FEW_ANCHORS = 3;
/** Signs that only this game (or a text about it) shows. */
const ANCHORS: readonly PageSignName[] = [
  'game',
  'army',
  'talk',
  'roster',
  'distinctName',
  'distinctValue',
  'notation',
];
/** What other texts show as well: none of it makes a page more than bare. */
const QUIET: ReadonlySet<PageSignName> = new Set([
  ...([
    'base',
    'topic',
    'company',
    'bare',
    'sharedName',
    'sharedLower',
    'sharedProperLower',
    'falseFriendName',
  ] as const),
  ...(['casedWord', 'hint', 'inches', 'other', 'subject', 'elsewhere'] as const),
]);
const NUMBERS: ReadonlySet<PageSignName> = new Set(['notation', 'points', 'profile']);
function isQuiet({ sign }: { readonly sign: PageSignName }): boolean {
  return QUIET.has(sign);
}
/** Passages were half of this game, the web is not: what a page must show beyond what made the passages even. */
const RARE = 0.4;
/** A text of fewer different words says little of its subject by itself. */
const FEW_WORDS = 25;
/** And a page of so many needs no more. */
const ENOUGH_WORDS = 300;
/** Beyond these odds nothing that is read later changes the page. */
const NO_DOUBT = 6;

/** A weighed thing: one feature of the page or of the candidate. */
export type Feature<Name extends string> = {
  readonly sign: Name;
  readonly amount: number;
  readonly example?: string;
  readonly title?: boolean;
};

/**
 * Weighs what a page and a place show against each other, as two sums of logarithmic odds: how likely the page is about
 * the game, then how likely a candidate on such a page is the rule. The second sum takes the first in three pieces
 * (`doubt`, `likely`, `sure`), so that what a page can say for a term has an end: no page makes "heavy traffic" a rule.
 */
export class Judge {
  readonly #evidence: PageEvidence;
  readonly #cues: EditionCues;
  readonly #options: DetectOptions;
  readonly #weights: Weights;
  readonly #fold: (text: string) => string;
  readonly #never: ReadonlySet<string>;
  readonly #always: ReadonlySet<string>;
  readonly #inTitle = new Set<string>();
  /** Different words of the title and the address. */
  readonly titleWords = new Set<string>();
  readonly #tallies = new Map<string, { readonly stamp: number; readonly signs: readonly PageSign[] }>();
  /** Words of what was read first, by region and for the whole page. */
  readonly #readWords = new Map<number, Set<string>>();
  #around: { readonly run: Run; readonly from: number; readonly words: ReadonlySet<string> } | undefined;
  #lastScore = Number.NaN;

  constructor(
    evidence: PageEvidence,
    cues: EditionCues,
    options: DetectOptions,
    weights: Weights,
    fold: (text: string) => string,
  ) {
    this.#fold = fold;
    this.#evidence = evidence;
    this.#cues = cues;
    this.#options = options;
    this.#weights = weights;
    this.#never = new Set(options.never.map(fold));
    this.#always = new Set(options.always.map(fold));
  }

  titleRules(title: Run): void {
    for (const { rule } of title.candidates) this.#inTitle.add(rule);
    for (const word of topicWords(title.text, title.candidates)) this.titleWords.add(word);
  }

  /** Odds that the page is about the game, by all that was read. */
  pageScore(): number {
    const signs = this.#tally('', undefined);
    const { base, bare } = this.#weights.page;
    return this.#sum(signs) + base[0] - RARE + (signs.every(isQuiet) ? bare[0] : 0);
  }

  /** Whether the new evidence may lift a candidate over its threshold: not once the page is beyond doubt. */
  mayRaise(): boolean {
    const last = this.#lastScore;
    this.#lastScore = this.pageScore();
    return !(last >= NO_DOUBT) || this.#evidence.count('other') > 0;
  }

  verdict(found: Found, run: Run): Verdict {
    const verdict = this.#weigh(found, run);
    // A yes stays. What it was made of is not kept: pages have ten thousands of them, and hardly one is asked for.
    if (found.settled) return { ...verdict, mark: true, score: Math.max(0, verdict.score) };
    if (verdict.mark) found.settle();
    return verdict;
  }

  #weigh(found: Found, run: Run): Verdict {
    const refs = orderRefs(found.entries, this.#cues.edition ?? this.#options.edition);
    const folded = this.#fold(run.text.slice(found.nameStart, found.nameEnd));
    if (this.#never.has(folded)) return { mark: false, score: -99, refs, reasons: [{ sign: 'never', weight: -99 }] };
    if (this.#always.has(folded)) return { mark: true, score: 99, refs, reasons: [{ sign: 'always', weight: 99 }] };
    const reasons: Reason[] = [];
    let page = -RARE;
    for (const { sign, amount, example, title } of this.pageFeatures(found, run)) {
      const [weight, inTitle] = this.#weights.page[sign];
      const odds = amount * (weight + (title ? inTitle : 0));
      page += odds;
      if (sign !== 'base') reasons.push({ sign, weight: rounded(odds), ...(example && { example }) });
    }
    const nature = natureOf(found);
    let score = 0;
    for (const { sign, amount } of this.claimFeatures(found, page)) {
      const odds = amount * this.#weights.claim[sign][nature];
      score += odds;
      if (sign !== 'base' && odds !== 0) reasons.push({ sign, weight: rounded(odds) });
    }
    return { mark: score >= LEAST[this.#options.sensitivity], score: rounded(score), refs, reasons };
  }

  /** What speaks for and against the page, for this candidate: without the rule itself, in its region on mixed pages. */
  pageFeatures(found: Found, run: Run): Feature<PageSignName>[] {
    const near = nearestName(run.text, run.names, found.start);
    const signs = this.#tally(found.rule, this.byRegion() ? run.facts.region : undefined);
    const titled = signs.some(({ sign, title }) => sign === 'game' && title);
    // A game named right here outweighs those named elsewhere on the page, unless the title speaks only of another.
    const features: Feature<PageSignName>[] = signs.filter(
      ({ sign, title }) => !(sign === 'other' && near && !near.other && (!title || titled)),
    );
    features.push({ sign: 'base', amount: 1 });
    const own = ruleWord(found.entries[0]?.id ?? '');
    const topic = topicOf(this.titleWords, this.#wordsAround(run, found.start), own);
    features.push({ sign: 'topic', amount: topic.words }, { sign: 'company', amount: topic.rules });
    // "AP-2 washer, T4 torx": numbers are no company for numbers.
    const number = natureOf(found) === 3;
    if (features.every((one) => isQuiet(one) || (number && NUMBERS.has(one.sign))))
      features.push({ sign: 'bare', amount: 1 });
    if (near?.other) features.push({ sign: 'nearestOther', amount: 1, example: near.name });
    return features;
  }

  /** Takes note of a text in which something was found: headings and cells are judged by the words of their page. */
  read(run: Run): void {
    for (const region of [WHOLE_PAGE, run.facts.region ?? 0]) {
      const words = this.#readWords.get(region) ?? new Set();
      this.#readWords.set(region, words);
      if (words.size >= ENOUGH_WORDS) continue;
      for (const word of topicWords(run.text.slice(0, TOPIC_BLOCK), run.candidates)) words.add(word);
    }
  }

  /** The different words of the block of text a place is in; of the last one asked for, because a page has thousands. */
  #wordsAround(run: Run, at: number): ReadonlySet<string> {
    const block = topicBlock(run.text, at);
    if (this.#around?.run !== run || this.#around.from !== block.from)
      this.#around = { run, from: block.from, words: topicWords(block.text, run.candidates, block.from) };
    const { words } = this.#around;
    if (words.size >= FEW_WORDS) return words;
    const around = this.#readWords.get(this.byRegion() ? (run.facts.region ?? 0) : WHOLE_PAGE);
    return new Set([...words, ...(around ?? [])]);
  }

  /** What speaks for and against the candidate itself; `page` are the odds of its page. */
  claimFeatures(found: Found, page: number): Feature<ClaimSign>[] {
    const features: Feature<ClaimSign>[] = [
      { sign: 'base', amount: 1 },
      { sign: 'doubt', amount: ramp(page, -4, 0) },
      { sign: 'likely', amount: ramp(page, 0, 2) },
      { sign: 'sure', amount: ramp(page, 2, 5) },
    ];
    for (const sign of found.signs) features.push({ sign, amount: 1 });
    for (const sign of claimsOf(found)) features.push({ sign, amount: 1 });
    if (this.#inTitle.has(found.rule)) features.push({ sign: 'shortText', amount: 1 });
    return features;
  }

  /** Whether the page is one of many subjects, or so long that a few signs do not speak for all of it. */
  byRegion(): boolean {
    if (this.#evidence.count('other') > 0) return true;
    if (this.#evidence.characters < LONG_PAGE) return false;
    return ANCHORS.reduce((sum, kind) => sum + this.#evidence.count(kind), 0) < FEW_ANCHORS;
  }

  #sum(signs: readonly PageSign[]): number {
    let sum = 0;
    for (const { sign, amount, title } of signs) {
      const [weight, inTitle] = this.#weights.page[sign];
      sum += amount * (weight + (title ? inTitle : 0));
    }
    return sum;
  }

  #tally(without: string, region: number | undefined): readonly PageSign[] {
    const { revision, regions } = this.#evidence;
    const stamp = region === undefined ? revision : revision + regions;
    const key = region === undefined ? without : `${region} ${without}`;
    const known = this.#tallies.get(key);
    if (known?.stamp === stamp) return known.signs;
    const signs = this.#evidence.tally(without, region);
    this.#tallies.set(key, { stamp, signs });
    return signs;
  }
}

/** How far a value is on its way from one bound to another, from 0 to 1. */
function ramp(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
