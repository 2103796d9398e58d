import type { Edition, PackTerms, RuleKind, Term, ValueType } from '../rules/record.ts';
import type { Ref } from '../text/tree.ts';
import { type Automaton, automatonInSteps } from './automaton.ts';
import { SIGN_WORDS, type SignWord } from './evidence/sign-words.ts';
import { spellings } from './pattern.ts';
import { Trie } from './trie.ts';

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

const TERMS_A_STEP = 150;

/** The index of several packs (editions, imported armies) at once. */
export function buildIndex(packs: readonly PackTerms[]): TermIndex {
  const steps = buildIndexInSteps(packs);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of about a millisecond, for pages that must stay responsive: `next()` until `done`. */
export function* buildIndexInSteps(packs: readonly PackTerms[]): Generator<void, TermIndex> {
  const trie = new Trie();
  const ends = new Map<number, number>();
  const uses: Use[][] = [];
  // Two editions have most terms in common: a text is unfolded once.
  const known = new Map<string, number[]>();
  const statesOf = (text: string, plural: boolean) => {
    const key = plural ? text : `${text} `;
    const states = known.get(key) ?? spellings(text, plural).map((symbols) => trie.insert(symbols));
    known.set(key, states);
    return states;
  };
  const add = (text: string, use: Use, plural: boolean) => {
    for (const state of statesOf(text, plural)) {
      const output = ends.get(state);
      if (output === undefined) {
        ends.set(state, uses.length);
        uses.push([use]);
      } else if (!uses[output]?.includes(use)) uses[output]?.push(use);
    }
  };
  SIGN_WORDS.forEach((word, sign) => {
    add(word.text, { sign }, false);
  });
  const entries: Entry[] = [];
  let count = 0;
  for (const pack of packs) {
    for (const text of pack.guards) {
      add(text, { guard: true }, true);
      if (++count % TERMS_A_STEP === 0) yield;
    }
    for (const { id, name, kind, set, value, terms } of pack.entries) {
      const entry = entries.length;
      entries.push({
        ref: `${pack.edition}:${id}`,
        id,
        name,
        edition: pack.edition,
        kind,
        set,
        ...(value && { value }),
      });
      for (const term of terms) {
        add(term.text, { entry, term }, true);
        if (++count % TERMS_A_STEP === 0) yield;
      }
    }
  }
  yield;
  const { order, parent, symbol } = trie.byDepth();
  const out = new Int32Array(order.length).fill(-1);
  order.forEach((state, at) => {
    out[at] = ends.get(state) ?? -1;
  });
  yield;
  const automaton = yield* automatonInSteps({ parent, symbol, out });
  return { automaton, uses, entries, signs: SIGN_WORDS };
}
