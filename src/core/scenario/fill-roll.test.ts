import { expect, test } from 'vitest';
import type { RollEffect, Rule } from '../rules/record.ts';
import { fillRoll, type RollWish } from './fill-roll.ts';
import { rollOutcome } from './roll-outcome.ts';

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
test('weapons named on the page are the tests of Hazardous', () => {
  const filled = fill({ roll: 'hazardous' }, { context: { weapon: { value: 'plasma gun', from: '5 plasma guns' } } });
  expect(filled.inputs.tests).toBe(5);
  expect(filled.origins.tests).toEqual({ from: 'page', words: '5 plasma guns' });
});

test('the 11th edition has its own ramming, with the own unit', () => {
  const ram: RollEffect = { roll: 'pool', dice: 'TD6', on: 5, result: 'mortalWounds' };
  const outcome = (edition: '10e' | '11e') => {
    const filled = fill(ram, { edition, edits: { toughness: 12 } }, 'tank-shock');
    return { kind: filled.kind, own: rollOutcome(filled, edition).own };
  };
  expect(outcome('10e')).toEqual({ kind: 'tankShock', own: undefined });
  expect(outcome('11e').kind).toBe('crushingImpact');
  expect(outcome('11e').own).toBeCloseTo(2, 2);
});

test('the player wins; a chart of distances comes with a charge', () => {
  const filled = fill({ roll: 'charge', on: 9 }, { edits: { neededTotal: 5, commandReroll: true } });
  const { figures, gain, chart } = rollOutcome(filled, '10e');
  expect(figures.p).toBeCloseTo(0.972, 3);
  expect(gain).toBeCloseTo(0.139, 3);
  expect(chart).toMatchObject({ unit: 'reach', field: 'neededTotal', start: 2 });
  expect(chart?.labels?.[0]).toBe('2+');
  expect(chart?.pmf).toHaveLength(11);
});

test.each<[string, RollEffect, Partial<RollWish>, string?]>([
  ['no dice', { roll: 'pool', dice: '$v', result: 'mortalWounds' }, { params: { value: 'N' } }],
  ['too many dice', { roll: 'pool', dice: '', on: 6 }, { params: { value: '900D900' } }, 'deadly-demise'],
  ['no roll of a D6', { roll: 'feel-no-pain', on: '$v' }, { params: { value: '19+' } }],
  [
    'a roll that always succeeds',
    { roll: 'pool', dice: '6D6', on: '$v', result: 'mortalWounds' },
    { params: { value: '1+' } },
  ],
  ['nobody', { roll: 'hazardous' }, { context: { models: { value: '0', from: '0 models' } } }],
  [
    'more models than a unit has',
    { roll: 'hazardous' },
    { context: { models: { value: '40000', from: '40000 models' } } },
  ],
])('what a page says and no rule can mean is left out: %s', (_, effect, more, id) => {
  expect(fill(effect, more, id).inputs).toEqual(fill(effect, {}, id).inputs);
});

test('a table whose result is no dice is that of the example', () => {
  const effect: RollEffect = { roll: 'table', dice: 'D6', rows: [[2, 6, '$v']] };
  const mean = (value?: string) => rollOutcome(fill(effect, { params: { value } }), '10e').figures.meanMortalWounds;
  expect(mean('many')).toBe(mean('D3'));
  expect(mean('2')).toBeCloseTo(10 / 6, 12);
});

test('a unit of a page may be larger than anybody types', () => {
  expect(fill({ roll: 'hazardous' }, { context: { models: { value: '60', from: '60 models' } } }).inputs.models).toBe(
    60,
  );
});
