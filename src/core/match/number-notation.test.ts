import { describe, expect, test } from 'vitest';
import { PHRASES } from './evidence/phrases.ts';
import { readSaves } from './notation.ts';
import { readNumbers } from './number-notation.ts';

/** "surface = id value" of all notations of a text. */
function read(text: string): string[] {
  return readNumbers(PHRASES.code, text, readSaves(PHRASES.code, text)).map(({ start, end, id, value }) =>
    [text.slice(start, end), '=', id, value].filter(Boolean).join(' '),
  );
}

describe('notation', () => {
  test.each([
    ['into T4 3+ 2W', ['T4 3+ 2W = target-profiles']],
    ['T10, 2+, 12W, 4++', ['T10, 2+, 12W = target-profiles', '4++ = invulnerable-save 4+']],
    ['T4/2W/3+', ['T4/2W/3+ = target-profiles']],
    ['S5 AP-1 D2', ['S5 AP-1 D2 = weapon-profile']],
    ['S12, AP −3, D6+1', ['S12, AP −3, D6+1 = weapon-profile']],
    ['AP-1 D2', ['AP-1 D2 = weapon-profile']],
    ['S8 AP-2', ['S8 AP-2 = weapon-profile']],
    ['AP-2.', ['AP-2 = armour-penetration -2']],
    ['AP 0', ['AP 0 = armour-penetration 0']],
    ['gets −1 AP', ['−1 AP = armour-penetration -1']],
    ['D6+1 and 2D6', ['D6+1 = dice D6+1', '2D6 = dice 2D6']],
    ['-1 to hit', ['-1 to hit = modifiers -1']],
    ['−1 to be hit', ['−1 to be hit = modifiers -1']],
    ['plus one to wound', ['plus one to wound = modifiers +1']],
    ['-1D/-1 dmg', ['-1D = damage-reduction -1', '-1 dmg = damage-reduction -1']],
    ['2+/4++/5+++', ['4++ = invulnerable-save 4+', '5+++ = feel-no-pain 5+']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    'WAP-2',
    'AP-20',
    'AP-2-B',
    'MAP-2',
    '#AP-2',
    '$2D6',
    'AP -2%',
    'the T4 bus',
    'T4 3++',
    'x-1 to hit',
    '11 to hit',
    '-1 to hitch',
    '-1 detachment',
    '12D6',
    'D6+12',
    'D6',
    'if (ap == -1) { AP-1 }',
    '{"AP-2": 1}',
  ])('none of these in %j', (text) => {
    expect(read(text).filter((line) => !line.includes('invulnerable-save'))).toEqual([]);
  });
});
