import { foldTerm } from '../../rules/expand-terms.ts';

/** How often an English word is said, in a million words; 0 when the list does not have it. */
export type Commonness = (word: string) => number;

/** What the rules for tiers look at. */
export type NameShape = {
  /** Words that carry meaning: without "of", "the" and the like. */
  readonly words: number;
  /** Words that English does not have: "Intercessor", "Kataphron". */
  readonly coined: number;
  /** How common the rarest of its words is, in a million. */
  readonly rarest: number;
  /** How common the second rarest is; as `rarest` where there is only one. */
  readonly second: number;
};

const SMALL = new Set('a an and as at by for from in into is it no not of on or the to up us we with'.split(' '));

/** Forms under which a list of plain words may have it. */
function stems(word: string): string[] {
  const forms = [word];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1));
  if (/(?:s|x|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith("'s") || word.endsWith("s'")) forms.push(word.slice(0, -2));
  return forms;
}

export function nameShape(name: string, commonness: Commonness): NameShape {
  const all = foldTerm(name.normalize('NFKD').replace(/\p{M}/gu, ''))
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '');
  const words = all.filter((word) => !SMALL.has(word) && /\p{L}/u.test(word));
  const rates = words.map((word) => Math.max(...stems(word).map(commonness))).sort((a, b) => a - b);
  const [rarest = 0, second = rarest] = rates;
  const coined = words.filter(
    (word, at) => word.length > 3 && Math.max(...stems(words[at] ?? word).map(commonness)) === 0,
  ).length;
  return { words: words.length, coined, rarest, second };
}
