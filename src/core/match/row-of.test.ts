import { expect, test } from 'vitest';
import { contextOf } from './context-of.ts';
import { rowOf } from './row-of.ts';

const ROWS = [
  ['Boltgun', '[RAPID FIRE 1]', '24"', '2', '3+', '4', '0', '1'],
  ['Plasma gun', '[HAZARDOUS]', '24"', '1', '3+', '8', '-3', '2'],
  ['Meltagun', '[MELTA 2]', '12"', '1', '3+', '9', '-4', 'D6'],
  ['Power fist', '[TWIN-LINKED]', 'Melee', '3', '3+', '8', '-2', '2'],
  ['Plasma pistol', '[HAZARDOUS]', '12"', '1', '3+', '7', '-2', '1'],
];

function numbers(cells: readonly string[], at: number) {
  const cell = cells[at] ?? '';
  const read = contextOf(cell, { start: 1, end: cell.length - 1 }, rowOf(cells, at));
  return [read.attacks?.value, read.strength?.value, read.ap?.value, read.damage?.value];
}

test.each([
  ['keywords behind the name', (row: readonly string[]) => row, 1],
  ['keywords last', ([name = '', words = '', ...rest]: readonly string[]) => [name, ...rest, words], 7],
])('each rule of a table gets the numbers of its own row: %s', (_, order, place) => {
  const cells = ROWS.flatMap(order);
  for (const [line, row] of ROWS.entries()) {
    expect(numbers(cells, line * 8 + place)).toEqual([row[3], ...row.slice(5)]);
  }
});

test('a header and prose around it are no row', () => {
  expect(numbers(['Range', 'A', 'BS', '[HEAVY]', 'note'], 3)).toEqual([undefined, undefined, undefined, undefined]);
});
