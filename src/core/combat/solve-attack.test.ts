import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AttackResult } from './attack-result.ts';
import type { AttackScenario, Weapon } from './attack-scenario.ts';
import { changeAbility, changeWeapon } from './change-weapon.ts';
import { solveAttack } from './solve-attack.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const reroll = maybe(fc.constantFrom('ones', 'fails', 'nonCriticals'));

const weapon: fc.Arbitrary<Weapon> = fc.record({
  count: whole(1, 3),
  attacks: fc.constantFrom('1', '2', 'D3', 'D3+1'),
  skill: whole(2, 6),
  strength: whole(1, 12),
  ap: whole(-4, 0),
  damage: fc.constantFrom('1', '2', 'D3', 'D6+1'),
  kind: fc.constantFrom('ranged', 'melee'),
  hitModifiers: maybe(fc.array(whole(-1, 1), { maxLength: 3 })),
  rerollHits: reroll,
  rerollWounds: reroll,
  criticalHitOn: maybe(whole(4, 6)),
  mortalsOnCriticalWound: maybe(fc.constantFrom('1', 'D3')),
  abilities: fc.record({
    sustainedHits: maybe(fc.constantFrom('1', 'D3')),
    lethalHits: maybe(fc.boolean()),
    devastatingWounds: maybe(fc.boolean()),
    antiCriticalWoundOn: maybe(whole(2, 5)),
    precision: maybe(fc.boolean()),
    blast: maybe(fc.boolean()),
  }),
});

const group = (character: boolean) =>
  fc.record({
    models: character ? fc.constant(1) : whole(1, 6),
    toughness: whole(3, 10),
    save: whole(2, 7),
    invuln: maybe(whole(4, 6)),
    wounds: whole(1, 4),
    fnp: maybe(whole(4, 6)),
    fnpMortal: maybe(whole(3, 6)),
    character: fc.constant(character),
  });

const scenario: fc.Arbitrary<AttackScenario> = fc.record({
  edition: fc.constantFrom('10e', '11e'),
  weapons: fc.array(weapon, { minLength: 1, maxLength: 3 }),
  target: fc.record({
    groups: fc.oneof(
      fc.tuple(group(false)),
      fc.tuple(group(false), group(true)),
      fc.tuple(group(false), group(false), group(true)),
    ),
    cover: maybe(fc.boolean()),
    stealth: maybe(fc.boolean()),
    halveDamage: maybe(fc.boolean()),
    damageReduction: maybe(whole(0, 2)),
    rerollSaves: maybe(fc.constantFrom('ones', 'fails')),
  }),
});

/** One group, one weapon: where more is never less. */
const duel = fc
  .tuple(scenario, weapon, group(false))
  .map(([base, one, alone]) => ({ ...base, weapons: [one], target: { ...base.target, groups: [alone] } }));

function solve(one: AttackScenario): AttackResult {
  const solved = solveAttack(one);
  if (!solved.ok) throw new Error(JSON.stringify(solved.problems));
  return solved.value;
}

function expectNoLess(more: AttackResult, less: AttackResult): void {
  for (const [k, chance] of more.killAtLeast.entries())
    expect(chance).toBeGreaterThanOrEqual(less.killAtLeast[k]! - 1e-11);
  expect(more.meanWoundsLost).toBeGreaterThanOrEqual(less.meanWoundsLost - 1e-11);
}

function expectSame(one: AttackResult, other: AttackResult): void {
  for (const [i, mass] of one.woundsLostPmf.entries()) expect(mass).toBeCloseTo(other.woundsLostPmf[i]!, 11);
}

const RUNS = { numRuns: 60 };

test('laws: masses sum to 1, nothing is negative, figures agree with each other', () => {
  fc.assert(
    fc.property(scenario, (one) => {
      const result = solve(one);
      const { woundsLostPmf, killAtLeast, groupModelsDestroyed, meanModelsDestroyed, belowHalfStrengthButAlive } =
        result;
      expect(woundsLostPmf.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 11);
      for (const mass of [...woundsLostPmf, ...killAtLeast, belowHalfStrengthButAlive]) {
        expect(mass).toBeGreaterThanOrEqual(0);
        expect(mass).toBeLessThanOrEqual(1 + 1e-11);
      }
      expect(woundsLostPmf.at(-1)).toBeCloseTo(result.unitDestroyed, 11);
      if (groupModelsDestroyed) {
        expect(groupModelsDestroyed.reduce((a, b) => a + b, 0)).toBeCloseTo(meanModelsDestroyed, 10);
      }
      if (result.meanDamage !== null) expect(result.meanWoundsLost).toBeLessThanOrEqual(result.meanDamage + 1e-9);
    }),
    { numRuns: 30 },
  );
});

test('one attack more never kills less', () => {
  fc.assert(
    fc.property(duel, (one) => expectNoLess(solve(changeWeapon(one, { attacksModifier: 1 })), solve(one))),
    RUNS,
  );
});

test('a better save or a Feel No Pain never raises what is lost', () => {
  fc.assert(
    fc.property(duel, whole(2, 6), whole(2, 6), (one, save, fnp) => {
      const [alone] = one.target.groups;
      const change = (fields: object) => ({ ...one, target: { ...one.target, groups: [{ ...alone!, ...fields }] } });
      expectNoLess(
        solve(change({ save: save + 1, fnp: null, fnpMortal: null })),
        solve(change({ save, fnp: null, fnpMortal: null })),
      );
      expectNoLess(solve(change({ fnp: null, fnpMortal: null })), solve(change({ fnp, fnpMortal: null })));
    }),
    RUNS,
  );
});

test('+1 to hit never kills less', () => {
  fc.assert(
    fc.property(duel, (one) => {
      // Without re-rolls: a die that hits is not re-rolled, so +1 can cost criticals.
      const plain = changeWeapon(one, { hitModifiers: [], rerollHits: undefined });
      expectNoLess(solve(changeWeapon(plain, { hitModifiers: [1] })), solve(plain));
    }),
    RUNS,
  );
});

test('Sustained Hits 0 is no Sustained Hits', () => {
  fc.assert(
    fc.property(duel, (one) => {
      expectSame(solve(changeAbility(one, 'sustainedHits', 0)), solve(changeAbility(one, 'sustainedHits', undefined)));
    }),
    RUNS,
  );
});

test('Devastating Wounds are plain wounds to one model type without any save, but not in addition to mortal wounds', () => {
  fc.assert(
    fc.property(duel, (one) => {
      const [alone] = one.target.groups;
      const bare = {
        ...one,
        target: { ...one.target, cover: false, groups: [{ ...alone!, save: 7, invuln: null, fnpMortal: null }] },
      };
      const plain = changeWeapon(bare, { mortalsOnCriticalWound: undefined });
      expectSame(
        solve(changeAbility(plain, 'devastatingWounds', true)),
        solve(changeAbility(plain, 'devastatingWounds', false)),
      );
    }),
    RUNS,
  );
});

test('the order of weapons changes nothing when all damage and all wounds are 1', () => {
  fc.assert(
    fc.property(scenario, group(false), (base, alone) => {
      const weapons = base.weapons.map((one) => ({ ...one, damage: 1, mortalsOnCriticalWound: undefined }));
      const target = { groups: [{ ...alone, wounds: 1, fnpMortal: null }] };
      const forth = { ...base, weapons, target };
      expectSame(solve(forth), solve({ ...forth, weapons: [...weapons].reverse() }));
    }),
    RUNS,
  );
});

test('groups with the same save are allocated alike in both editions', () => {
  fc.assert(
    fc.property(scenario, (base) => {
      const groups = base.target.groups.map((one) => ({ ...one, toughness: 4, save: 4, invuln: null }));
      const weapons = base.weapons.slice(0, 1).map((one) => ({
        ...one,
        kind: 'melee' as const,
        mortalsOnCriticalWound: undefined,
      }));
      const same = { ...base, weapons, target: { groups } };
      expectSame(solve({ ...same, edition: '10e' }), solve({ ...same, edition: '11e' }));
    }),
    RUNS,
  );
});

test('a thousand attacks give numbers', () => {
  const result = solve({
    weapons: [
      {
        count: 500,
        attacks: 2,
        skill: 3,
        strength: 5,
        ap: -1,
        damage: 'D3',
        kind: 'melee',
        abilities: { sustainedHits: 'D3', lethalHits: true },
      },
    ],
    target: { groups: [{ models: 20, toughness: 4, save: 3, wounds: 2, fnp: 5 }] },
  });
  for (const value of Object.values(result).flat()) {
    if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
  }
  expect(result.unitDestroyed).toBeCloseTo(1, 9);
  expect(result.meanHits).toBeCloseTo(1000 * (2 / 3 + 2 / 6), 6);
});

test('impossible input names its field', () => {
  const sound: AttackScenario = {
    weapons: [{ count: 1, attacks: 1, skill: 3, strength: 4, ap: 0, damage: 1, kind: 'ranged' }],
    target: { groups: [{ models: 1, toughness: 4, save: 3, wounds: 1 }] },
  };
  const wheres = (one: unknown) => {
    const solved = solveAttack(one as AttackScenario);
    return solved.ok ? [] : solved.problems.map(({ where }) => where);
  };
  expect(wheres(sound)).toEqual([]);
  expect(wheres(changeWeapon(sound, { attacks: 'many' }))).toEqual(['weapons[0].attacks']);
  expect(wheres(changeWeapon(sound, { count: 0, skill: 1 }))).toEqual(['weapons[0].count', 'weapons[0].skill']);
  expect(wheres(changeAbility(sound, 'antiCriticalWoundOn', 9))).toEqual(['weapons[0].abilities.antiCriticalWoundOn']);
  expect(wheres({ ...sound, target: { groups: [] } })).toEqual(['target.groups']);
  expect(
    wheres({ ...sound, target: { groups: [{ models: 1, toughness: 4, save: 3, wounds: 1, woundsAlreadyLost: 1 }] } }),
  ).toEqual(['target.groups[0].woundsAlreadyLost']);
  expect(wheres({ ...sound, edition: '9e' })).toEqual(['edition']);
  for (const nonsense of [null, 7, 'x', [], {}, { weapons: 3, target: 4 }])
    expect(wheres(nonsense).length).toBeGreaterThan(0);
});
