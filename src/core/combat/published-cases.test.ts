/** Cases other calculators were found to have wrong in public, and values worked out by hand. */
import { expect, test } from 'vitest';
import type { AttackResult } from './attack-result.ts';
import type { AttackScenario, TargetGroup, Weapon } from './attack-scenario.ts';
import { solveAttack } from './solve-attack.ts';
import { whichAddsMore } from './which-adds-more.ts';

const gun: Weapon = { count: 1, attacks: 1, skill: 3, strength: 4, ap: 0, damage: 1, kind: 'ranged' };
const crowd: TargetGroup = { models: 20, toughness: 4, save: 7, wounds: 1 };

function solve(scenario: AttackScenario): AttackResult {
  const solved = solveAttack(scenario);
  if (!solved.ok) throw new Error(JSON.stringify(solved.problems));
  return solved.value;
}

test('extra hits of Sustained Hits are neither lethal nor critical: 1 + 1/6 wounds, not 2', () => {
  const { meanWounds } = solve({
    weapons: [{ ...gun, attacks: 6, skill: 6, abilities: { lethalHits: true, sustainedHits: 1 } }],
    target: { groups: [{ ...crowd, toughness: 8 }] },
  });
  expect(meanWounds).toBeCloseTo(7 / 6, 12);
});

test('Lethal Hits and Devastating Wounds can be exactly equal, and the reason is given', () => {
  const scenario: AttackScenario = {
    weapons: [{ ...gun, attacks: 4, strength: 5, ap: -1, damage: 2 }],
    target: { groups: [{ ...crowd, save: 4 }] },
  };
  const contest = whichAddsMore(
    scenario,
    { ability: 'lethalHits', value: true },
    { ability: 'devastatingWounds', value: true },
  );
  if (!contest.ok) throw new Error('unsolved');
  expect(contest.value.one.with.meanUnsaved).toBeCloseTo(4 / 3, 12);
  expect(contest.value.other.with.meanUnsaved).toBeCloseTo(4 / 3, 12);
  expect(contest.value.better).toBe('equal');
  expect(contest.value.because).toContain('3.7% of an unsaved wound per attack');
});

test('Devastating Wounds do not spill: damage 2 kills as many one-wound as two-wound models', () => {
  const weapons = [{ ...gun, attacks: 5, damage: 2, abilities: { devastatingWounds: true, antiCriticalWoundOn: 2 } }];
  const small = solve({ weapons, target: { groups: [crowd] } });
  const large = solve({ weapons, target: { groups: [{ ...crowd, wounds: 2 }] } });
  expect(large.meanModelsDestroyed).toBeCloseTo(small.meanModelsDestroyed, 12);
});

test('damage beyond the last wound is lost: three hits of 10 into 11 wounds', () => {
  const { killAtLeast, meanWoundsLost, woundsLostPmf } = solve({
    weapons: [{ ...gun, attacks: 3, skill: null, strength: 20, damage: 10, abilities: { torrent: true } }],
    target: { groups: [{ ...crowd, models: 2, wounds: 11 }] },
  });
  // Each attack wounds on 2+. Two wounds kill one model (11 lost), a third takes 10 off the next.
  expect(killAtLeast[1]).toBeCloseTo((3 * 25 + 125) / 216, 12);
  expect(killAtLeast[2]).toBe(0);
  expect(woundsLostPmf[21]).toBeCloseTo(125 / 216, 12);
  expect(meanWoundsLost).toBeCloseTo((15 * 10 + 75 * 11 + 125 * 21) / 216, 12);
});

test('more criticals than hits make nothing negative: Anti 2+ at a hopeless Strength', () => {
  const { woundsLostPmf, meanWounds } = solve({
    weapons: [
      {
        ...gun,
        attacks: 2,
        skill: 6,
        strength: 1,
        criticalHitOn: 2,
        abilities: { antiCriticalWoundOn: 2, sustainedHits: 3 },
      },
    ],
    target: { groups: [{ ...crowd, toughness: 12 }] },
  });
  expect(meanWounds).toBeCloseTo(2 * (5 / 6) * 4 * (5 / 6), 12);
  for (const mass of woundsLostPmf) expect(mass).toBeGreaterThanOrEqual(0);
});

test('Anti 3+ wounds by itself beside a critical that has to succeed first', () => {
  const weapon = { ...gun, skill: null, strength: 1, criticalWoundOn: 3, criticalWoundNeedsSuccess: true };
  const unaided = solve({ weapons: [weapon], target: { groups: [crowd] } });
  expect(unaided.meanWounds).toBeCloseTo(1 / 6, 12);
  const aided = solve({ weapons: [{ ...weapon, abilities: { antiCriticalWoundOn: 3 } }], target: { groups: [crowd] } });
  expect(aided.meanWounds).toBeCloseTo(4 / 6, 12);
});

test.each<[string, Partial<Weapon>, Partial<AttackScenario['target']>, Partial<TargetGroup>, number]>([
  ['+1 +1 -1 to hit is +1', { skill: 4, hitModifiers: [1, 1, -1] }, {}, {}, (4 / 6) * (3 / 6)],
  ['-1 -1 to hit is -1', { skill: 4, hitModifiers: [-1, -1] }, {}, {}, (2 / 6) * (3 / 6)],
  ['a 6 hits at 6+ with -1', { skill: 6, hitModifiers: [-1] }, {}, {}, (1 / 6) * (3 / 6)],
  ['a 1 misses at 2+ with +1', { skill: 2, hitModifiers: [1] }, {}, {}, (5 / 6) * (3 / 6)],
  ['Stealth is -1 to hit', {}, { stealth: true }, {}, (3 / 6) * (3 / 6)],
  ['a 6 does not save: 3+ against AP-4', { ap: -4 }, {}, { save: 3 }, (4 / 6) * (3 / 6)],
  ['cover and AP-1 cancel', { ap: -1 }, { cover: true }, { save: 4 }, (4 / 6) * (3 / 6) * (3 / 6)],
  ['cover does not help 3+ against AP 0', {}, { cover: true }, { save: 3 }, (4 / 6) * (3 / 6) * (2 / 6)],
  [
    'AP worsened to 0: still no cover for 3+',
    { ap: -1, apModifier: 1 },
    { cover: true },
    { save: 3 },
    (4 / 6) * (3 / 6) * (2 / 6),
  ],
  ['AP improved to -1: cover for 3+', { apModifier: -1 }, { cover: true }, { save: 3 }, (4 / 6) * (3 / 6) * (2 / 6)],
  [
    'cover is nothing to an invulnerable save',
    { ap: -4 },
    { cover: true },
    { save: 3, invuln: 5 },
    (4 / 6) * (3 / 6) * (4 / 6),
  ],
  ['no cover in melee', { kind: 'melee' }, { cover: true }, { save: 5 }, (4 / 6) * (3 / 6) * (4 / 6)],
  ['AP is not worsened past 0', { apModifier: 1 }, {}, { save: 4 }, (4 / 6) * (3 / 6) * (3 / 6)],
  ['re-rolled ones', { rerollHits: 'ones' }, {}, {}, (4 / 6) * (7 / 6) * (3 / 6)],
  ['twin-linked', { abilities: { twinLinked: true } }, {}, {}, (4 / 6) * (3 / 4)],
  [
    '-1 to be wounded by a higher Strength',
    { strength: 5 },
    { minusOneToBeWoundedIfStrengthHigher: true },
    {},
    (4 / 6) * (3 / 6),
  ],
  ['saves re-rolled', {}, { rerollSaves: 'fails' }, { save: 4 }, (4 / 6) * (3 / 6) * (1 / 4)],
  ['AP written with a plus', { ap: 1 }, {}, { save: 4 }, (4 / 6) * (3 / 6) * (4 / 6)],
])('%s', (_, weapon, target, group, unsaved) => {
  const { meanUnsaved } = solve({
    weapons: [{ ...gun, ...weapon }],
    target: { groups: [{ ...crowd, ...group }], ...target },
  });
  expect(meanUnsaved).toBeCloseTo(unsaved, 12);
});

test.each<[string, Partial<Weapon>, Partial<AttackScenario>, Partial<AttackScenario['target']>, number]>([
  ['cover worsens BS', {}, {}, { cover: true }, 3 / 6],
  ['BS is never worse than 6+', { skill: 6, hitModifiers: [1] }, {}, { cover: true }, 2 / 6],
  ['cover and -1 to hit stack', { hitModifiers: [-1] }, {}, { cover: true }, 2 / 6],
  ['Plunging Fire improves BS', { skillModifier: -1 }, {}, {}, 5 / 6],
  ['it and a +1 to hit both count', { skill: 4, skillModifier: -1, hitModifiers: [1] }, {}, {}, 5 / 6],
  ['Plunging Fire and cover cancel out, at 2+ too', { skill: 2, skillModifier: -1 }, {}, { cover: true }, 5 / 6],
  ['BS is never better than 2+', { skill: 2, skillModifier: -1, hitModifiers: [-1] }, {}, {}, 4 / 6],
  ['Stealth gives cover, once', {}, {}, { cover: true, stealth: true }, 3 / 6],
  ['no cover in melee', { kind: 'melee' }, {}, { cover: true }, 4 / 6],
  ['Ignores Cover', { abilities: { ignoresCover: true } }, {}, { stealth: true }, 4 / 6],
  ['Heavy after 3 inches', { abilities: { heavy: true } }, { context: { movedInches: 3 } }, {}, 5 / 6],
  ['not Heavy after 4 inches', { abilities: { heavy: true } }, { context: { movedInches: 4 } }, {}, 4 / 6],
  ['indirect unseen: sixes', { abilities: { indirect: true }, rerollHits: 'fails' }, {}, {}, 1 / 6],
  [
    'indirect, spotted and stationary: 4+ at BS 3+ worsened',
    { abilities: { indirect: true } },
    { context: { spotted: true, remainedStationary: true } },
    {},
    3 / 6,
  ],
  ['indirect, spotted but moved: sixes', { abilities: { indirect: true } }, { context: { spotted: true } }, {}, 1 / 6],
  ['overwatch without re-rolls', { rerollHits: 'fails' }, { context: { overwatch: true } }, {}, 1 / 6],
  ['Blast 2 into 20', { abilities: { blast: 2 } }, {}, {}, (9 * 4) / 6],
  ['Cleave 1 into 20', { abilities: { cleave: 1 } }, {}, {}, (5 * 4) / 6],
  [
    'Sustained Hits for another keyword',
    { abilities: { sustainedHits: { only: ['VEHICLE'], value: 1 } } },
    {},
    {},
    4 / 6,
  ],
  [
    'Sustained Hits for this keyword',
    { abilities: { sustainedHits: { only: ['infantry'], value: 2 } } },
    {},
    { keywords: ['INFANTRY'] },
    6 / 6,
  ],
])('11th edition: %s', (_, weapon, scenario, target, hits) => {
  const { meanHits } = solve({
    edition: '11e',
    ...scenario,
    weapons: [{ ...gun, ...weapon }],
    target: { groups: [crowd], ...target },
  });
  expect(meanHits).toBeCloseTo(hits, 12);
});

test('optional Lethal Hits are declined where Critical Wounds are worth more, and this is said', () => {
  const result = solve({
    edition: '11e',
    weapons: [
      { ...gun, attacks: 6, abilities: { lethalHits: 'optional', devastatingWounds: true, antiCriticalWoundOn: 2 } },
    ],
    target: { groups: [{ ...crowd, save: 2 }] },
  });
  expect(result.readings.map(({ id }) => id)).toContain('lethal-unused');
  expect(result.meanUnsaved).toBeCloseTo(6 * (4 / 6) * (5 / 6), 12);
});

test('open readings and unknown abilities are named', () => {
  const { readings } = solve({
    weapons: [{ ...gun, ap: -1, rerollHits: 'fails', abilities: { pinpoint: true } as object }],
    target: { groups: [crowd], cover: true, saveModifiers: [1] },
  });
  expect(readings.map(({ id }) => id)).toEqual(['reroll-hits', 'save-cap', 'not-modelled']);
});

test('half strength: starting strength, and the wounds of a single model', () => {
  const weapons = [{ ...gun, attacks: 1, skill: null, strength: 12 }];
  const reduced = solve({ weapons, target: { groups: [{ ...crowd, models: 5 }], startingStrength: 10 } });
  expect(reduced.belowHalfStrengthButAlive).toBeCloseTo(5 / 6, 12);
  const single = solve({ weapons, target: { groups: [{ ...crowd, models: 1, wounds: 3, woundsAlreadyLost: 1 }] } });
  expect(single.belowHalfStrengthButAlive).toBeCloseTo(5 / 6, 12);
});
