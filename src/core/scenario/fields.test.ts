import { expect, test } from 'vitest';
import { checkField, FIELDS, fieldText, stepField, withField } from './fields.ts';
import { getShooter, TARGETS } from './presets.ts';
import { scenarioOf } from './scenario-of.ts';

const scenario = scenarioOf(getShooter('lascannon'), TARGETS[3]!, '10e');

test('fields print as on a datasheet', () => {
  expect(FIELDS.map(({ name }) => fieldText(scenario, name))).toEqual([
    '1',
    '1',
    '3+',
    '12',
    '−3',
    'D6+1',
    '5',
    '5',
    '2+',
    '4+',
    '3',
  ]);
});

test('what is printed can be typed, and comes back as it was', () => {
  for (const { name } of FIELDS) {
    const text = fieldText(scenario, name);
    expect(checkField(name, text)).toEqual({ ok: true, value: text });
    expect(withField(scenario, name, text)).toEqual(scenario);
  }
});

test('impossible texts change nothing and say what to type', () => {
  expect(withField(scenario, 'damage', '0')).toBe(scenario);
  const refused = checkField('save', '–');
  expect(refused.ok ? '' : refused.problems[0]?.mend).toBe('Type 2+ to 7+.');
  expect(checkField('attacks', '61').ok).toBe(false);
});

test('a missing invulnerable save leaves the group', () => {
  expect(withField(scenario, 'invuln', '–').target.groups[0]).not.toHaveProperty('invuln');
  expect(withField(scenario, 'skill', '–').weapons[0]?.skill).toBeNull();
});

test.each([
  ['attacks', '9', 1, '10'],
  ['attacks', 'D6', 1, 'D6+1'],
  ['attacks', 'D6+1', -1, 'D6'],
  ['attacks', 'D6', -1, undefined],
  ['damage', '1', -1, undefined],
  ['ap', '0', 1, '−1'],
  ['ap', '−1', -1, '0'],
  ['ap', '0', -1, undefined],
  ['invuln', '6+', 1, '–'],
  ['invuln', '–', -1, '6+'],
  ['invuln', '–', 1, undefined],
  ['save', '2+', -1, undefined],
  ['skill', '3+', 1, '4+'],
] as const)('a step of %s from %s by %d gives %s', (name, from, by, to) => expect(stepField(name, from, by)).toBe(to));
