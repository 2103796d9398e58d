import { foldTerm } from '../../rules/expand-terms.ts';
import { ENGLISH_WORDS } from './english-words.ts';

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

/** Endings, and what may stand instead: the word films say for the one of a name. British spellings come first. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/our(?=s$|ed$|ing$|$)/, 'or'],
  [/is(?=e[ds]?$|ing$|ations?$)/, 'iz'],
  [/ll(?=ed$|ing$|ers?$)/, 'l'],
  [/ences?$/, 'ense'],
  [/tres?$/, 'ter'],
  [/in'$/, 'ing'],
  [/'(?:s|re|ll|ve|d|m)$/, ''],
  [/s'$/, ''],
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/es$/, ''],
  [/s$/, ''],
];
const DERIVED: readonly (readonly [RegExp, string])[] = [
  [/ations?$/, 'ate'],
  [/at(?:or|ing|ed)s?$/, 'ate'],
  [/(?:er|or|ed|ing|ers|ors)$/, ''],
  [/(?:er|or|ed|ing|ers|ors)$/, 'e'],
  [/(?:ness|less|like|ity|ous|ment|ly)$/, ''],
  [/(?:ity|ous)$/, 'e'],
];
const PREFIX = /^(?:un|re|out|counter|hyper|super|multi|sub|fore|dis|mis|over)(?=.{4})/;

function swap(words: readonly string[], endings: typeof ENDINGS): string[] {
  const more = words.flatMap((word) =>
    endings.flatMap(([ending, instead]) => (ending.test(word) ? [word.replace(ending, instead)] : [])),
  );
  return [...new Set([...words, ...more])];
}

/** The word and what it may be a form of; two endings may follow each other: "optimisations". */
function forms(word: string): string[] {
  return swap(swap([word], ENDINGS), ENDINGS);
}

/** As `forms`, with what the word may be derived from: "demolisher", "outflanking". */
function relatives(word: string): string[] {
  const derived = swap(swap(forms(word), DERIVED), ENDINGS);
  return derived.flatMap((one) => (PREFIX.test(one) ? [one, one.replace(PREFIX, '')] : [one]));
}

function isCoined(word: string, commonness: Commonness): boolean {
  if (word.length <= 3) return false;
  return !relatives(word).some((one) => one.length > 2 && (commonness(one) > 0 || ENGLISH_WORDS.has(one)));
}

export function nameShape(name: string, commonness: Commonness): NameShape {
  const all = foldTerm(name.normalize('NFKD').replace(/\p{M}/gu, ''))
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/^'+/, ''))
    .filter((word) => word !== '');
  const words = all.filter((word) => !SMALL.has(word) && /\p{L}/u.test(word));
  const rates = words.map((word) => Math.max(...forms(word).map(commonness))).sort((a, b) => a - b);
  const [rarest = 0, second = rarest] = rates;
  return { words: words.length, coined: words.filter((word) => isCoined(word, commonness)).length, rarest, second };
}
