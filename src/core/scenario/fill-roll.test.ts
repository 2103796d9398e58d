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
    const solved = rollOutcome(filled, edition);
    if (!solved.ok) throw new Error('not solvable');
    return { kind: filled.kind, own: solved.value.own };
  };
  expect(outcome('10e')).toEqual({ kind: 'tankShock', own: undefined });
  expect(outcome('11e').kind).toBe('crushingImpact');
  expect(outcome('11e').own).toBeCloseTo(2, 2);
});

test('the player wins; a chart of distances comes with a charge', () => {
  const filled = fill({ roll: 'charge', on: 9 }, { edits: { neededTotal: 5, commandReroll: true } });
  const outcome = rollOutcome(filled, '10e');
  if (!outcome.ok) throw new Error('not solvable');
  const { figures, gain, chart } = outcome.value;
  expect(figures.p).toBeCloseTo(0.972, 3);
  expect(gain).toBeCloseTo(0.139, 3);
  expect(chart).toMatchObject({ unit: 'reach', field: 'neededTotal', start: 2 });
  expect(chart?.labels?.[0]).toBe('2+');
  expect(chart?.pmf).toHaveLength(11);
});
