import type { Tier } from '../rules/record.ts';
import type { Ref } from '../text/tree.ts';
import { localSigns } from './evidence/local-signs.ts';
import type { Phrases } from './evidence/phrases.ts';
import { around } from './evidence/place.ts';
import type { ClaimSign } from './evidence/weights.ts';
import type { Candidate, MentionParams, RunFacts, ScannedRun } from './mention.ts';
import { sharedEntries, sharedParams } from './shared.ts';
import type { Entry } from './term-index.ts';

/** A game named in a run: the nearest one decides for the rules around it. */
export type NamedGame = { readonly at: number; readonly other: boolean; readonly name: string };

export type FoundRun = ScannedRun & {
  readonly candidates: readonly Found[];
  readonly names: readonly NamedGame[];
};

/** A run without candidates, for building one up. */
export class Run implements FoundRun {
  readonly text: string;
  readonly facts: RunFacts;
  candidates: readonly Found[] = [];
  names: readonly NamedGame[] = [];
  /** Texts of the short runs it stands among, in the order they were added. */
  row: readonly string[] = [];
  /** Its own place among them. */
  rowAt = 0;
  #nounCapitals: boolean | undefined;
  readonly phrases: Phrases;
  constructor(text: string, facts: RunFacts, phrases: Phrases) {
    this.phrases = phrases;
    this.text = text;
    this.facts = facts;
  }
  /** A misspelt name. Made here, because a detection judges only what its own copy of this code has made. */
  misspelt({ start, end }: { start: number; end: number }, entry: Entry, tier: Tier): Found {
    return new Found(this, { start, end, nameStart: start, nameEnd: end }, [entry], tier, {}, true);
  }
  /** German writes all nouns with capitals. */
  get nounCapitals(): boolean {
    this.#nounCapitals ??= (this.text.slice(0, 2000).match(this.phrases.german)?.length ?? 0) >= 3;
    return this.#nounCapitals;
  }
}

const FALSE_FRIENDS = new Set(['deep-strike', 'lone-operative', 'rapid-ingress', 'strategic-reserves']);

/** A candidate whose local signs are looked at only when somebody asks: on most pages nobody does. */
export class Found implements Candidate {
  readonly start: number;
  readonly end: number;
  readonly tier: Tier;
  readonly params: MentionParams;
  readonly entries: readonly Entry[];
  /** Where the name itself stands, without its value. Empty for notation ("4++"), which has no name. */
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly fuzzy: boolean;
  readonly #run: Run;
  #signs: readonly ClaimSign[] | undefined;
  /** It is to be marked, and stays so. */
  settled?: true;

  constructor(
    run: Run,
    span: { start: number; end: number; nameStart: number; nameEnd: number },
    entries: readonly Entry[],
    tier: Tier,
    params: MentionParams,
    fuzzy = false,
  ) {
    this.#run = run;
    this.start = span.start;
    this.end = span.end;
    this.nameStart = span.nameStart;
    this.nameEnd = span.nameEnd;
    this.entries = sharedEntries(entries);
    this.tier = tier;
    this.params = sharedParams(params);
    this.fuzzy = fuzzy;
  }

  /** Puts down that it is to be marked; its signs are looked at anew should anybody ask. */
  settle(): void {
    this.settled = true;
    this.#signs = undefined;
  }

  get rule(): string {
    return this.entries[0]?.name ?? '';
  }
  get name(): string {
    return this.rule;
  }
  get refs(): readonly Ref[] {
    return this.entries.map(({ ref }) => ref);
  }
  /** A name of a unit, stratagem or the like in lower case: "dark apostle", "epic challenge". Weaker than with capitals. */
  get properInLowerCase(): boolean {
    return this.lowerCase && /datasheet|stratagem|boarding|enhancement|detachment/.test(this.entries[0]?.kind ?? '');
  }
  /** A name made of ordinary words for one army: "Battlefield Command", "Eternal Hate". Songs and cards have such, too. */
  get proper(): boolean {
    return /detachment|boarding|enhancement/.test(this.entries[0]?.kind ?? '');
  }
  /** Not a single capital, or only the first letter of several words ("Rapid ingress"). */
  get lowerCase(): boolean {
    const shown = this.#run.text.slice(this.nameStart, this.nameEnd);
    return !/\p{Lu}/u.test(shown.slice(/[\s-]/.test(shown) ? 1 : 0));
  }
  /** A name of this game that firms, weapons and cards have as well, with capitals too. */
  get falseFriend(): boolean {
    return FALSE_FRIENDS.has(this.entries[0]?.id ?? '');
  }
  /** Several words that are no everyday verb: beside other rules they mean the rule, "fall back" may still not. */
  get phrase(): boolean {
    return (
      /\s/.test(this.#run.text.slice(this.nameStart, this.nameEnd)) &&
      !/^(?:fall-back|pile-in|go-to-ground)$/.test(this.entries[0]?.id ?? '')
    );
  }
  /** One word of a step of the game, which may have its capital from the sentence it begins: "Consolidate your list". */
  get maybeVerb(): boolean {
    const { text } = this.#run;
    const [entry] = this.entries;
    return (
      entry?.kind === 'core-concept' &&
      /^\p{L}\p{Ll}+$/u.test(text.slice(this.nameStart, this.end)) &&
      /(?:^|[.!?\n])\s*$/.test(text.slice(Math.max(0, this.nameStart - 4), this.nameStart))
    );
  }

  get signs(): readonly ClaimSign[] {
    if (!this.#signs) {
      const { text, candidates, nounCapitals, phrases } = this.#run;
      const [entry] = this.entries;
      this.#signs = entry
        ? localSigns({
            text,
            start: this.nameStart,
            end: this.end,
            entry,
            tier: this.tier,
            hasValue: this.params.value !== undefined,
            all: candidates,
            at: candidates.indexOf(this),
            nounCapitals,
            phrases,
            ...around(text, this.nameStart, this.end),
          })
        : [];
    }
    return this.#signs;
  }
}
