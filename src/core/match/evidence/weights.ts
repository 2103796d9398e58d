/**
 * How much each sign counts; why, and an example of each, is in `weight-reasons.ts`. A term needs 1 (distinct) or 2
 * (shared, word) from its page; a word needs 1 from its own sentence as well. The letters are `Trait`s; the second figure is the most (or least)
 * that all signs of a kind give together. `npm run detect:tune` shows what each weight does on the passages.
 */
const TABLE = {
  // What the page shows.
  game: ['afh', 2, 2.5],
  army: ['afh', 0.9, 2],
  talk: ['afth', 0.8, 3],
  hint: ['t', 0.3, 0.9],
  roster: ['afth', 2, 3],
  valuedTerm: ['aft', 1.7, 4],
  distinctTerm: ['at', 1.5, 4],
  plainTerm: ['at', 0.8, 3],
  sharedTerm: ['t', 0.4, 0.8],
  casedWord: ['t', 0.1, 0.4],
  notation: ['aftn', 0.8, 0.8],
  keywordList: ['aft', 1.5],
  points: ['aftn', 1, 1],
  profile: ['aftn', 1, 1],
  inches: ['tn', 0.4, 0.4],
  title: ['', 0.7],
  other: ['', -2.5, -6],
  subject: ['', -0.5, -1.5],
  elsewhere: ['', -0.8, -2.4],
  // What stands beside the term.
  value: ['sp', 2],
  bracketList: ['sp', 2],
  bracket: ['sp', 1],
  weaponRow: ['s', 1],
  followedBy: ['', 1],
  capital: ['s', 1],
  titleCased: ['s', 1],
  gives: ['', 1],
  listed: ['s', 1],
  neighbour: ['s', 0.6],
  alone: ['', 0.5],
  sentenceStart: ['', 0.3],
  unusual: ['', 0.5],
  nominal: ['', 0.8],
  label: ['s', 1],
  markedUp: ['s', 1],
  quoted: ['', 0.5],
  stratagem: ['s', 1],
  shortText: ['', 0.3],
  nameRun: ['', -2],
  weaponName: ['', -4],
  modifier: ['s', -1],
  hyphenated: ['s', -2],
  verb: ['', -1.5],
  idiom: ['', -3],
  figure: ['', -3],
  inCode: ['', -3],
} as const satisfies Record<string, readonly [traits: string, weight: number, most?: number]>;

/**
 * What else a sign is:
 * - `a` an anchor: only this game (or a text about it) shows it; without one, nothing that other subjects share is marked;
 * - `f` firm: no chance meeting of names can show it; without such signs terms vouch for each other only so far;
 * - `t` talk: the page talks of rules, and not only of painting, books or shares of the game;
 * - `h` says more in a title or a heading: a rule's name there may be a firm's or a novel's;
 * - `n` without a word;
 * - `s` support: beside the term, it also speaks for and against names that are no ordinary words;
 * - `p` proof: of these, the ones that prove the game by themselves.
 */
export type Trait = 'a' | 'f' | 't' | 'h' | 'n' | 's' | 'p';

export type SignName = keyof typeof TABLE;
export type Weights = Readonly<Record<SignName, number>>;

export const DEFAULT_WEIGHTS: Weights = Object.fromEntries(
  Object.entries(TABLE).map(([name, [, weight]]) => [name, weight]),
) as Record<SignName, number>;

/** The most (or least) that all signs of a kind give together. */
export function bound(sign: SignName): number {
  const [, weight, most]: readonly [string, number, number?] = TABLE[sign];
  return most ?? weight;
}

export function is(sign: SignName, trait: Trait): boolean {
  return TABLE[sign][0].includes(trait);
}

export function signsThatAre(trait: Trait): SignName[] {
  return (Object.keys(TABLE) as SignName[]).filter((sign) => is(sign, trait));
}
