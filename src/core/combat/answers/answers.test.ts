import { expect, test } from 'vitest';
import type { Result } from '../../result/result.ts';
import type { AttackScenario, TargetGroup, Weapon } from '../attack-scenario.ts';
import { solveAttack } from '../solve-attack.ts';
import { whatItAdds } from '../what-it-adds.ts';
import { whichAddsMore } from '../which-adds-more.ts';
import { armyMatrix } from './army-matrix.ts';
import { battleShockChance } from './battle-shock-chance.ts';
import { causesOf } from './causes.ts';
import { chargeUnderOverwatch } from './charge-under-overwatch.ts';
import { commandReroll } from './command-reroll.ts';
import { howMany } from './how-many.ts';
import { ownLosses } from './own-losses.ts';
import { rerollPolicy } from './reroll-policy.ts';
import { sensitivity } from './sensitivity.ts';
import { sniping } from './sniping.ts';

const gun: Weapon = { count: 1, attacks: 1, skill: 3, strength: 4, ap: 0, damage: 1, kind: 'ranged' };
const crowd: TargetGroup = { models: 10, toughness: 4, save: 7, wounds: 1 };
const attack = (weapon: Partial<Weapon> = {}, group: Partial<TargetGroup> = {}): AttackScenario => ({
  weapons: [{ ...gun, ...weapon }],
  target: { groups: [{ ...crowd, ...group }] },
});

function value<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

test('what Sustained Hits add', () => {
  const { gains } = value(whatItAdds(attack({ attacks: 6 }), { ability: 'sustainedHits', value: 2 }));
  expect(gains.meanHits).toBeCloseTo(2, 12);
  expect(gains.meanModelsDestroyed).toBeCloseTo(1, 2);
  const torrent = attack({ skill: null });
  const contest = value(
    whichAddsMore(torrent, { ability: 'sustainedHits', value: 1 }, { ability: 'lethalHits', value: true }),
  );
  expect(contest).toMatchObject({ better: 'equal', because: expect.stringContaining('without a Hit roll') });
  expect(
    value(whichAddsMore(attack(), { ability: 'torrent', value: true }, { ability: 'lethalHits', value: true })).better,
  ).toBe('one');
});

test('Battle-shock: below half in 10e, at half too in 11e', () => {
  const half = attack({ skill: null, strength: 8 }, { models: 2 });
  expect(value(battleShockChance(half, { leadership: 7 })).pShocked).toBe(0);
  const { pTests, pShocked } = value(battleShockChance({ ...half, edition: '11e' }, { leadership: 7 }));
  expect(pTests).toBeCloseTo(5 / 6, 12);
  expect(pShocked).toBeCloseTo((5 / 6) * (15 / 36), 12);
  const single = attack({ skill: null, strength: 8 }, { models: 1, wounds: 2 });
  expect(value(battleShockChance({ ...single, edition: '11e' }, { leadership: 7 })).pTests).toBeCloseTo(5 / 6, 12);
});

test('a Command Re-roll is worth what the die can still do', () => {
  const last = attack({ strength: 4, damage: 'D6' }, { models: 1, save: 4, wounds: 4 });
  const kill = (1 / 2) * (1 / 2) * (1 / 2);
  expect(value(commandReroll(last, { weapon: 0, step: 'hit' })).gain).toBeCloseTo((4 / 6) * kill, 12);
  expect(value(commandReroll(last, { weapon: 0, step: 'wound' })).gain).toBeCloseTo(kill, 12);
  expect(value(commandReroll(last, { weapon: 0, step: 'save' })).gain).toBeCloseTo(1 / 4, 12);
  expect(value(commandReroll(last, { weapon: 0, step: 'damage', shows: 1 })).gain).toBeCloseTo(1 / 2, 12);
  expect(value(commandReroll(last, { weapon: 0, step: 'damage', shows: 5 })).gain).toBeCloseTo(-1 / 2, 12);
});

test('fishing for criticals pays for Sustained Hits at 5+, not without them', () => {
  expect(value(rerollPolicy(attack({ attacks: 6 }), 'hits')).better).toBe('fails');
  const fishing = value(rerollPolicy(attack({ attacks: 6, skill: 2, abilities: { sustainedHits: 3 } }), 'hits'));
  expect(fishing.better).toBe('nonCriticals');
  expect(fishing.difference).toBeGreaterThan(0);
});

test('own losses add up', () => {
  const unit = { models: 5, wounds: 1 };
  const losses = value(ownLosses({ hazardous: { ...unit, tests: 2 }, deadlyDemise: { ...unit, x: 1 } }));
  expect(losses.meanModelsLost).toBeCloseTo(2 / 6 + 1 / 6, 12);
  expect(losses.darkPact).toBeUndefined();
});

test('Precision trades bodyguards for the character', () => {
  const scenario: AttackScenario = {
    weapons: [{ ...gun, attacks: 3, skill: null, strength: 8 }],
    target: { groups: [crowd, { ...crowd, models: 1, wounds: 2, character: true }] },
  };
  const { characterDies, bodyguardLost } = value(sniping(scenario));
  expect(characterDies.usual).toBe(0);
  expect(characterDies.precise).toBeCloseTo((3 * 25 * 1 + 125) / 216, 12);
  expect(bodyguardLost.precise).toBeLessThan(bodyguardLost.usual);
  expect(sniping(attack()).ok).toBe(false);
});

test('a charge into Overwatch has to survive it', () => {
  const shot = attack({ attacks: 1, strength: 8 }, { models: 1 });
  const { pArrives, pRoll, meanModelsLost } = value(chargeUnderOverwatch({ neededTotal: 7 }, shot));
  expect(pRoll).toBeCloseTo(21 / 36, 12);
  expect(meanModelsLost).toBeCloseTo(5 / 36, 12);
  expect(pArrives).toBeCloseTo((21 / 36) * (31 / 36), 12);
});

test('how many for 80 %: the first count that reaches it', () => {
  const one = attack({}, { models: 1 });
  const { count, chance } = value(howMany(one));
  // Each shot kills with 1/3: 1 - (2/3)^4 = 80.2 %.
  expect(count).toBe(4);
  expect(chance).toBeCloseTo(1 - (2 / 3) ** 4, 12);
  expect(value(howMany(attack({}, { models: 200 }), 0, { most: 10 })).count).toBeUndefined();
  expect(value(howMany(attack(), 0, { kills: 1, chance: 0.5 })).count).toBe(2);
});

test('sensitivity: the largest change first, nothing that changes nothing', () => {
  const list = value(sensitivity(attack({ attacks: 6 }, { save: 3 })));
  const sizes = list.map(({ gains }) => Math.abs(gains.meanModelsDestroyed));
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(list.map(({ id }) => id)).not.toContain('noFeelNoPain');
  expect(list.map(({ id }) => id)).toContain('hit+1');
});

test('army matrix: each cell is the attack itself; a bad entry spoils only its row', () => {
  const { weapons, target } = attack();
  const { cells, problems } = armyMatrix({
    attackers: [
      { name: 'guns', weapons },
      { name: 'broken', weapons: [{ ...gun, attacks: 'many' }] },
    ],
    targets: [{ name: 'crowd', target }],
  });
  expect(cells[0]?.[0]?.meanModelsDestroyed).toBe(value(solveAttack({ weapons, target })).meanModelsDestroyed);
  expect(cells[1]).toEqual([undefined]);
  expect(problems[0]?.where).toContain('weapons[0].attacks');
});

test('causes: what moved each figure, its own and inherited', () => {
  const scenario = attack(
    { ap: -1, hitModifiers: [1, 1], abilities: { blast: true, devastatingWounds: true } },
    { save: 4, fnp: 5 },
  );
  const result = value(solveAttack(scenario));
  expect(causesOf(result, 'meanAttacks').own.map(({ by }) => by)).toEqual(['blast']);
  expect(causesOf(result, 'meanHits').own).toEqual([
    { by: 'hitModifiers', rule: 'R2', stage: 'hits', weapon: 0, how: '+2 → +1' },
  ]);
  expect(causesOf(result, 'meanUnsaved').own.map(({ by }) => by)).toEqual(['devastatingWounds', 'ap']);
  expect(causesOf(result, 'meanWoundsLost').own.map(({ rule }) => rule)).toEqual(['R15']);
  expect(causesOf(result, 'meanHits').inherited.map(({ by }) => by)).toEqual(['blast']);
});
