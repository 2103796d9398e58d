import type { Edition, PackTerms, RuleKind, Term, ValueType } from '../rules/record.ts';
import type { Ref } from '../text/tree.ts';
import type { Automaton } from './automaton.ts';
import type { Phrases } from './evidence/phrases.ts';
import type { SignWord } from './evidence/sign-words.ts';
import type { Hit } from './hits.ts';
import { openIndex } from './open-index.ts';
import { packTerms } from './pack-terms.ts';

/** One rule of one pack, as the detector knows it. */
export type Entry = {
  readonly ref: Ref;
  readonly id: string;
  readonly name: string;
  readonly edition: Edition;
  readonly kind: RuleKind;
  readonly set: string;
  readonly value?: ValueType;
};

/** What a term of the index stands for: a rule, a guarding name, or a word that is evidence. */
export type Use =
  | { readonly entry: number; readonly term: Term }
  | { readonly guard: true }
  | { readonly sign: SignWord };

export type TermIndex = {
  readonly automaton: Automaton;
  /** A rule of a pack by its number, and all that have an id; read when first asked. */
  entry(number: number): Entry | undefined;
  ofRule(id: string): readonly Entry[];
  /** Words that stand beside names and say how they are meant. */
  readonly phrases: Phrases;
  /** Keywords an Anti ability may name, by every form they are written in. */
  readonly keywords: ReadonlyMap<string, string>;
  /** What the term at a place of the sorted list stands for (`Automaton.out`); read when first asked. */
  usesAt(place: number): readonly Use[];
  /** Everything the list has in a text (`hitsIn`); from here, so that what comes later has no second scanner. */
  hits(text: string): readonly Hit[];
  /** `foldText`: what comes later finds it here and has no table of letters of its own. */
  readonly fold: (text: string) => string;
  /** The sorted list itself: each term as its symbols, then, behind tabs, what it stands for (`packTerms`). */
  readonly lines: readonly string[];
};

/**
 * The index of several packs (editions, imported armies) at once, with the words that tell what a page is about. What
 * ships is packed when it is built (`packTerms`), and only opened on a page.
 */
export function buildIndex(packs: readonly PackTerms[]): TermIndex {
  const opened = openIndex(packTerms(packs));
  if (!opened.ok) throw new Error('A packed index cannot be opened: packTerms and openIndex do not agree.');
  return opened.value;
}
