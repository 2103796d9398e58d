/**
 * How much each sign counts; why, and an example of each, is in `weight-reasons.ts`. A term needs 1 (distinct) or 2
 * (shared, word) from its page; a word needs 1 from its own sentence as well. The second figure is the most (or least)
 * that all signs of a kind give together. `npm run detect:tune` shows what each weight does on the passages.
 */
const TABLE = {
  // What the page shows.
  game: [2, 2.5],
  army: [0.9, 2],
  talk: [0.8, 3],
  hint: [0.3, 0.9],
  roster: [2, 3],
  valuedTerm: [1.7, 4],
  distinctTerm: [1.5, 4],
  plainTerm: [0.8, 3],
  sharedTerm: [0.4, 0.8],
  casedWord: [0.1, 0.4],
  notation: [0.8, 0.8],
  keywordList: [1.5],
  points: [1, 1],
  profile: [1, 1],
  inches: [0.4, 0.4],
  title: [0.7],
  other: [-2.5, -6],
  subject: [-0.5, -1.5],
  elsewhere: [-0.8, -2.4],
  // What stands beside the term.
  value: [2],
  bracketList: [2],
  bracket: [1],
  weaponRow: [1],
  followedBy: [1],
  capital: [1],
  titleCased: [1],
  gives: [1],
  listed: [1],
  neighbour: [0.6],
  alone: [0.5],
  sentenceStart: [0.3],
  unusual: [0.5],
  nominal: [0.8],
  label: [1],
  markedUp: [1],
  quoted: [0.5],
  stratagem: [1],
  shortText: [0.3],
  nameRun: [-2],
  weaponName: [-4],
  modifier: [-1],
  hyphenated: [-2],
  verb: [-1.5],
  idiom: [-3],
  figure: [-3],
  inCode: [-3],
} as const satisfies Record<string, readonly [weight: number, most?: number]>;

export type SignName = keyof typeof TABLE;
export type Weights = Readonly<Record<SignName, number>>;

export const DEFAULT_WEIGHTS: Weights = Object.fromEntries(
  Object.entries(TABLE).map(([name, [weight]]) => [name, weight]),
) as Record<SignName, number>;

/** The most (or least) that all signs of a kind give together. */
export function bound(sign: SignName): number {
  const [weight, most]: readonly [number, number?] = TABLE[sign];
  return most ?? weight;
}
