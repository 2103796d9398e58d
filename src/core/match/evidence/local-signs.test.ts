import { describe, expect, test } from 'vitest';
import { startDetection } from '../detection.ts';
import { PACK } from '../rehearsal-pack.ts';
import { buildIndex } from '../term-index.ts';
import { LOCAL_SIGNS } from './local-signs.ts';
import { WEIGHT_REASONS } from './weight-reasons.ts';
import { DEFAULT_WEIGHTS } from './weights.ts';

const index = buildIndex([PACK]);
/** Signs of the first rule of a text. */
const signs = (text: string) =>
  startDetection(index, { title: '', url: '' }, { edition: '10e', sensitivity: 'careful', never: [], always: [] })
    .add(text)
    .candidates.at(0)?.signs;

/** A text whose first rule shows the sign, and one whose first rule does not. */
const CASES: Readonly<Record<string, readonly [shows: string, not: string]>> = {
  value: ['Rapid Fire 2 now', 'rapid fire now'],
  bracketList: ['[HEAVY, BLAST]', '[HEAVY] and [BLAST]'],
  bracket: ['[BLAST]', '[the BLAST door]'],
  weaponRow: ['Heavy | 48" | 1 | 3+ | 12 | -3 | D6', 'Heavy, 48" away'],
  followedBy: ['heavy weapons', 'heavy traffic'],
  capital: ['it has no Leader at all', 'Leader of them'],
  sentenceStart: ['Torrent tank', 'a Torrent tank'],
  titleCased: ['then Lethal Hits helps much more', 'then lethal hits helps much more'],
  gives: ['it gains stealth.', 'it gains stealth tech'],
  listed: ['Hover, Lethal Hits', 'hover near lethal hits'],
  neighbour: ['torrent here with lethal hits', 'torrent here. Then lethal hits'],
  alone: ['torrent does', 'the torrent of'],
  unusual: ['torrent', 'heavy'],
  nominal: ['Leader'.replace('Leader', 'devastating wounds'), 'heavy'],
  label: ['Hover: it flies', 'a hover: it flies'],
  markedUp: ["'''Leader'''", 'Leader'],
  quoted: ['“Heavy”', 'Heavy'],
  stratagem: ['Siegecraft for 1CP', 'Siegecraft for all'],
  nameRun: ['the Heavy Lifting', 'the Heavy lifting'],
  weaponName: ['a heavy flamer', 'a heavy day'],
  modifier: ['heavy traffic', 'heavy.'],
  hyphenated: ['heavy-duty', 'heavy - duty'],
  verb: ['I hover there', 'my hover there'],
  idiom: ['team leader', 'my leader'],
  inCode: ["expect(parse('fnp 5+').pluses)", "the 'fnp 5+' (thanks)"],
  figure: ['lethal hits of the heart', 'lethal hits of the unit'],
};

describe('local signs', () => {
  test.each(LOCAL_SIGNS.map(([name]) => name).filter((name) => name !== 'nominal'))('%s', (name) => {
    const [shows, not] = CASES[name] ?? ['', ''];
    expect(signs(shows)).toContain(name);
    expect(signs(not)).not.toContain(name);
  });

  test('every weight says why, and every sign has a weight', () => {
    const weighed = new Set([...Object.keys(DEFAULT_WEIGHTS.page), ...Object.keys(DEFAULT_WEIGHTS.claim)]);
    expect(Object.keys(WEIGHT_REASONS).sort()).toEqual([...weighed].sort());
    for (const [name] of LOCAL_SIGNS)
      expect(
        DEFAULT_WEIGHTS.claim[name].some((weight) => weight !== 0),
        name,
      ).toBe(true);
  });
});
