import type { Term } from '../rules/record.ts';
import type { TermIndex } from './term-index.ts';

/** A name in which one word may be misspelt. */
export type NearTerm = { readonly words: readonly string[]; readonly entry: number; readonly term: Term };

/** Most names looked at for one word of the text: bounds the work however many packs there are. */
const MOST = 48;
/** Letters of the shortest name, and the most words it may have. */
const SHORTEST = 9;
const WORDS = 4;

/** In a line of the index: a rule whose name is no ordinary word and that asks for nothing beside it. */
const PLAIN = /\t\d+[ds](?![vct])/i;

const known = new WeakMap<TermIndex, NearTerms>();

/** Names of several words, by each of their words; made when the first page asks, which most never do. */
export function nearTerms(index: TermIndex): NearTerms {
  const made = known.get(index) ?? new NearTerms(index);
  known.set(index, made);
  return made;
}

/**
 * At first only where each word stands in the list of terms: reading ten thousand terms would hold a page up for a
 * tenth of a second, and a page asks for few of them.
 */
export class NearTerms {
  readonly #index: TermIndex;
  readonly #places = new Map<string, number[]>();
  readonly #read = new Map<string, readonly NearTerm[]>();

  constructor(index: TermIndex) {
    this.#index = index;
    for (let place = 0; place < index.lines.length; place++) this.#place(index.lines[place] ?? '', place);
  }

  #place(line: string, place: number): void {
    const end = line.indexOf('\t');
    let gap = line.indexOf(' ');
    // A plural, a short or single word, or nothing that may be misspelt.
    if (end < SHORTEST || gap < 0 || gap > end || !PLAIN.test(line)) return;
    for (let start = 0; start < end; start = gap + 1) {
      gap = line.indexOf(' ', start);
      if (gap < 0 || gap > end) gap = end;
      let word = line.slice(start, gap);
      // Apostrophes and stops are no part of a word as `fold` writes it.
      if (word.includes("'") || word.includes('.')) word = word.replace(/['.]/g, '');
      const places = this.#places.get(word);
      if (!places) this.#places.set(word, [place]);
      else if (places.at(-1) !== place) places.push(place);
    }
  }

  /** The names that hold a word, in the order of their packs; undefined for a word of no name. */
  get(word: string): readonly NearTerm[] | undefined {
    const places = this.#places.get(word);
    if (!places || word.length < 2) return undefined;
    const list = this.#read.get(word) ?? this.#readAt(places, word);
    this.#read.set(word, list);
    return list;
  }

  #readAt(places: readonly number[], word: string): NearTerm[] {
    const { lines, fold } = this.#index;
    const found: NearTerm[] = [];
    const seen = new Set<string>();
    const rules = places
      .flatMap((place) =>
        (lines[place] ?? '')
          .split('\t')
          .slice(1)
          .map((use) => ({ place, entry: Number.parseInt(use, 10) })),
      )
      .filter(({ entry }) => entry >= 0)
      .sort((a, b) => a.entry - b.entry);
    for (const { place, entry } of rules) {
      for (const use of this.#index.usesAt(place)) {
        if (!('term' in use) || use.entry !== entry) continue;
        const { term } = use;
        if (term.tier === 'word' || term.typo || term.needs) continue;
        const text = fold(term.text.replace(/\{v\}|\{kw\}/g, ''));
        const words = text.split(' ');
        const key = `${this.#index.entry(entry)?.name ?? ''} ${text}`;
        if (words.length < 2 || words.length > WORDS || text.length < SHORTEST) continue;
        if (seen.has(key) || !words.includes(word)) continue;
        seen.add(key);
        if (found.push({ words, entry, term }) === MOST) return found;
      }
    }
    return found;
  }
}
