import { expect, test } from 'vitest';
import type { AttackScenario } from '../combat/attack-scenario.ts';
import { whyNothing } from './why-nothing.ts';

const attack = (ap: number, group: object): AttackScenario =>
  ({
    edition: '10e',
    weapons: [{ name: 'bolter', kind: 'ranged', count: 1, attacks: 2, skill: 3, strength: 4, ap, damage: 1 }],
    target: { groups: [{ models: 5, toughness: 4, save: 3, wounds: 2, ...group }] },
  }) as unknown as AttackScenario;

test('an invulnerable save that is no better than the armour after AP', () => {
  expect(whyNothing(attack(-1, { invuln: 4 }))).toEqual([{ id: 'sameSave', values: { save: 4, invuln: 4 } }]);
});

test('without a better save, only that no roll changes', () => {
  expect(whyNothing(attack(-2, { invuln: 4 }))).toEqual([{ id: 'sameRolls', values: {} }]);
  expect(whyNothing(attack(0, {}))).toEqual([{ id: 'sameRolls', values: {} }]);
});
