import { foldText } from '../fold.ts';
import type { Found, Run } from '../found.ts';
import type { DetectOptions, Verdict } from '../mention.ts';
import { nearestName } from '../nearest-name.ts';
import type { EditionCues } from './edition-cues.ts';
import { orderRefs } from './order-refs.ts';
import type { PageEvidence, Tally } from './page-evidence.ts';
import { is, type SignName, signsThatAre, type Trait, type Weights } from './weights.ts';

type Reason = { sign: string; weight: number; example?: string };

/** What a term asks of its page, by tier; a word asks `LOCAL` of its sentence as well. */
const NEEDS = { distinct: 1, shared: 1.9, word: 1.9 } as const;
/** A name in lower case and without its value asks for more: "lethal hits" also land in boxing. */
const PLAIN = 0.6;
/** And one that firms and weapons have too gets no help from its capitals. */
const FALSE_FRIEND = 0.45;
/** What of it must be anchors. */
const ANCHORED = { distinct: 0.4, shared: 0.9, word: 1, code: 1.5 } as const;
const LOCAL = 1;
/** A little less where the page talks of nothing but rules. */
const LOCAL_IN_TALK = 0.8;
const MUCH_TALK = 1;
/** What words must give where a notation is judged. */
const WORDED = 0.7;
/** One word of any tabletop game is no talk of rules: shops and painters have it. */
const ONE_HINT = 0.35;
const EASE = { careful: 0, normal: 0.5, everything: 99 } as const;
/** How much firm signs must give; else terms vouch for each other only so far. */
const FIRM_ENOUGH = 1.65;
/** What names that others use too, or in lower case, may then add up to: a digest or a glossary has ten of them. */
const MOST_BY_CHANCE = 1.5;
/** What numbers without words may add up to there. */
const MOST_NUMBERS = 1.2;
/** What capitals and neighbours may add there: a table of contents is full of them. */
const BONUS_BY_CHANCE = 0.45;
/** And words of another subject count so many times as much. */
const SUBJECT_BY_CHANCE = 2;
/** What all the others may add up to. */
const MOST_UNANCHORED = 0.7;
const MOST_BESIDE_ANCHORS = 1;
/** What another game named nearest weighs against names that it may share. */
const VETO = -9;
const ONE_TERM = 0.6;
/** On longer pages a few signs speak only for their own region. */
const LONG_PAGE = 20_000;
const FEW_ANCHORS = 3;

const ANCHORS = signsThatAre('a');

/** Weighs what a page and a place show against what a term asks. */
export class Judge {
  readonly #evidence: PageEvidence;
  readonly #cues: EditionCues;
  readonly #options: DetectOptions;
  readonly #weights: Weights;
  readonly #never: ReadonlySet<string>;
  readonly #always: ReadonlySet<string>;
  readonly #inTitle = new Set<string>();
  readonly #tallies = new Map<string, Tally & { readonly stamp: number }>();
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
    const verdict = this.#weigh(found, run);
    // A yes stays. What it was made of is not kept: pages have ten thousands of them, and hardly one is asked for.
    if (found.settled) return { ...verdict, mark: true, score: Math.max(0, verdict.score) };
    if (verdict.mark) found.settle();
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
    const named = found.nameEnd > found.nameStart;
    const plain = named && found.lowerCase && found.params.value === undefined && !found.fuzzy;
    const extra = found.tier !== 'distinct' ? 0 : found.falseFriend && !found.fuzzy ? FALSE_FRIEND : plain ? PLAIN : 0;
    const needs = NEEDS[found.tier] + extra - ease;
    if (page.score + 1.5 < needs) return { mark: false, score: page.score - needs, refs, reasons };
    // "AP-2 washer, T4 torx": numbers are no company for numbers.
    const company = named ? Number.POSITIVE_INFINITY : page.worded - WORDED + ease;
    const local = this.#localFor(found, reasons);
    if (found.tier === 'word') {
      const talks = page.talk >= (found.lowerCase ? ONE_HINT : 0.25) || local >= 2;
      const least = page.talk >= MUCH_TALK ? LOCAL_IN_TALK : LOCAL;
      const score = Math.min(page.score - needs, local - (least - ease), page.anchor - ANCHORED.word + ease, company);
      return { mark: score >= 0 && (talks || ease > 1), score, refs, reasons };
    }
    const proof = this.#support(found, 'p');
    const most = page.chance ? Math.max(BONUS_BY_CHANCE, Math.min(1, proof)) : 1;
    const bonus = Math.max(-1, Math.min(most, extra === FALSE_FRIEND ? proof : this.#support(found)));
    let score = page.score + bonus - needs;
    if (found.tier === 'shared') {
      // Part numbers look like short codes ("OC2"), and any text may "fall back": both ask for better company.
      const letters = found.nameEnd - found.nameStart;
      const code = letters > 0 && letters < 4;
      score = Math.min(score, page.anchor - (code ? ANCHORED.code : ANCHORED.shared) + ease);
      if (
        !found.properInLowerCase &&
        (plain || found.maybeVerb) &&
        ((page.ownTalk < (found.maybeVerb ? 0.45 : 0.2) && !(found.phrase && page.shared >= 0.79)) || page.firm < 0.5)
      )
        score = Math.min(score, ease - 0.1);
    }
    // Capitals and neighbours only help where something speaks of this game: "Deep Strike" is also a firm.
    else score = Math.min(score, page.anchor + page.shared + proof - ANCHORED.distinct + ease);
    if (found.lowerCase && found.signs.some((sign) => sign === 'figure' || sign === 'inCode'))
      score = Math.min(score, ease - 0.1);
    score = Math.min(score, company);
    if (found.properInLowerCase) score = Math.min(score, page.aloof - 0.5 + ease);
    return { mark: score >= 0, score, refs, reasons };
  }

  /** Evidence of the page for this candidate: the nearest named game first, its region on mixed pages, then the page. */
  #pageFor(
    found: Found,
    run: Run,
    reasons: Reason[],
  ): {
    chance: boolean;
    worded: number;
    score: number;
    talk: number;
    ownTalk: number;
    anchor: number;
    shared: number;
    firm: number;
    aloof: number;
  } {
    const near = nearestName(run.text, run.names, found.start);
    const { signs } = this.#tally(found.rule, this.byRegion() ? run.facts.region : undefined);
    const titled = signs.some(({ sign, title }) => sign === 'game' && title);
    const firmly = signs.filter(({ sign }) => is(sign, 'f'));
    const chance = !firmly.some(({ title }) => title) && firmness(firmly) < FIRM_ENOUGH;
    let [anchor, beside, against, talk, terms, shared, loose, named, soft, numbers] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (const reason of signs) {
      // A game named right here outweighs those named elsewhere on the page, unless the title speaks only of another.
      if (reason.sign === 'other' && near && !near.other && (!reason.title || titled)) continue;
      if (reason.sign === 'elsewhere' && !chance) continue;
      reasons.push({ sign: reason.sign, weight: reason.weight, example: reason.example });
      if (is(reason.sign, 'a')) anchor += reason.weight;
      else if (reason.weight < 0)
        against += reason.weight * (chance && reason.sign === 'subject' ? SUBJECT_BY_CHANCE : 1);
      else beside += reason.weight;
      if (is(reason.sign, 'n')) numbers += reason.weight;
      if (is(reason.sign, 't')) talk += reason.weight;
      if (reason.sign === 'plainTerm') loose += reason.weight;
      if (reason.sign === 'sharedTerm') shared += reason.weight;
      if (reason.sign === 'plainTerm' || reason.sign === 'sharedTerm' || reason.sign === 'casedWord')
        soft += reason.weight;
      if (reason.sign === 'distinctTerm' || reason.sign === 'plainTerm') {
        terms++;
        named += reason.weight;
      }
    }
    // One name may be a product's or a film's; it makes no ordinary word a rule.
    if (found.tier === 'word' && terms === 1) anchor -= ONE_TERM;
    if (near?.other) {
      reasons.push({ sign: 'nearestOther', weight: this.#weights.other, example: near.name });
      against += found.tier === 'distinct' ? this.#weights.other : VETO;
    }
    const most = anchor >= 1 ? MOST_BESIDE_ANCHORS : MOST_UNANCHORED;
    if (chance) anchor -= Math.max(0, numbers - MOST_NUMBERS);
    const tooMuch = chance ? Math.max(0, soft - MOST_BY_CHANCE) : 0;
    return {
      chance,
      worded: anchor + beside - numbers,
      score: anchor + Math.min(most, beside) + against - tooMuch,
      talk,
      ownTalk: talk - shared,
      anchor: anchor + against,
      shared,
      firm: anchor - loose,
      // Without the one name that the page may have by chance.
      aloof: terms === 1 ? anchor - named : anchor,
    };
  }

  /** Whether the page is one of many subjects, or so long that a few signs do not speak for all of it. */
  byRegion(): boolean {
    if (this.#evidence.count('other') > 0) return true;
    if (this.#evidence.characters < LONG_PAGE) return false;
    let anchors = 0;
    for (const kind of ANCHORS) anchors += this.#evidence.count(kind);
    return anchors < FEW_ANCHORS;
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
  #support(found: Found, which: Trait = 's'): number {
    let sum = 0;
    for (const sign of found.signs as readonly SignName[]) {
      if (!is(sign, which)) continue;
      const share = sign === 'value' ? valueShare(found) : sign === 'bracket' && found.tier === 'distinct' ? 1 : 0.5;
      sum += this.#weights[sign] * share;
    }
    return sum;
  }

  #tally(without: string, region: number | undefined): Tally {
    const { revision, regions } = this.#evidence;
    const stamp = region === undefined ? revision : revision + regions;
    const key = region === undefined ? without : `${region} ${without}`;
    const known = this.#tallies.get(key);
    if (known?.stamp === stamp) return known;
    const tally = { ...this.#evidence.tally(without, region), stamp };
    this.#tallies.set(key, tally);
    return tally;
  }
}

/** How firmly a page speaks for the game: its numbers together count once, for a part's list has several sorts of them. */
function firmness(signs: readonly { readonly sign: SignName; readonly weight: number }[]): number {
  let [words, numbers] = [0, 0];
  for (const { sign, weight } of signs) {
    if (is(sign, 'n')) numbers = Math.max(numbers, weight);
    else words += weight;
  }
  return words + numbers;
}

/** "5+", "D3" and 6" are values of this game; a bare number may be anything, and beside a short code it is a part number. */
function valueShare({ params, nameStart, nameEnd }: Found): number {
  const code = nameEnd - nameStart < 4;
  if (!/^\d+$/.test(params.value ?? '')) return code ? 0.4 : 0.5;
  return code ? 0 : 0.25;
}
