import type { AttackScenario, TargetGroup, Weapon } from '../../src/core/combat/attack-scenario.ts';

/** One measured attack and the most CPU time it may take, in milliseconds, warmed. */
export type BenchCase = { readonly name: string; readonly target: number; readonly scenario: AttackScenario };

const rifle: Weapon = { count: 10, attacks: 2, skill: 3, strength: 4, ap: 0, damage: 1, kind: 'ranged' };
const blade: Weapon = { ...rifle, kind: 'melee', strength: 5, ap: -1, damage: 2 };
const marines: TargetGroup = { models: 10, toughness: 4, save: 3, wounds: 2 };
const leader: TargetGroup = { models: 1, toughness: 4, save: 3, wounds: 5, invuln: 4, character: true };
const horde: TargetGroup = { models: 20, toughness: 5, save: 3, wounds: 3, fnp: 5 };
const hulk: TargetGroup = { models: 1, toughness: 11, save: 2, wounds: 13, invuln: 5 };

/** Ordinary attacks, then large ones. */
export const cases: readonly BenchCase[] = [
  {
    name: '20 rifle shots into 10 marines',
    target: 0.3,
    scenario: { weapons: [rifle], target: { groups: [marines] } },
  },
  {
    name: '20 blades, Sustained 1 and Lethal',
    target: 0.3,
    scenario: {
      weapons: [{ ...blade, abilities: { sustainedHits: 1, lethalHits: true } }],
      target: { groups: [marines] },
    },
  },
  {
    name: '8 Anti 4+ Devastating shots into a hulk',
    target: 0.3,
    scenario: {
      weapons: [{ ...rifle, count: 4, damage: 3, abilities: { devastatingWounds: true, antiCriticalWoundOn: 4 } }],
      target: { groups: [hulk] },
    },
  },
  {
    name: '3 D6+2 lances into a hulk',
    target: 0.3,
    scenario: {
      weapons: [{ ...rifle, count: 3, attacks: 1, strength: 12, ap: -3, damage: 'D6+2' }],
      target: { groups: [hulk] },
    },
  },
  {
    name: '2D6 Blast shots, cover, Feel No Pain',
    target: 0.3,
    scenario: {
      weapons: [{ ...rifle, count: 1, attacks: '2D6', abilities: { blast: true } }],
      target: { groups: [{ ...marines, fnp: 6 }], cover: true },
    },
  },
  {
    name: '10 blades with D3 mortal wounds in addition',
    target: 0.3,
    scenario: { weapons: [{ ...blade, count: 5, mortalsOnCriticalWound: 'D3' }], target: { groups: [marines] } },
  },
  {
    name: '120 attacks into 30 models',
    target: 0.5,
    scenario: {
      weapons: [{ ...blade, count: 30, attacks: 4, damage: 1 }],
      target: { groups: [{ ...marines, models: 30, wounds: 1 }] },
    },
  },
  {
    name: '120 D6 attacks, 20 models, Feel No Pain',
    target: 0.5,
    scenario: { weapons: [{ ...blade, count: 30, attacks: 4, damage: 'D6' }], target: { groups: [horde] } },
  },
  {
    name: '120 D6 attacks, Sustained D3, Lethal, Devastating',
    target: 0.5,
    scenario: {
      weapons: [
        {
          ...blade,
          count: 30,
          attacks: 4,
          damage: 'D6',
          abilities: { sustainedHits: 'D3', lethalHits: true, devastatingWounds: true },
        },
      ],
      target: { groups: [horde] },
    },
  },
  {
    name: '20 times D6 attacks of D3',
    target: 0.5,
    scenario: { weapons: [{ ...blade, count: 20, attacks: 'D6', damage: 'D3' }], target: { groups: [horde] } },
  },
  {
    name: 'two early weapons with Devastating Wounds',
    target: 1,
    scenario: {
      weapons: [
        { ...rifle, count: 3, attacks: 2, damage: 1, abilities: { devastatingWounds: true } },
        { ...rifle, count: 2, attacks: 3, damage: 3, abilities: { devastatingWounds: true } },
        { ...rifle, count: 5, damage: 2 },
      ],
      target: { groups: [{ ...marines, models: 5, wounds: 3 }] },
    },
  },
  {
    name: 'five weapons into an attached unit, Precision',
    target: 2,
    scenario: {
      weapons: [1, 2, 3, 2, 1].map((damage, i) => ({
        ...rifle,
        count: 5,
        damage,
        abilities: { precision: i % 2 === 0 },
      })),
      target: { groups: [marines, leader] },
    },
  },
  {
    name: '11e: 40 attacks, lowest saves first over two saves',
    target: 5,
    scenario: {
      edition: '11e',
      weapons: [{ ...blade, attacks: 4 }],
      target: { groups: [marines, { ...leader, save: 2 }] },
    },
  },
];

/** An army of twenty against an army of twenty. */
export const army = {
  attackers: Array.from({ length: 20 }, (_, i) => ({
    name: `unit ${i}`,
    weapons: [
      {
        ...rifle,
        count: 5 + (i % 6),
        strength: 4 + (i % 5),
        ap: -(i % 4),
        abilities: i % 3 === 0 ? { sustainedHits: 1 } : {},
      },
      { ...rifle, count: 1 + (i % 2), attacks: 1, strength: 9 + (i % 4), ap: -3, damage: i % 2 ? 'D6+1' : 3 },
    ],
  })),
  targets: Array.from({ length: 20 }, (_, i) => ({
    name: `target ${i}`,
    target: {
      groups: [
        i % 4 === 0
          ? hulk
          : {
              ...marines,
              models: 5 * (1 + (i % 3)),
              wounds: 1 + (i % 3),
              toughness: 3 + (i % 4),
              fnp: i % 5 ? null : 5,
            },
      ],
    },
  })),
};
