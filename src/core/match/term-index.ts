import type { Edition, PackTerms, RuleKind, Term, ValueType } from '../rules/record.ts';
import type { Ref } from '../text/tree.ts';
import { type Automaton, automatonInSteps } from './automaton.ts';
import { SIGN_WORDS } from './evidence/sign-words.ts';
import { foldText } from './fold.ts';
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

/** A term in which one word may be misspelt: the words around that one give the key, see `fuzzy.ts`. */
export type NearTerm = { readonly words: readonly string[]; readonly entry: number; readonly term: Term };

export type TermIndex = {
  readonly automaton: Automaton;
  /** By the automaton's output index. */
  readonly uses: readonly (readonly Use[])[];
  readonly entries: readonly Entry[];
  /** Multi-word distinct terms, by each of their words. */
  readonly near: ReadonlyMap<string, readonly NearTerm[]>;
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
  const trie = new Trie(4096);
  const ends = new Map<number, number>();
  const uses: Use[][] = [];
  const add = (text: string, use: Use, plural: boolean) => {
    for (const symbols of spellings(text, plural)) {
      const state = trie.insert(symbols);
      const known = ends.get(state);
      if (known === undefined) {
        ends.set(state, uses.length);
        uses.push([use]);
      } else uses[known]?.push(use);
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
  const automaton = yield* automatonInSteps(trie, ends);
  return { automaton, uses, entries, near: nearTerms(uses) };
}

export function nearTerms(uses: readonly (readonly Use[])[]): Map<string, NearTerm[]> {
  const near = new Map<string, NearTerm[]>();
  const seen = new Set<string>();
  for (const use of uses.flat()) {
    if (!('term' in use) || use.term.tier === 'word' || use.term.typo || use.term.needs) continue;
    const text = foldText(use.term.text.replace(/\{v\}|\{kw\}/g, ''));
    const words = text.split(' ');
    const key = `${use.entry} ${text}`;
    if (words.length < 2 || words.length > 4 || text.length < 9 || seen.has(key)) continue;
    seen.add(key);
    for (const word of new Set(words)) {
      if (word.length < 2) continue;
      const list = near.get(word) ?? [];
      if (list.length < 48) list.push({ words, entry: use.entry, term: use.term });
      near.set(word, list);
    }
  }
  return near;
}
