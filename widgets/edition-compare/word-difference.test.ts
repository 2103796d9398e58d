import { expect, test } from 'vitest';
import { wordDifference } from './word-difference.ts';

const difference = (older: string, newer: string) =>
  wordDifference(older.split(' ').filter(Boolean), newer.split(' ').filter(Boolean), (word) => word).map(
    ({ kind, tokens }) => `${kind}: ${tokens.join(' ')}`,
  );

test('finds what was put in, taken out, exchanged', () => {
  expect(difference('roll two dice', 'roll two red dice')).toEqual(['same: roll two', 'new: red', 'same: dice']);
  expect(difference('roll two dice', 'roll dice')).toEqual(['same: roll', 'gone: two', 'same: dice']);
  expect(difference('within 9 inches', 'within 8 inches')).toEqual([
    'same: within',
    'gone: 9',
    'new: 8',
    'same: inches',
  ]);
});

test('a lone common word between two changes is part of the change', () => {
  expect(difference('one big a small end here', 'one red a blue end here')).toEqual([
    'same: one',
    'gone: big a small',
    'new: red a blue',
    'same: end here',
  ]);
});

test('either text may be empty', () => {
  expect(difference('', 'all new')).toEqual(['new: all new']);
  expect(difference('all gone', '')).toEqual(['gone: all gone']);
  expect(difference('', '')).toEqual([]);
});

test('each text can be read back from the runs', () => {
  const older = 'a b c a b b a c d';
  const newer = 'c b a b a c d d';
  const runs = wordDifference(older.split(' '), newer.split(' '), (word) => word);
  const read = (kind: string) =>
    runs
      .filter((run) => run.kind === kind || run.kind === 'same')
      .flatMap((run) => run.tokens)
      .join(' ');
  expect(read('gone')).toBe(older);
  expect(read('new')).toBe(newer);
});
