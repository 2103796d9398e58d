/**
 * How much each sign counts, with the reason. A term needs 1 (distinct) or 2 (shared, word) from its page; a word needs
 * 1 from its own sentence as well. `npm run detect:tune` shows what each weight does on the passages.
 */
export type Weight = {
  readonly weight: number;
  readonly most?: number;
  readonly reason: string;
  readonly example: string;
};

export const WEIGHTS = {
  // What the page says of itself. `most` bounds what all signs of a kind give together.
  game: { weight: 2, most: 2.5, reason: 'The name of the game settles the subject.', example: 'Warhammer 40,000' },
  army: {
    weight: 1,
    most: 2,
    reason: 'An army or unit; other games of the same world have them too.',
    example: 'Tyranids',
  },
  talk: { weight: 1, most: 3, reason: 'Words of this game’s rules, said almost nowhere else.', example: 'stratagem' },
  hint: { weight: 0.3, most: 0.9, reason: 'Words of many tabletop games.', example: 'detachment' },
  roster: { weight: 2, most: 3, reason: 'Line of an exported army list.', example: 'Exported with App Version' },
  distinctTerm: { weight: 1.5, most: 4, reason: 'Another rule with a name of its own.', example: 'Rapid Ingress' },
  sharedTerm: {
    weight: 0.5,
    most: 1,
    reason: 'Another rule; D&D and its kin have the same names.',
    example: 'hit roll',
  },
  notation: { weight: 0.8, most: 1, reason: 'A save as players write it.', example: '5+++' },
  points: { weight: 1, most: 1, reason: 'A price in command points.', example: '1CP' },
  profile: { weight: 1, most: 1, reason: 'Characteristics of a model or weapon.', example: 'T4 3+ 2W, AP-1' },
  inches: { weight: 0.4, most: 0.4, reason: 'A distance as on a table.', example: '6"' },
  title: {
    weight: 0.5,
    reason: 'A sign in the title or address counts for the whole page.',
    example: 'r/WarhammerCompetitive',
  },
  other: { weight: -2.5, most: -6, reason: 'Another game is named.', example: 'Age of Sigmar' },
  subject: { weight: -0.5, most: -1.5, reason: 'Words of another subject.', example: 'patients' },
  // What stands beside the term.
  value: { weight: 2, reason: 'A value of the right kind.', example: 'Melta 2' },
  bracketList: { weight: 2, reason: 'In brackets together with a second keyword.', example: '[HEAVY, BLAST]' },
  bracket: { weight: 1, reason: 'Alone in brackets; on a page of the game that is a keyword.', example: '[BLAST]' },
  weaponRow: { weight: 1, reason: 'In the row of a weapon.', example: '48" 1 3+ 12 -3' },
  followedBy: { weight: 1, reason: 'Said to be a rule.', example: 'Heavy weapons' },
  capital: { weight: 1, reason: 'A capital inside a sentence.', example: 'it has no Leader' },
  titleCased: {
    weight: 1,
    reason: 'Several words, all with capitals, in a text that has few.',
    example: 'Warp Rifts turns that',
  },
  gives: { weight: 1, reason: 'Something one has, gets or loses.', example: 'gains Stealth' },
  listed: { weight: 1, reason: 'In a list with another rule.', example: 'Hover, Deep Strike' },
  neighbour: { weight: 0.6, reason: 'Another rule in the sentence.', example: 'overwatch … torrent' },
  alone: { weight: 0.5, reason: 'Stands as a noun of its own.', example: 'torrent doesn’t care' },
  sentenceStart: { weight: 0.3, reason: 'A capital that may only begin the sentence.', example: 'Torrent tank' },
  label: { weight: 1, reason: 'Heads a line that explains it.', example: 'Scouts: …' },
  markedUp: { weight: 1, reason: 'Set apart by bold marks.', example: "'''Precision'''" },
  quoted: { weight: 0.5, reason: 'In quotation marks.', example: '“Heavy”' },
  stratagem: { weight: 1, reason: 'Near the word stratagem or a price.', example: 'Grenade for 1CP' },
  shortText: { weight: 0.3, reason: 'In the title of the page as well.', example: 'Question about Stealth' },
  nameRun: { weight: -2, reason: 'Part of a longer name in capitals.', example: 'Scout Bikes' },
  weaponName: { weight: -4, reason: 'Part of the name of a weapon or unit.', example: 'heavy flamer' },
  modifier: { weight: -1, reason: 'An adjective of the next word.', example: 'heavy traffic' },
  hyphenated: { weight: -2, reason: 'Part of a compound.', example: 'heavy-duty' },
  verb: { weight: -1.5, reason: 'A verb.', example: 'I hover between' },
  idiom: { weight: -3, reason: 'Part of a common phrase.', example: 'in advance' },
} as const satisfies Record<string, Weight>;

export type SignName = keyof typeof WEIGHTS;
export type Weights = Readonly<Record<SignName, number>>;

export const DEFAULT_WEIGHTS: Weights = Object.fromEntries(
  Object.entries(WEIGHTS).map(([name, { weight }]) => [name, weight]),
) as Record<SignName, number>;

/** The most (or least) that all signs of a kind give together. */
export function bound(sign: SignName): number {
  const weight: Weight = WEIGHTS[sign];
  return weight.most ?? weight.weight;
}
