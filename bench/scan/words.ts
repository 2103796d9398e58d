/** Made-up English: the same words, terms and pages on every machine, and nobody's text. */
import type { PackTerms } from '../../src/core/rules/record.ts';

/** Small, seeded, good enough for text (mulberry32). Gives numbers from 0 to below 1. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ONSETS = 'b c d f g h l m n p r s t w st ch'.split(' ');
const NUCLEI = 'a e i o u ea'.split(' ');
const CODAS = ['', '', '', '', 'n', 'r', 's', 't', 'l', 'st'];
const SMALL = 'the of and to in a is that for it on with as was at by be this from or an are not but they which'.split(
  ' ',
);

/** Words of one to three syllables, no two alike; about as long as those of English. */
export function vocabulary(count: number): string[] {
  const random = seeded(7);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const words = new Set<string>();
  while (words.size < count) {
    let word = '';
    for (let left = 1 + Math.floor(random() ** 2 * 3); left > 0; left--)
      word += pick(ONSETS) + pick(NUCLEI) + pick(CODAS);
    if (word.length > 2 && !SMALL.includes(word)) words.add(word);
  }
  return [...words];
}

/** Names of two or three words, one in ten of one; longer lists begin with the shorter ones. */
export function terms(count: number): string[] {
  const words = vocabulary(6000);
  const random = seeded(11);
  const names = new Set<string>();
  while (names.size < count) {
    const name: string[] = [];
    for (let left = random() < 0.1 ? 1 : 2 + Math.floor(random() * 2); left > 0; left--)
      name.push(words[1500 + Math.floor(random() * 4500)] ?? '');
    names.add(name.join(' '));
  }
  return [...names];
}

/** Texts of nodes as on real pages: 5 to 30 words, as in English a few words most of the time, a name now and then. */
export function texts(nodes: number, names: readonly string[]): string[] {
  const words = vocabulary(6000);
  const random = seeded(nodes);
  return Array.from({ length: nodes }, () => {
    const text: string[] = [];
    for (let left = 4 + Math.floor(random() * 22); left > 0; left--) {
      const kind = random();
      if (kind < 0.4) text.push(SMALL[Math.floor(random() * SMALL.length)] ?? '');
      else if (kind < 0.435) text.push(names[Math.floor(random() * names.length)] ?? '');
      // The commonest words make up most of a text.
      else text.push(words[Math.floor(random() ** 3 * words.length)] ?? '');
    }
    const joined = text.join(' ');
    return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`;
  });
}

/** A page of so many text nodes, in the elements that articles are made of. */
export function pageOf(nodes: readonly string[]): string {
  let html = '';
  for (let at = 0; at < nodes.length; at += 5) {
    const [a = '', b = '', c = '', d = '', e = ''] = nodes.slice(at, at + 5);
    html += `<p>${a}<b>${b}</b>${c}</p><ul><li>${d}</li><li>${e}</li></ul>`;
  }
  return `<!doctype html><title>Notes</title><meta charset="utf-8"><main>${html}</main>`;
}

/** The names as a pack of rules. */
export function packOf(names: readonly string[]): PackTerms {
  return {
    schema: 1,
    pack: 'bench',
    edition: '11e',
    date: '',
    revision: '',
    guards: [],
    entries: names.map((text, at) => ({
      id: `rule-${at}`,
      name: text,
      kind: 'keyword',
      set: 'core',
      terms: [{ text, tier: 'distinct' }],
    })),
  };
}
