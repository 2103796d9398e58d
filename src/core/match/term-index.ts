import type { Edition, PackTerms, RuleKind, Term, ValueType } from '../rules/record.ts';
import type { Ref } from '../text/tree.ts';
import type { Automaton } from './automaton.ts';
import { SIGN_PACK, type SignWord } from './evidence/sign-words.ts';
import { indexInSteps } from './index-in-steps.ts';

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

/** What ends in a state of the automaton: a term of a rule, a guarding name, or a word that is evidence. */
export type Use =
  | { readonly entry: number; readonly term: Term }
  | { readonly guard: true }
  | { readonly sign: number };

export type TermIndex = {
  readonly automaton: Automaton;
  /** By the automaton's output index. */
  readonly uses: readonly (readonly Use[])[];
  readonly entries: readonly Entry[];
  /** Words that tell what a page is about; a use's `sign` is an index into them. */
  readonly signs: readonly SignWord[];
};

/** The index of several packs (editions, imported armies) at once. */
export function buildIndex(packs: readonly PackTerms[]): TermIndex {
  const steps = buildIndexInSteps(packs);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of about a millisecond, for pages that must stay responsive: `next()` until `done`. */
export function buildIndexInSteps(packs: readonly PackTerms[]): Generator<void, TermIndex> {
  return indexInSteps([...packs, SIGN_PACK]);
}
