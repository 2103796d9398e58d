import { expect, test } from 'vitest';
import { applyEffect, usualValue } from './apply-effect.ts';
import { getShooter, LED_MARINES } from './presets.ts';
import { scenarioOf } from './scenario-of.ts';

const scenario = scenarioOf(getShooter('boltgun'), LED_MARINES, '10e');

test('the value of the page goes where $v stands, as dice or as a number', () => {
  const sustained = applyEffect(scenario, { on: 'weapon', set: { sustainedHits: '$v' } }, { value: 'd3' });
  expect(sustained.weapons[0]?.abilities).toEqual({ sustainedHits: 'D3' });
  const anti = applyEffect(scenario, { on: 'weapon', set: { antiCriticalWoundOn: '$v' } }, { value: '4+' });
  expect(anti.weapons[0]?.abilities?.antiCriticalWoundOn).toBe(4);
});

test('a rule named without its value takes the usual one', () => {
  const effect = { on: 'target', set: { fnp: '$v' } } as const;
  expect(applyEffect(scenario, effect, {}).target.groups.map(({ fnp }) => fnp)).toEqual([5, 5]);
  expect(usualValue([effect])).toBe('5+');
  expect(usualValue([{ on: 'target', set: { fnp: 6 } }])).toBeUndefined();
});

test('modifiers to rolls are appended, modifiers to characteristics added', () => {
  const once = applyEffect(scenario, { on: 'weapon', add: { hitModifiers: 1, apModifier: -1 } }, {});
  const twice = applyEffect(once, { on: 'weapon', add: { hit: 1, apModifier: -1, damage: 1 } }, {});
  expect(twice.weapons[0]).toMatchObject({ hitModifiers: [1, 1], apModifier: -2, damage: '2' });
});

test('adding to dice keeps the dice', () => {
  const lascannon = scenarioOf(getShooter('lascannon'), LED_MARINES, '10e');
  expect(applyEffect(lascannon, { on: 'weapon', add: { damage: 2 } }, {}).weapons[0]?.damage).toBe('D6+3');
  expect(applyEffect(lascannon, { on: 'weapon', add: { damage: -1 } }, {}).weapons[0]?.damage).toBe('D6');
});

test('target and situation are told apart by name', () => {
  const next = applyEffect(scenario, { on: 'target', set: { cover: true, invuln: 6 } }, {});
  expect(next.target.cover).toBe(true);
  expect(next.target.groups.every(({ invuln }) => invuln === 6)).toBe(true);
  expect(applyEffect(scenario, { on: 'weapon', set: { overwatch: true } }, {}).context).toEqual({ overwatch: true });
});

test('nonsense on the page leaves the scenario alone', () => {
  expect(applyEffect(scenario, { on: 'weapon', set: { melta: '$v' } }, { value: 'lots' })).toEqual(scenario);
});
