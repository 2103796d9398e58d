import { foldText } from '../fold.ts';
import type { Found, Run } from '../found.ts';
import type { DetectOptions, Verdict } from '../mention.ts';
import { nearestName } from '../nearest-name.ts';
import type { EditionCues } from './edition-cues.ts';
import { orderRefs } from './order-refs.ts';
import type { PageEvidence, Tally } from './page-evidence.ts';
import type { SignName, Weights } from './weights.ts';

type Reason = { sign: string; weight: number; example?: string };

/** What a term asks of its page, by tier; a word asks `LOCAL` of its sentence as well. */
const NEEDS = { distinct: 1, shared: 2, word: 2 } as const;
const LOCAL = 1;
const EASE = { careful: 0, normal: 0.5, everything: 99 } as const;
/** Signs that the page talks of rules, and not only of painting, books or shares of the game. */
const TALK: readonly SignName[] = [
  'talk',
  'hint',
  'roster',
  'distinctTerm',
  'sharedTerm',
  'notation',
  'points',
  'profile',
  'inches',
];

/** Local signs that also speak for and against names that are no ordinary words. */
const SUPPORT: ReadonlySet<string> = new Set<SignName>([
  'value',
  'bracketList',
  'bracket',
  'weaponRow',
  'capital',
  'titleCased',
  'listed',
  'neighbour',
  'label',
  'markedUp',
  'stratagem',
  'modifier',
  'hyphenated',
]);

/** Weighs what a page and a place show against what a term asks. */
export class Judge {
  readonly #evidence: PageEvidence;
  readonly #cues: EditionCues;
  readonly #options: DetectOptions;
  readonly #weights: Weights;
  readonly #never: ReadonlySet<string>;
  readonly #always: ReadonlySet<string>;
  readonly #inTitle = new Set<string>();
  readonly #yes = new WeakMap<Found, Verdict>();
  readonly #tallies = new Map<string, Tally>();
  #tallied = -1;
  #lastScore = Number.NaN;

  constructor(evidence: PageEvidence, cues: EditionCues, options: DetectOptions, weights: Weights) {
    this.#evidence = evidence;
    this.#cues = cues;
    this.#options = options;
    this.#weights = weights;
    this.#never = new Set(options.never.map(foldText));
    this.#always = new Set(options.always.map(foldText));
  }

  titleRules(title: Run): void {
    for (const { rule } of title.candidates) this.#inTitle.add(rule);
  }

  pageScore(): number {
    return this.#tally('', undefined).score;
  }

  /** Whether the new evidence may lift a candidate over its threshold: not once the page is beyond doubt. */
  mayRaise(): boolean {
    const last = this.#lastScore;
    this.#lastScore = this.pageScore();
    return !(last >= 6) || this.#evidence.count('other') > 0;
  }

  verdict(found: Found, run: Run): Verdict {
    const known = this.#yes.get(found);
    if (known) return known;
    const verdict = this.#weigh(found, run);
    if (verdict.mark) this.#yes.set(found, verdict);
    return verdict;
  }

  #weigh(found: Found, run: Run): Verdict {
    const refs = orderRefs(found.entries, this.#cues.edition ?? this.#options.edition);
    const folded = foldText(run.text.slice(found.nameStart, found.nameEnd));
    if (this.#never.has(folded)) return { mark: false, score: -99, refs, reasons: [{ sign: 'never', weight: -99 }] };
    if (this.#always.has(folded)) return { mark: true, score: 99, refs, reasons: [{ sign: 'always', weight: 99 }] };
    const reasons: Reason[] = [];
    const page = this.#pageFor(found, run, reasons);
    const ease = EASE[this.#options.sensitivity];
    const needs = NEEDS[found.tier] + (found.tier === 'distinct' && found.properInLowerCase ? 0.5 : 0) - ease;
    if (page.score + 2 < needs) return { mark: false, score: page.score - needs, refs, reasons };
    const local = this.#localFor(found, reasons);
    if (found.tier === 'word') {
      const talks = page.talk >= 0.3 || local >= 1.5;
      const score = Math.min(page.score - needs, local - (LOCAL - ease));
      return { mark: score >= 0 && (talks || ease > 1), score, refs, reasons };
    }
    const bonus = Math.max(-1, Math.min(1, this.#support(found)));
    const score = page.score + bonus - needs;
    return { mark: score >= 0, score, refs, reasons };
  }

  /** Evidence of the page for this candidate: the nearest named game first, its region on mixed pages, then the page. */
  #pageFor(found: Found, run: Run, reasons: Reason[]): { score: number; talk: number } {
    const near = nearestName(run.text, run.names, found.start);
    const mixed = this.#evidence.count('other') > 0 && run.facts.region !== undefined;
    const { signs } = this.#tally(found.rule, mixed ? run.facts.region : undefined);
    let score = 0;
    let talk = 0;
    for (const reason of signs) {
      // A game named right here outweighs those named elsewhere on the page.
      if (reason.sign === 'other' && near && !near.other) continue;
      reasons.push(reason);
      score += reason.weight;
      if (TALK.includes(reason.sign)) talk += reason.weight;
    }
    if (near?.other) {
      reasons.push({ sign: 'nearestOther', weight: this.#weights.other, example: near.name });
      score += this.#weights.other;
    }
    return { score, talk };
  }

  #localFor(found: Found, reasons: Reason[]): number {
    let sum = 0;
    for (const sign of found.signs as readonly SignName[]) {
      const weight = this.#weights[sign];
      sum += weight;
      reasons.push({ sign, weight });
    }
    if (this.#inTitle.has(found.rule)) {
      sum += this.#weights.shortText;
      reasons.push({ sign: 'shortText', weight: this.#weights.shortText });
    }
    return sum;
  }

  /** Local signs of a name that is no ordinary word: half as good as signs of the page. */
  #support(found: Found): number {
    let sum = 0;
    for (const sign of found.signs as readonly SignName[]) if (SUPPORT.has(sign)) sum += this.#weights[sign] / 2;
    return sum;
  }

  #tally(without: string, region: number | undefined): Tally {
    if (this.#tallied !== this.#evidence.revision) {
      this.#tallies.clear();
      this.#tallied = this.#evidence.revision;
    }
    const key = `${region ?? ''} ${without}`;
    const known = this.#tallies.get(key);
    if (known) return known;
    const tally = this.#evidence.tally(without, region);
    this.#tallies.set(key, tally);
    return tally;
  }
}
