import { expect, test } from 'vitest';
import { parseAp, parseDice, parseRoll, parseWhole } from './parse-number.ts';

const value = (result: { ok: boolean; value?: unknown; problems?: readonly { code: string }[] }) =>
  result.ok ? result.value : result.problems?.[0]?.code;

test.each([
  ['3', '3'],
  ['d6+1', 'D6+1'],
  [' 2D6 ', '2D6'],
  ['1D3', 'D3'],
  ['D6−1', 'D6-1'],
  ['W6', 'D6'],
  ['D6+', 'not-dice'],
  ['D8', 'not-dice'],
  ['many', 'not-dice'],
  ['99D6', 'dice-range'],
])('an amount typed as %s is %s', (typed, expected) => expect(value(parseDice(typed))).toBe(expected));

test.each([
  ['-1', -1],
  ['−1', -1],
  ['–2', -2],
  ['1', -1],
  ['+3', -3],
  ['AP-4', -4],
  ['0', 0],
  ['-7', 'ap-range'],
  ['x', 'not-ap'],
])('AP typed as %s is %s', (typed, expected) => expect(value(parseAp(typed))).toBe(expected));

test('AP 0 is no negative zero', () => expect(Object.is(value(parseAp('0')), 0)).toBe(true));

test.each([
  ['3+', 3],
  ['3', 3],
  ['4++', 4],
  ['5+++', 5],
  ['–', null],
  ['N/A', null],
  ['', 'roll-needed'],
  ['1+', 'roll-range'],
  ['7+', 'roll-range'],
  ['three', 'not-a-roll'],
])('a roll typed as %s is %s', (typed, expected) => expect(value(parseRoll(typed))).toBe(expected));

test('a whole number outside its range says what the range is', () => {
  const result = parseWhole('99', 1, 20);
  expect(result.ok ? '' : result.problems[0]).toMatchObject({ code: 'too-big', mend: 'Type 1 to 20.' });
  expect(value(parseWhole('5"', 1, 20))).toBe(5);
  expect(value(parseWhole('1.5', 1, 20))).toBe('not-whole');
});
