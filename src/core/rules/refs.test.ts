import { expect, test } from 'vitest';
import { baseId, isRuleId, parseRef, printRef } from './refs.ts';

test('a reference is an id, with an edition before it or not', () => {
  expect(parseRef('deep-strike')).toEqual({ id: 'deep-strike' });
  expect(parseRef('10e:command-re-roll--boarding-actions')).toEqual({
    edition: '10e',
    id: 'command-re-roll--boarding-actions',
  });
  expect(printRef('11e', 'cleave')).toBe('11e:cleave');
});

test.each([
  ['9e:deep-strike'],
  ['10e:'],
  [':x'],
  ['Deep Strike'],
  ['a---b'],
  ['-a'],
  ['a-'],
  [''],
  ['__proto__'],
  ['10e:11e:x'],
])('%s is no reference', (text) => expect(parseRef(text)).toBeUndefined());

test('the set is what stands behind two hyphens', () => {
  expect(baseId('command-re-roll--boarding-actions')).toBe('command-re-roll');
  expect(baseId('command-re-roll')).toBe('command-re-roll');
  expect(isRuleId('x'.repeat(201))).toBe(false);
});
