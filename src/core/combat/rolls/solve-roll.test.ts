import { expect, test } from 'vitest';
import type { RollInputs, RollName } from './every-kind.ts';
import { type RollResult, solveRoll } from './solve-roll.ts';

function solve<Name extends RollName>(kind: Name, inputs: RollInputs<Name>, edition?: '10e' | '11e'): RollResult<Name> {
  const solved = solveRoll({ kind, inputs, edition });
  if (!solved.ok) throw new Error(JSON.stringify(solved.problems));
  return solved.value;
}

test('charge: both dice are re-rolled, more than 9 inches needs a 9, modifiers shift', () => {
  expect(solve('charge', { neededTotal: 9 }).p).toBeCloseTo(10 / 36, 12);
  expect(solve('charge', { neededTotal: 9, commandReroll: true }).p).toBeCloseTo(10 / 36 + (26 / 36) * (10 / 36), 12);
  expect(solve('charge', { distances: [9], moreThan: true })).toMatchObject({ neededTotal: 9 });
  expect(solve('charge', { distances: [8], moreThan: true }, '11e')).toMatchObject({ neededTotal: 9 });
  expect(solve('charge', { distances: [6.5, 9], modifier: 1 }).pEach).toEqual([
    expect.closeTo(30 / 36, 12),
    expect.closeTo(21 / 36, 12),
  ]);
  expect(solve('charge', { neededTotal: 13, modifier: 2 }, '11e').p).toBe(0);
  expect(solve('charge', { neededTotal: 13, modifier: 2 }).p).toBeCloseTo(3 / 36, 12);
});

test('advance', () => {
  expect(solve('advance', { neededInches: 5 }).p).toBeCloseTo(2 / 6, 12);
  expect(solve('advance', { neededInches: 5, commandReroll: true }).p).toBeCloseTo(5 / 9, 12);
});

test('Leadership: the same aura counts once', () => {
  const auras = [
    { name: 'dread', modifier: -1 },
    { name: 'dread', modifier: -1 },
  ];
  expect(solve('battleShock', { leadership: 7 }).pPass).toBeCloseTo(21 / 36, 12);
  expect(solve('leadership', { leadership: 7, auras }).pPass).toBeCloseTo(15 / 36, 12);
});

test('Hazardous: three mortal wounds to a bearer in 10e, one or three on 1-2 in 11e', () => {
  const unit = { models: 5, wounds: 2 };
  expect(solve('hazardous', { ...unit, tests: 1 })).toMatchObject({
    mean: expect.closeTo(1 / 6, 12),
    atLeast: [1, expect.closeTo(1 / 6, 12)],
  });
  const eleventh = solve('hazardous', { ...unit, tests: 2 }, '11e');
  expect(eleventh.meanFailed).toBeCloseTo(2 / 3, 12);
  expect(eleventh.atLeast[1]).toBeCloseTo(1 / 9, 12);
  const tank = solve('hazardous', { models: 1, wounds: 3, tests: 1, monsterOrVehicle: true }, '11e');
  expect(tank.mean).toBeCloseTo(1 / 3, 12);
});

test('mortal wounds spill; Deadly Demise and grenades inflict them', () => {
  expect(solve('mortalWounds', { mortalWounds: 3, models: 5, wounds: 2 }).mean).toBe(1);
  expect(solve('deadlyDemise', { x: 'D6', models: 5, wounds: 1 }).meanMortalWounds).toBeCloseTo(3.5 / 6, 12);
  expect(solve('grenade', { dice: 6, on: 4, models: 5, wounds: 1 }).meanMortalWounds).toBeCloseTo(3, 12);
  expect(solve('explosives', { dice: 6, on: 4, models: 5, wounds: 1 }, '11e').atLeast[5]).toBeCloseTo(7 / 64, 12);
});

test('Tank Shock is limited to 6; Crushing Impact hurts back', () => {
  const unit = { models: 20, wounds: 1 };
  expect(solve('tankShock', { ...unit, toughness: 12 }).atLeast.length).toBe(7);
  expect(solve('tankShock', { ...unit, toughness: 3 }).meanMortalWounds).toBeCloseTo(1, 12);
  const own = solve('crushingImpact', { ...unit, toughness: 12, own: { models: 1, wounds: 12 } }, '11e').own;
  // At most 6 of the 12 dice count: the sum of min(6, k) · C(12, k) · 5^(12 − k), over 6^12.
  expect(own?.meanMortalWounds).toBeCloseTo(4350381516 / 6 ** 12, 12);
});

test('pools, Feel No Pain, Desperate Escape, tables', () => {
  expect(solve('pool', { dice: 10, on: 4, reroll: 'ones' }).mean).toBeCloseTo(10 * (1 / 2 + 1 / 12), 12);
  expect(solve('feelNoPain', { fnp: 5, damage: 'D3' }).mean).toBeCloseTo(4 / 3, 12);
  expect(solve('desperateEscape', { tests: 5 }).mean).toBeCloseTo(5 / 3, 12);
  expect(solve('desperateEscape', { tests: 4, wounds: 2 }, '11e').atLeast[2]).toBeCloseTo(1 / 81, 12);
  expect(
    solve('table', {
      dice: 'D6',
      rows: [
        [2, 5, '1'],
        [6, 6, 'D3'],
      ],
    }).meanMortalWounds,
  ).toBeCloseTo(1, 12);
});

test('Dark Pact: a failed Leadership test costs D3', () => {
  expect(solve('darkPact', { leadership: 6, models: 5, wounds: 2 }).meanMortalWounds).toBeCloseTo(20 / 36, 12);
});

test('objective: equal sums are contested, a test to come decides', () => {
  const even = solve('objective', { own: [{ models: 5, oc: 2 }], enemy: [{ models: 10, oc: 1 }] });
  expect(even).toEqual({ pControl: 0, pContested: 1, pLost: 0, own: 10, enemy: 10 });
  const shaky = solve('objective', { own: [{ models: 4, oc: 2 }], enemy: [{ models: 10, oc: 1, testsOn: 7 }] });
  expect(shaky.pControl).toBeCloseTo(15 / 36, 12);
});

test('what is wrong is named', () => {
  const problems = (request: unknown) => {
    const solved = solveRoll(request as never);
    return solved.ok ? [] : solved.problems.map(({ where }) => where);
  };
  expect(problems({ kind: 'dance', inputs: {} })).toEqual(['kind']);
  expect(problems({ kind: 'toString', inputs: {} })).toEqual(['kind']);
  expect(problems(null)).toEqual(['kind']);
  expect(problems({ kind: 'hazardous', inputs: { tests: 'x', models: 0, wounds: 1 } })).toEqual([
    'inputs.models',
    'inputs.tests',
  ]);
  expect(problems({ kind: 'charge' })).toEqual(['inputs']);
  expect(problems({ kind: 'charge', inputs: {} })).toEqual(['inputs.neededTotal']);
  expect(problems({ kind: 'charge', inputs: { neededTotal: 9 }, edition: '9e' })).toEqual(['edition']);
});
