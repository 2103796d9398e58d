import { expect, test } from 'vitest';
import { tidyInlines } from './tidy-inlines.ts';

test('neighbouring strings are one, and spaces collapse across marks', () => {
  expect(tidyInlines(['  a ', ' b', { b: [' c '] }, ' d\n'])).toEqual(['a b ', { b: ['c'] }, ' d']);
});

test('bold in bold and marks around nothing go', () => {
  expect(tidyInlines([{ b: ['x ', { b: ['y'] }] }, { i: [' '] }, { link: 'a', of: [] }])).toEqual([{ b: ['x y'] }]);
});

test('breaks stand between words only', () => {
  expect(tidyInlines([{ br: true }, 'a ', { br: true }, ' b', { i: ['c', { br: true }] }])).toEqual([
    'a',
    { br: true },
    'b',
    { i: ['c'] },
  ]);
});
