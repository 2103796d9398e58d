import { describe, expect, test } from 'vitest';
import { Gate } from './gate.ts';
import { PACK, PACK_11 } from './rehearsal-pack.ts';
import { buildIndex } from './term-index.ts';

const index = buildIndex([PACK, PACK_11]);
const opens = (...texts: string[]) => {
  const gate = new Gate(index);
  return texts.map((text) => gate.opens(text)).includes(true);
};

describe('the gate', () => {
  test.each([
    ['a name of this game alone', 'they have Lethal Hits'],
    ['the game', 'a forum for Warhammer 40,000'],
    ['the game, short', 'my 40k army'],
    ['an army', 'Tyranids are coming'],
    ['a word of its rules', 'which stratagem?'],
    ['a line of a roster', 'Exported with App Version: v1.30'],
    ['a save as players write it', 'it has a 4++ save'],
    ['a price beside an ordinary word', 'Heavy costs 1CP'],
    ['a profile beside an ordinary word', 'a Blast weapon, S9 AP-2'],
  ])('opens for %s', (_, text) => {
    expect(opens(text)).toBe(true);
  });

  test.each([
    ['ordinary words', 'Heavy traffic after the blast; the leader fled under fire.'],
    ['a name that others use too', 'They fall back and fall back again.'],
    ['40k as a number', 'She earns $40k a year and has 40k followers.'],
    ['names that guard', 'heavy bolters'],
    ['another game', 'Age of Sigmar and Dungeons & Dragons'],
    ['numbers without any name', 'AP-2 and 3CP'],
    ['another language of code', 'i++ and C++ code'],
    ['small words that are signs with a capital only', 'wow, what a farce, said the orks'],
  ])('stays shut for %s', (_, text) => {
    expect(opens(text)).toBe(false);
  });

  test('weak signs together open it, over several texts', () => {
    expect(opens('weapons, infantry', 'and terrain')).toBe(false);
    expect(opens('weapons, infantry', 'and rapid fire')).toBe(true);
    expect(opens('they fall back', 'and take mortal wounds')).toBe(true);
  });
});
