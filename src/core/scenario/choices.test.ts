import { expect, test } from 'vitest';
import { solveAttack } from '../combat/solve-attack.ts';
import { CHOICES, readChoice, writeChoice } from './choices.ts';
import { getShooter, TARGETS } from './presets.ts';
import { parseRollField, rollText, stepRoll } from './roll-fields.ts';
import { checkValue, stepValue } from './rule-value.ts';
import { scenarioOf } from './scenario-of.ts';

test.each(CHOICES.map((choice) => [choice.label, choice] as const))(
  '%s: every value is read as it was written',
  (_, choice) => {
    const start = scenarioOf(getShooter('lascannon'), TARGETS[1]!, '10e');
    for (const { value } of choice.values) {
      const next = writeChoice(start, choice, value);
      expect(readChoice(next, choice)).toBe(value);
      expect(solveAttack(next)).toMatchObject({ ok: true });
      expect(readChoice(writeChoice(next, choice, ''), choice)).toBe('');
    }
  },
);

test('the X of a rule keeps the notation of its kind', () => {
  expect(checkValue('roll+', '4')).toEqual({ ok: true, value: '4+' });
  expect(checkValue('dice', 'd3')).toEqual({ ok: true, value: 'D3' });
  expect(checkValue('dice', 'x').ok).toBe(false);
  expect([
    stepValue('roll+', '6+', 1),
    stepValue('keyword+roll', '4+', -1),
    stepValue('dice', '2', 1),
    stepValue('number', '1', -1),
  ]).toEqual([undefined, '3+', 'D3', undefined]);
});

test('numbers of a roll are typed, stepped and printed in their own notation', () => {
  const value = (result: ReturnType<typeof parseRollField>) => (result.ok ? result.value : undefined);
  expect([
    value(parseRollField('leadership', '7+')),
    value(parseRollField('modifier', '−1')),
    value(parseRollField('fnp', '–')),
    value(parseRollField('x', 'd6')),
  ]).toEqual([7, -1, null, 'D6']);
  expect(value(parseRollField('neededTotal', '13'))).toBeUndefined();
  expect([
    stepRoll('fnp', 6, 1),
    stepRoll('fnp', null, -1),
    stepRoll('neededTotal', 12, 1),
    stepRoll('x', 'D3', 1),
  ]).toEqual([null, 6, undefined, '3']);
  expect([rollText('modifier', 2), rollText('modifier', -2), rollText('fnp', null), rollText('leadership', 6)]).toEqual(
    ['+2', '−2', '–', '6+'],
  );
});
