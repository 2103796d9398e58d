import type { PackTerms } from '../rules/record.ts';
import { automatonInSteps } from './automaton.ts';
import type { SignWord } from './evidence/sign-words.ts';
import { spellings } from './pattern.ts';
import type { Entry, TermIndex, Use } from './term-index.ts';
import { Trie } from './trie.ts';

const TERMS_A_STEP = 150;

/** Packs, and among them or beside them the words that are evidence. */
export type IndexedPack = PackTerms & { readonly signs?: readonly SignWord[] };

/**
 * The index of several packs (editions, imported armies) in steps of about a millisecond: `next()` until `done`. The
 * words that tell what a page is about come with the packs (`SIGN_PACK` is a pack of nothing else), so that whoever ships
 * them as data need not ship them as code.
 */
export function* indexInSteps(packs: readonly IndexedPack[]): Generator<void, TermIndex> {
  const signs = packs.flatMap((pack) => pack.signs ?? []);
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
  signs.forEach((word, sign) => {
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
  return { automaton, uses, entries, signs };
}
