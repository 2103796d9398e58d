/** The oracle itself: fractions worked out by hand, and published exact values where a folder with them is given. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AttackScenario, Edition, Target, Weapon } from '../attack-scenario.ts';
import { differences } from './compare.ts';
import { Fraction } from './fraction.ts';
import { READINGS } from './play-attack.ts';
import { playRoll } from './play-roll.ts';
import { type Tally, tallyAttack } from './tally.ts';
import { rerolled, throwDice } from './throws.ts';
import { Ways } from './ways.ts';

const WEAPON: Weapon = { count: 1, attacks: 1, skill: 4, strength: 4, ap: 0, damage: 1, kind: 'ranged' };
const TARGET: Target = { groups: [{ models: 1, toughness: 4, save: 7, wounds: 1 }] };

function attack(weapon: Partial<Weapon>, target: Partial<Target> = {}, more: Partial<AttackScenario> = {}): Tally {
  return tallyAttack({ weapons: [{ ...WEAPON, ...weapon }], target: { ...TARGET, ...target }, ...more })[0]!;
}
const text = (fractions: readonly Fraction[]): string => fractions.join(' ');

describe('arithmetic', () => {
  test('fractions are reduced, exact and read back', () => {
    expect(new Fraction(6, -8).toString()).toBe('-3/4');
    expect(Fraction.from('1/3').plus(Fraction.from('1/6')).equals(Fraction.from('1/2'))).toBe(true);
    expect(Fraction.from('1/3').minus(Fraction.from('1/2')).toString()).toBe('-1/6');
    expect(Fraction.from('-1/3').toNumber()).toBe(-1 / 3);
    expect(new Fraction(1n, 12157665459056928801n).toNumber()).toBe(1 / Number(12157665459056928801n));
    expect(new Fraction(0).toNumber()).toBe(0);
    expect(new Fraction(3n ** 900n, 3n ** 901n).toNumber()).toBe(1 / 3);
  });

  test('ways count throws and merge equal outcomes', () => {
    const two = throwDice('2D6');
    expect(two.total).toBe(36n);
    expect(two.chance((sum) => sum === 7).toString()).toBe('1/6');
    expect(
      throwDice('D3+1')
        .mean((value) => value)
        .toString(),
    ).toBe('3');
    // Ones again: 1/6 of a plain die in place of the 1.
    expect(
      rerolled(Ways.die(6), (face) => face === 1)
        .chance((face) => face === 1)
        .toString(),
    ).toBe('1/36');
    // A coin decides between a D6 and a sure 1: unlike totals are brought together.
    const mixed = Ways.die(2).andThen((side) => (side === 1 ? Ways.die(6) : Ways.certain(1)));
    expect(mixed.chance((value) => value === 1).toString()).toBe('7/12');
  });
});

describe('by hand, 10th edition', () => {
  test('hit 4+, wound 4+, no save: one in four', () => {
    const { unitDestroyed, meanHits, meanWounds, woundsLostPmf } = attack({});
    expect(text([unitDestroyed, meanHits, meanWounds])).toBe('1/4 1/2 1/4');
    expect(text(woundsLostPmf)).toBe('3/4 1/4');
  });

  test('six attacks on sixes with Lethal and Sustained Hits 1, S4 against T8: 1 + 1/6 wounds', () => {
    const weapon = { attacks: 6, skill: 6, abilities: { lethalHits: true, sustainedHits: 1 } };
    const { meanHits, meanWounds } = attack(weapon, { groups: [{ models: 4, toughness: 8, save: 7, wounds: 1 }] });
    expect(text([meanHits, meanWounds])).toBe('2 7/6');
  });

  test('damage 2 is stopped by one Feel No Pain die a point, and what is left over is lost', () => {
    // A hit that wounds (1/4) takes 2 points with FNP 4+: 2, 1 or 0 of them come off (1/4, 1/2, 1/4).
    const two = attack({ damage: 2 }, { groups: [{ models: 2, toughness: 4, save: 7, wounds: 3, fnp: 4 }] });
    expect(text(two.woundsLostPmf.slice(0, 3))).toBe('13/16 1/8 1/16');
    const one = attack({ damage: 2 }, { groups: [{ models: 2, toughness: 4, save: 7, wounds: 1, fnp: 4 }] });
    expect(text(one.woundsLostPmf)).toBe('13/16 3/16 0');
  });

  test('three attacks of damage 10 take at most 21 points off 11-wound models', () => {
    const weapon = { attacks: 3, skill: null, strength: 8, damage: 10, abilities: { torrent: true } };
    const { woundsLostPmf, killAtLeast } = attack(weapon, {
      groups: [{ models: 3, toughness: 4, save: 7, wounds: 11 }],
    });
    // All three wound: 5/6 cubed; 10, then 1 (the model dies), then 10.
    expect(text([woundsLostPmf[21]!, killAtLeast[1]!, killAtLeast[2]!])).toBe('125/216 25/27 0');
  });

  test('Devastating Wounds wait for the other weapon', () => {
    // First a sure critical of damage 1, then a sure wound of damage 2, two-wound models: dead first, then wounded.
    const first = {
      ...WEAPON,
      skill: null,
      abilities: { torrent: true, devastatingWounds: true, antiCriticalWoundOn: 2 },
    };
    const second = { ...WEAPON, skill: null, strength: 8, damage: 2, abilities: { torrent: true } };
    const [tally] = tallyAttack({
      weapons: [first, second],
      target: { groups: [{ models: 2, toughness: 4, save: 7, wounds: 2 }] },
    });
    expect(text(tally!.woundsLostPmf)).toBe('1/36 5/36 5/36 25/36 0');
  });

  test('a character is hit last, or first by Precision', () => {
    const groups = [
      { models: 1, toughness: 4, save: 7, wounds: 1 },
      { models: 1, toughness: 3, save: 7, wounds: 1, character: true },
    ];
    expect(text(attack({}, { groups }).groupDestroyed!)).toBe('1/4 0');
    expect(text(attack({ abilities: { precision: true } }, { groups }).groupDestroyed!)).toBe('0 1/4');
  });

  test('means are null where the save depends on the model', () => {
    const groups = [
      { models: 1, toughness: 4, save: 3, wounds: 1 },
      { models: 1, toughness: 4, save: 5, wounds: 1 },
    ];
    expect(attack({}, { groups }).meanUnsaved).toBeNull();
    expect(attack({ ap: -5 }, { groups }).meanUnsaved?.toString()).toBe('1/4');
  });

  test('half damage: division before Melta; -1 never below 1; change to 0 is final', () => {
    const sure = { skill: null, strength: 8, abilities: { torrent: true, melta: 2 }, damage: 3 };
    const groups = [{ models: 1, toughness: 4, save: 7, wounds: 9 }];
    const damage = (target: Partial<Target>, edition: '10e' | '11e' = '10e') =>
      attack(sure, { groups, ...target }, { edition, context: { halfRange: true } }).meanDamage?.times(
        new Fraction(6, 5),
      );
    expect(String(damage({ halveDamage: true }))).toBe('4');
    expect(String(damage({ halveDamage: true }, '11e'))).toBe('3');
    expect(String(damage({ damageReduction: 9 }))).toBe('1');
    expect(String(damage({ replaceDamage: 0 }))).toBe('0');
  });
});

describe('by hand, 11th edition', () => {
  test('cover worsens BS, stacks with -1 to hit, and never past 6+', () => {
    const hits = (weapon: Partial<Weapon>) => String(attack(weapon, { cover: true }, { edition: '11e' }).meanHits);
    expect(hits({})).toBe('1/3');
    expect(hits({ hitModifiers: [-1] })).toBe('1/6');
    expect(hits({ skill: 6, hitModifiers: [1] })).toBe('1/3');
    expect(hits({ kind: 'melee' })).toBe('1/2');
  });

  test('saves are looked at from the lowest', () => {
    // Two sure hits that wound 5/6 each; the front model saves on 3+, the one behind never.
    const weapon = { attacks: 2, skill: null, strength: 8, abilities: { torrent: true } };
    const groups = [
      { models: 1, toughness: 4, save: 3, wounds: 1 },
      { models: 1, toughness: 4, save: 7, wounds: 1 },
    ];
    // Both wound (25/36): unless both dice save (4/9), the lower one kills in front and the other finds no save.
    const eleventh = attack(weapon, { groups }, { edition: '11e' });
    expect(eleventh.unitDestroyed.equals(Fraction.from('25/36').times(Fraction.from('5/9')))).toBe(true);
    // One by one only the first die matters for that.
    const tenth = attack(weapon, { groups });
    expect(tenth.unitDestroyed.equals(Fraction.from('25/36').times(Fraction.from('1/3')))).toBe(true);
  });

  test('optional Lethal Hits are left out where a Critical Wound is worth more', () => {
    // Wounds only matter as criticals: save 2+ without AP. Lethal: 1/6 of each critical hit gets through.
    const abilities = { lethalHits: 'optional', devastatingWounds: true, antiCriticalWoundOn: 2 } as const;
    const groups = [{ models: 1, toughness: 4, save: 2, wounds: 1 }];
    const { unitDestroyed } = attack({ skill: 6, abilities }, { groups }, { edition: '11e' });
    expect(unitDestroyed.toString()).toBe('5/36');
  });

  test('mortal wounds of attacks come after each weapon, or after the unit where it is read so', () => {
    const first = {
      ...WEAPON,
      skill: null,
      abilities: { torrent: true, devastatingWounds: true, antiCriticalWoundOn: 2 },
    };
    const second = { ...WEAPON, skill: null, strength: 8, damage: 2, abilities: { torrent: true } };
    const target: Target = { groups: [{ models: 2, toughness: 4, save: 7, wounds: 2 }] };
    const scenario: AttackScenario = { edition: '11e', weapons: [first, second], target };
    const lost = (mortalsWait: 'weapon' | 'unit') =>
      text(tallyAttack(scenario, { ...READINGS, mortalsWait })[0]!.woundsLostPmf);
    expect(lost('weapon')).toBe('1/36 5/36 5/6 0 0');
    expect(lost('unit')).toBe('1/36 5/36 5/36 25/36 0');
  });
});

describe('single rolls by hand', () => {
  test('charge, Hazardous and Desperate Escape in both editions', () => {
    expect(String(playRoll('charge', { neededTotal: 9 }, '10e')?.p)).toBe('5/18');
    expect(String(playRoll('charge', { neededTotal: 9, commandReroll: true }, '10e')?.p)).toBe('155/324');
    expect(String(playRoll('charge', { distances: [9], moreThan: true }, '10e')?.p)).toBe('5/18');
    expect(String(playRoll('charge', { distances: [8], moreThan: true }, '11e')?.p)).toBe('5/18');
    const unit = { tests: 1, models: 2, wounds: 1 };
    expect(String(playRoll('hazardous', unit, '10e')?.atLeast)).toBe('1,1/6');
    expect(String(playRoll('hazardous', unit, '11e')?.atLeast)).toBe('1,1/3');
    expect(String(playRoll('hazardous', { ...unit, monsterOrVehicle: true }, '11e')?.atLeast)).toBe('1,1/3,1/3');
    expect(String(playRoll('desperateEscape', { tests: 1, wounds: 2 }, '11e')?.atLeast)).toBe('1');
  });
});

test('the comparison sees a wrong, a missing and a surplus figure', () => {
  const right = { mean: new Fraction(1, 3), list: [new Fraction(1), new Fraction(1, 2)], none: null };
  expect(differences({ mean: 1 / 3, list: [1, 0.5], none: null }, right)).toEqual([]);
  expect(differences({ mean: 1 / 3 + 1e-8, list: [1, 0.5], none: null }, right)).toHaveLength(1);
  expect(differences({ list: [1], none: 0 }, right)).toHaveLength(3);
});

/** A folder with `examples.json`: scenarios and rolls whose `expected.exact` holds fractions. */
const folder = process.env.AUSPEX_DEV_DATA;
const examples = folder && [folder, path.join(folder, 'combat-dev')].find((at) => existsSync(`${at}/examples.json`));
if (examples) {
  type Exact = Readonly<Record<string, string | readonly string[]>>;
  type Example<Input> = Input & { readonly id: string; readonly expected: object & { readonly exact: Exact } };
  type Roll = { readonly kind: Parameters<typeof playRoll>[0]; readonly inputs: Parameters<typeof playRoll>[1] };
  const { scenarios, rolls } = JSON.parse(readFileSync(`${examples}/examples.json`, 'utf8')) as {
    scenarios: Example<AttackScenario>[];
    rolls: Example<Roll & { edition?: Edition }>[];
  };
  const same = ({ exact, ...figures }: Example<object>['expected'], tally: Readonly<Record<string, unknown>>): void => {
    for (const [name, value] of Object.entries(exact)) expect(`${name} ${tally[name]}`).toBe(`${name} ${value}`);
    const numbers = Object.fromEntries(Object.keys(figures).map((name) => [name, tally[name]]));
    expect(differences(figures, numbers)).toEqual([]);
  };
  // The 120 attacks of P02 are beyond playing.
  test.each(scenarios.filter(({ id }) => id !== 'P02'))('published fractions: $id', (scenario) => {
    same(scenario.expected, tallyAttack(scenario)[0]!);
  });
  test.each(rolls)('published fractions: $id', ({ kind, inputs, edition = '10e', expected }) => {
    same(expected, playRoll(kind, inputs, edition)!);
  });
} else {
  console.warn('SKIPPED: published fractions are not compared; set AUSPEX_DEV_DATA to a folder with examples.json.');
}
