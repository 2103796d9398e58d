import { expect, test } from 'vitest';
import type { Rule, ValueType } from '../../src/core/rules/record.ts';
import { sustainedHits } from '../harness/records.ts';
import { gistWithValue, nameWithValue, plainPieces, textWithValue, writtenValue } from './filled-value.ts';

const rule = (type: ValueType, gist: string): Rule => ({ ...sustainedHits, value: { type }, gist });
const filled = (type: ValueType, gist: string, value?: string, keyword?: string) =>
  plainPieces(gistWithValue(rule(type, gist), { value, keyword }));

test.each<[ValueType, string, string, string]>([
  ['dice', 'X more attacks within half range.', 'D6+3', 'D6+3 more attacks within half range.'],
  ['dice', 'X more attacks within half range.', '1', '1 more attack within half range.'],
  ['number', '+X Damage within half range.', '2', '+2 Damage within half range.'],
  ['roll+', 'On X+ the wound is ignored.', '5+', 'On 5+ the wound is ignored.'],
  ['roll+', 'On X+ the wound is ignored.', '5', 'On 5+ the wound is ignored.'],
  ['inches', 'Moves X" before the battle.', '6"', 'Moves 6" before the battle.'],
  ['inches', 'Moves X" before the battle.', '6″', 'Moves 6" before the battle.'],
  ['number', 'X wounds, then X hits.', '1', '1 wound, then 1 hit.'],
])('%s: "%s" with %s', (type, gist, value, wanted) => expect(filled(type, gist, value)).toBe(wanted));

test('a value of another kind, or none, leaves the X', () => {
  expect(filled('dice', 'Scores X hits.', '4+')).toBe('Scores X hits.');
  expect(filled('number', 'Scores X hits.', 'D3')).toBe('Scores X hits.');
  expect(filled('dice', 'Scores X hits.')).toBe('Scores X hits.');
  expect(writtenValue({ ...sustainedHits, value: undefined }, { value: '1' })).toBeUndefined();
});

test('only a free-standing X is a place', () => {
  expect(filled('number', 'An X-ray is no X at all.', '2')).toBe('An X-ray is no 2 at all.');
});

test('the name in the text has keyword and value as well', () => {
  const anti = { ...rule('keyword+roll', ''), name: 'Anti' };
  const text = '[ANTI-KEYWORD X+] names a keyword.';
  expect(plainPieces(textWithValue(text, anti, { keyword: 'Vehicle', value: '4+' }))).toBe(
    '[ANTI-VEHICLE 4+] names a keyword.',
  );
  expect(plainPieces(textWithValue(text, anti, {}))).toBe(text);
  expect(plainPieces(textWithValue('An X, a KEYWORD.', { ...anti, value: undefined }, { value: '4+' }))).toBe(
    'An X, a KEYWORD.',
  );
});

test('keyword and value are told from the rule’s own words', () => {
  const anti = { ...rule('keyword+roll', 'Against the named keyword, X+ is critical.'), name: 'Anti' };
  expect(nameWithValue(anti, { keyword: 'Vehicle', value: '4+' })).toEqual([
    { text: 'Anti-' },
    { text: 'Vehicle 4+', found: true },
  ]);
  expect(nameWithValue(anti, { value: '4+' })).toEqual([{ text: 'Anti' }]);
  expect(gistWithValue(anti, { keyword: 'Vehicle', value: '4' }).filter(({ found }) => found)).toEqual([
    { text: 'Vehicle', found: true },
    { text: '4+', found: true },
  ]);
});
