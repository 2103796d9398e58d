import type { Term } from '../rules/record.ts';
import type { TermIndex, Use } from './term-index.ts';

/** A name in which one word may be misspelt. */
export type NearTerm = { readonly words: readonly string[]; readonly entry: number; readonly term: Term };

/** Most names looked at for one word of the text: bounds the work however many packs there are. */
const MOST = 48;

const known = new WeakMap<TermIndex, ReadonlyMap<string, readonly NearTerm[]>>();

/** Names of several words, by each of their words; made when the first page asks, which most never do. */
export function nearTerms(index: TermIndex): ReadonlyMap<string, readonly NearTerm[]> {
  const made = known.get(index) ?? make(index);
  known.set(index, made);
  return made;
}

/** Rules in the order of their packs. */
const entryOf = (use: Use) => ('term' in use ? use.entry : -1);

function make(index: TermIndex): Map<string, NearTerm[]> {
  const near = new Map<string, NearTerm[]>();
  const seen = new Set<string>();
  const uses = Array.from({ length: index.terms }, (_, place) => index.usesAt(place)).flat();
  for (const use of uses.sort((a, b) => entryOf(a) - entryOf(b))) {
    if (!('term' in use) || use.term.tier === 'word' || use.term.typo || use.term.needs) continue;
    const text = index.fold(use.term.text.replace(/\{v\}|\{kw\}/g, ''));
    const words = text.split(' ');
    const name = index.entries[use.entry]?.name ?? '';
    const key = `${name} ${text}`;
    if (words.length < 2 || words.length > 4 || text.length < 9 || seen.has(key)) continue;
    seen.add(key);
    for (const word of new Set(words)) {
      const list = near.get(word) ?? [];
      if (word.length > 1 && list.length < MOST) list.push({ words, entry: use.entry, term: use.term });
      near.set(word, list);
    }
  }
  return near;
}
