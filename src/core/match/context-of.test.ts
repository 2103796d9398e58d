import { describe, expect, test } from 'vitest';
import { contextOf } from './context-of.ts';

/** Values around the part of the text in guillemets. */
function values(text: string, row?: string): Record<string, string> {
  const start = text.indexOf('«');
  const plain = text.replace(/[«»]/g, '');
  const end = text.indexOf('»') - 1;
  return Object.fromEntries(
    Object.entries(contextOf(plain, { start, end }, row)).map(([field, read]) => [field, read.value]),
  );
}

describe('numbers around a rule', () => {
  test.each([
    ['10 shots with «Sustained Hits 1», hitting on 3s', { attacks: '10', skill: '3+' }],
    ['BS3+, S5 AP-1 D2 and «Lethal Hits»', { skill: '3+', strength: '5', ap: '-1', damage: '2' }],
    ['«Anti-Infantry 4+» into T4 3+ 2W', { toughness: '4', save: '3+', wounds: '2' }],
    ['«Lethal Hits» against a 2+ save and 4++', { save: '2+', invuln: '4+' }],
    [
      '3 heavy bolters with «Sustained Hits 1» into 10 marines',
      { weapon: 'heavy bolter', target: 'marines', models: '10' },
    ],
    ['9 attacks, «Lance», into MEQ', { attacks: '9', target: 'MEQ' }],
    [
      '| Lascannon [«HEAVY»] | 48" | 1 | 3+ | 12 | -3 | D6+1 |',
      { attacks: '1', skill: '3+', strength: '12', ap: '-3', damage: 'D6+1', weapon: 'lascannon' },
    ],
    ['D6 shots and «Blast»', { attacks: 'D6' }],
    ['D6+1 shots and «Blast»', { attacks: 'D6+1' }],
    ['«T4 3+ 2W»', { toughness: '4', save: '3+', wounds: '2' }],
    ['«S12 AP-3 D6+1»', { strength: '12', ap: '-3', damage: 'D6+1' }],
    ['«AP-2»', { ap: '-2' }],
    ['«MEQ»', { target: 'MEQ' }],
    ['2+/«4++»', { save: '2+', invuln: '4+' }],
    ['«Blast D6»', {}],
    ['«Feel No Pain 5+» is nice.\n\n20 shots elsewhere', {}],
  ])('%j', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });

  test('the nearer number wins, the own sentence before others', () => {
    expect(values('20 shots miss. 6 attacks with «Lance» then 30 shots')).toEqual({ attacks: '6' });
  });

  test('each number keeps the words it came from', () => {
    const read = contextOf('10 shots with Lethal Hits hitting on 3s', { start: 14, end: 25 });
    expect(read.attacks?.from).toBe('10 shots');
    expect(read.skill?.from).toBe('hitting on 3s');
  });

  test('the cells beside a cell are read as its row', () => {
    expect(values('Lascannon [«HEAVY»]', 'Lascannon [HEAVY] | 48" | 1 | 3+ | 12 | -3 | D6+1')).toMatchObject({
      strength: '12',
      damage: 'D6+1',
    });
  });
});
