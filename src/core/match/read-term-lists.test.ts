import { expect, test } from 'vitest';
import { readTermLists } from './read-term-lists.ts';

const list = {
  schema: 1,
  pack: 'p',
  edition: '10e',
  date: '2026-01-01',
  revision: 'r',
  guards: ['heavy bolter'],
  entries: [
    {
      id: 'melta',
      name: 'Melta',
      kind: 'weapon-ability',
      set: 'core',
      terms: [{ text: 'melta {v}', tier: 'distinct' }],
    },
  ],
};

test('a sound list is read', () => {
  expect(readTermLists(JSON.stringify([list]))).toEqual({ ok: true, value: [list] });
});

test.each([
  ['cut off', JSON.stringify([list]).slice(0, 60)],
  ['empty', ''],
  ['no list in it', '[]'],
  ['another edition', JSON.stringify([{ ...list, edition: '3e' }])],
  ['a term without text', JSON.stringify([{ ...list, entries: [{ ...list.entries[0], terms: [null] }] }])],
  ['guards of numbers', JSON.stringify([{ ...list, guards: [1] }])],
])('a damaged list is a problem: %s', (_, json) => {
  const read = readTermLists(json);
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.problems[0]?.code).toBe('term-list-damaged');
});
