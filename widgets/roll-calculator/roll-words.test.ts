import { expect, test } from 'vitest';
import type { RollEffect, Rule } from '../../src/core/rules/record.ts';
import { fillRoll, type RollWish } from '../../src/core/scenario/fill-roll.ts';
import { rollOutcome } from '../../src/core/scenario/roll-outcome.ts';
import { speechFor } from '../attack-calculator/speech.ts';
import { loadMessages } from '../messages.ts';
import { rollWords } from './roll-words.ts';

const record = (id: string): Rule => ({
  id,
  name: 'The rule',
  kind: 'core-concept',
  edition: '10e',
  set: 'core',
  setName: 'Core',
  source: { doc: 'Core Rules', date: '2026-05-20' },
  gist: '',
  body: [],
});

const fill = (effect: RollEffect, more: Partial<RollWish> = {}, id = 'a-rule') =>
  fillRoll({ record: record(id), effect, edition: '10e', ...more });
const said = (effect: RollEffect, locale: string, more: Partial<RollWish> = {}, id?: string) => {
  const filled = fill(effect, more, id);
  return rollWords(filled, rollOutcome(filled, more.edition ?? '10e'), speechFor(locale));
};
const lead = (effect: RollEffect, more: Partial<RollWish> = {}, id?: string) => {
  const { lead, says } = said(effect, 'en', more, id);
  return `${lead} ${says}`;
};

test.each<[string, RollEffect, string, Partial<RollWish>?, string?]>([
  ['a charge out of Deep Strike', { roll: 'charge', dice: '2D6', on: 9 }, '27.8 % to reach 9 on 2D6'],
  ['a charge with a bonus', { roll: 'charge', dice: '2D6', on: 9, modifier: 1 }, '41.7 % to reach 9 on 2D6'],
  ['an Advance', { roll: 'advance', dice: 'D6' }, '50.0 % to reach 4 on D6'],
  [
    'a Leadership test',
    { roll: 'test', dice: '2D6', on: 'leadership', result: 'fail' },
    '72.2 % pass on 6+ · 27.8 % fail',
  ],
  [
    'a pact',
    { roll: 'test', dice: '2D6', on: 'leadership', result: 'mortalWounds' },
    '27.8 % fail on 6+ · 0.56 mortal wounds on average',
  ],
  ['Hazardous', { roll: 'hazardous', dice: 'D6', on: 1 }, '42.1 % at least one of 3 tests fails'],
  ['grenades', { roll: 'pool', dice: '6D6', on: 4, result: 'mortalWounds' }, '3 mortal wounds on average'],
  ['a plain test', { roll: 'test', dice: 'D6', on: 4 }, '50.0 % on 4+'],
  [
    'a test for each model',
    { roll: 'test', dice: 'D6', on: 4, note: 'for each model' },
    '2.5 of 5 roll 4+ · 50.0 % each',
  ],
  [
    'a table',
    {
      roll: 'table',
      dice: 'D6',
      rows: [
        [2, 5, '1'],
        [6, 6, 'D3'],
      ],
    },
    '1 mortal wound on average',
  ],
  [
    'a table with a bonus',
    { roll: 'table', dice: 'D6', modifier: 2, rows: [[4, 8, '3']] },
    '2.5 mortal wounds on average',
  ],
  [
    'Deadly Demise with the value of the page',
    { roll: 'table', dice: 'D6', rows: [[6, 6, '$v']] },
    '16.7 % explodes · 0.58 mortal wounds on average',
    { params: { value: 'D6' } },
    'deadly-demise',
  ],
  [
    'Feel No Pain',
    { roll: 'feel-no-pain', dice: 'D6', on: '$v' },
    '2 wounds lost of 3 damage, on average',
    { params: { value: '5+' } },
  ],
  [
    'Desperate Escape',
    { roll: 'table', dice: 'D6', rows: [[1, 2, '1']] },
    '1.67 models lost in 5 tests, on average',
    {},
    'desperate-escape',
  ],
  [
    'mortal wounds',
    { roll: 'pool', dice: '$v', result: 'mortalWounds' },
    '1 model lost to 3 mortal wounds, on average',
    { params: { value: '3' }, context: { wounds: { value: '2', from: 'W2' } } },
  ],
])('%s', (_, effect, expected, more, id) => expect(lead(effect, more, id)).toBe(expected));

test('the 11th edition fails Hazardous on 1 and 2', () => {
  expect(lead({ roll: 'hazardous' }, { edition: '11e', edits: { tests: 1 } })).toBe('33.3 % the test fails');
});

test('ramming hurts the own unit too in the 11th edition', () => {
  const ram: RollEffect = { roll: 'pool', dice: 'TD6', on: 5, result: 'mortalWounds' };
  const rows = (edition: '10e' | '11e') =>
    said(ram, 'en', { edition, edits: { toughness: 12 } }, 'tank-shock').rows.slice(1);
  expect(rows('10e')).toEqual([]);
  expect(rows('11e')).toEqual([['mortal wounds on your own unit, mean', '2']]);
});

test('a re-roll that is taken says what it gives', () => {
  const charge: RollEffect = { roll: 'charge', on: 9 };
  expect(said(charge, 'en', { edits: { neededTotal: 5, commandReroll: true } }).reroll).toContain(
    'of it from the Command Re-roll',
  );
});

test('numbers and plurals are those of the language', async () => {
  for (const locale of ['de', 'fr', 'es']) await loadMessages(locale);
  const pain: RollEffect = { roll: 'pool', dice: '$v', result: 'mortalWounds' };
  const few = { params: { value: '1' }, context: { wounds: { value: '2', from: 'W2' } } };
  const leads = (locale: string) => said(pain, locale, few).lead;
  expect(['en', 'de', 'fr', 'es'].map(leads)).toEqual(['0 models', '0 Modelle', '0 figurine', '0 miniaturas']);
  for (const locale of ['de', 'fr', 'es', 'de-CH', 'es-MX']) {
    const theirs = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 }).format(0.278);
    expect(said({ roll: 'charge', on: 9 }, locale).lead).toBe(theirs);
  }
  expect(said({ roll: 'charge', on: 9 }, 'en').lead).toBe('27.8 %');
});
