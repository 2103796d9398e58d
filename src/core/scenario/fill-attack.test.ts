import { expect, test } from 'vitest';
import { solveAttack } from '../combat/solve-attack.ts';
import type { Rule, WeaponEffect } from '../rules/record.ts';
import { type FillRequest, fillAttack } from './fill-attack.ts';
import { whatAdds } from './lead.ts';
import { getTarget } from './presets.ts';

const rule = (id: string, effect: readonly WeaponEffect[], more: Partial<Rule> = {}): Rule => ({
  id,
  name: id,
  kind: 'weapon-ability',
  edition: '10e',
  set: 'core',
  setName: 'Core',
  source: { doc: 'Core Rules', date: '2026-05-20' },
  gist: '',
  body: [],
  effect,
  ...more,
});

const sustained = rule('sustained-hits', [{ on: 'weapon', set: { sustainedHits: '$v' } }], { value: { type: 'dice' } });
const anti = rule('anti', [{ on: 'weapon', set: { antiCriticalWoundOn: '$v' }, if: { targetKeyword: '$kw' } }]);
const pain = rule('feel-no-pain', [{ on: 'target', set: { fnp: '$v' } }], { value: { type: 'roll+' } });
const fill = (request: Partial<FillRequest>) => fillAttack({ edition: '10e', ...request });

const solve = (filled: ReturnType<typeof fill>) => {
  const [result, without] = [solveAttack(filled.scenario), solveAttack(filled.without)];
  if (!result.ok || !without.ok) throw new Error('not solvable');
  return { result: result.value, without: without.value };
};

test('a sentence with numbers fills the calculator, and the answer is exact', () => {
  const filled = fill({
    record: sustained,
    params: { value: '1' },
    context: {
      attacks: { value: '9', from: '9 shots' },
      skill: { value: '3+', from: 'on 3+' },
      strength: { value: '5', from: 'S5' },
      ap: { value: '1', from: 'AP1' },
      damage: { value: '2', from: 'D2' },
    },
  });
  expect(filled.scenario.weapons[0]).toMatchObject({
    count: 1,
    attacks: '9',
    skill: 3,
    strength: 5,
    ap: -1,
    damage: '2',
  });
  expect(filled.origins.attacks).toEqual({ from: 'page', words: '9 shots' });
  expect(filled.origins.toughness.from).toBe('preset');
  const { result, without } = solve(filled);
  const adds = whatAdds(result, without);
  expect(adds?.stage).toBe('hits');
  expect(adds?.by).toBeCloseTo(1.5, 12);
  expect(result.killAtLeast[2]).toBeCloseTo(0.736, 3);
});

test('weapons and shots in one sentence are not multiplied', () => {
  const context = {
    weapon: { value: 'heavy bolter', from: '3 heavy bolters' },
    attacks: { value: '9', from: '9 shots' },
  };
  const filled = fill({ record: sustained, params: { value: '1' }, context });
  expect(filled.scenario.weapons[0]).toMatchObject({ name: 'heavy bolter', count: 3, attacks: '3' });
  expect(filled.origins.strength).toEqual({ from: 'page', words: '3 heavy bolters' });
});

test('without the rule is really without: the example weapon does not bring it along', () => {
  const filled = fill({ record: sustained, params: { value: '2' } });
  expect(filled.shooter.shooter.id).toBe('heavy-bolter');
  expect(filled.without.weapons[0]?.abilities).toEqual({});
  expect(filled.scenario.weapons[0]?.abilities).toEqual({ sustainedHits: '2' });
  expect(filled.toggles.map(({ choice }) => choice.id)).not.toContain('sustainedHits');
});

test('Anti brings a target that has its keyword, and counts only against one', () => {
  const filled = fill({ record: anti, params: { value: '4+', keyword: 'Vehicle' } });
  expect(filled.target.target.id).toBe('tank');
  expect(filled.grants[0]).toMatchObject({ on: true, assumes: [] });
  const infantry = fill({
    record: anti,
    params: { value: '4+', keyword: 'Vehicle' },
    edits: { target: getTarget('guard') },
  });
  expect(infantry.grants[0]).toMatchObject({ on: false, assumes: [['noTarget', 'VEHICLE']] });
  expect(infantry.scenario).toEqual(infantry.without);
});

test('a rule of the target says what it saves', () => {
  const filled = fill({ record: pain, params: { value: '4+' } });
  expect(filled.side).toBe('target');
  const { result, without } = solve(filled);
  const adds = whatAdds(result, without);
  expect(adds?.stage).toBe('lost');
  expect(adds?.by).toBeLessThan(-0.5);
});

test('situational abilities are shown at work, the same with and without', () => {
  const melta = fill({ record: rule('melta', [{ on: 'weapon', set: { melta: '$v' } }]), params: { value: '2' } });
  expect(melta.without.context).toEqual({ halfRange: true });
  expect(melta.scenario.weapons[0]?.abilities).toEqual({ melta: '2' });
  const lance = fill({ record: rule('lance', [{ on: 'weapon', set: { lance: true } }]) });
  expect(lance.scenario.weapons[0]?.kind).toBe('melee');
  expect(lance.scenario.context).toMatchObject({ charged: true });
});

test('the player wins over the page, the page over the preset', () => {
  const context = { strength: { value: '9', from: 'S9' }, attacks: { value: 'nine', from: 'nine' } };
  expect(fill({ context }).scenario.weapons[0]).toMatchObject({ strength: 9, attacks: '2' });
  const edited = fill({ context, edits: { fields: { strength: '12' }, choices: { rerollHits: 'ones', fnp: '5' } } });
  expect(edited.scenario.weapons[0]).toMatchObject({ strength: 12, rerollHits: 'ones' });
  expect(edited.scenario.target.groups[0]?.fnp).toBe(5);
  expect(edited.origins.strength.from).toBe('you');
});

test('the last target comes back, unless the page names another', () => {
  const remembered = getTarget('terminators');
  expect(fill({ remembered }).target).toMatchObject({ from: 'you', target: { id: 'terminators' } });
  const named = fill({ remembered, context: { target: { value: 'MEQ', from: 'into MEQ' } } });
  expect(named.target).toMatchObject({ from: 'page', words: 'into MEQ', target: { id: 'marines-5' } });
});

test('of optional parts only the first is on until the player says so', () => {
  const pact = rule('pact', [
    { on: 'weapon', set: { lethalHits: true }, optional: true },
    { on: 'weapon', set: { sustainedHits: '1' }, optional: true },
  ]);
  expect(fill({ record: pact }).grants.map(({ on }) => on)).toEqual([true, false]);
  const other = fill({ record: pact, edits: { grants: { 0: false, 1: true } } });
  expect(other.scenario.weapons[0]?.abilities).toEqual({ sustainedHits: '1' });
});

test('a weapon row brings its keywords through their records, the hovered one apart', () => {
  const row = {
    name: 'Long rifle',
    kind: 'ranged',
    range: '36"',
    A: '3',
    skill: '3+',
    S: '5',
    AP: '-1',
    D: '2',
    keywords: [
      { text: 'Sustained Hits 2', ref: '10e:sustained-hits', value: '2' },
      { text: 'Lethal Hits', ref: '10e:lethal-hits' },
      { text: 'Anti-Monster 4+', ref: '10e:anti', value: '4+', keyword: 'Monster' },
    ],
  } as const;
  const known = {
    '10e:sustained-hits': sustained,
    '10e:lethal-hits': rule('lethal-hits', [{ on: 'weapon', set: { lethalHits: true } }]),
    '10e:anti': anti,
  };
  const filled = fill({
    record: sustained,
    weapon: row,
    known,
    context: { weapon: { value: 'x', from: '4 long rifles' } },
  });
  expect(filled.value).toBe('2');
  expect(filled.without.weapons[0]?.abilities).toEqual({ lethalHits: true });
  expect(filled.scenario.weapons[0]).toMatchObject({ count: 4, abilities: { lethalHits: true, sustainedHits: '2' } });
  const monster = fill({ weapon: row, known, edits: { target: getTarget('monster') } });
  expect(monster.scenario.weapons[0]?.abilities?.antiCriticalWoundOn).toBe(4);
});

test('a rule that changes no dice grants nothing', () => {
  const filled = fill({ record: rule('pistol', [{ on: 'weapon', set: { pistol: true } }]) });
  expect(filled.side).toBeUndefined();
  expect(filled.scenario).toEqual(filled.without);
});

test('parts that exclude each other are not on together', () => {
  const filled = fill({
    record: rule('cruel', [
      { on: 'weapon', add: { apModifier: -1 }, if: { targetBelowHalf: true } },
      { on: 'weapon', add: { apModifier: -1 }, if: { targetBattleShocked: true, targetBelowHalf: false } },
    ]),
  });
  expect(filled.grants.map(({ on }) => on)).toEqual([true, false]);
  expect(filled.scenario.weapons[0]?.apModifier).toBe(-1);
});

test('modifiers named under the target are those of attacks against it', () => {
  const filled = fill({ record: rule('hard-to-see', [{ on: 'target', add: { hitModifiers: -1 } }]) });
  expect(filled.side).toBe('target');
  expect(filled.scenario.weapons[0]?.hitModifiers).toEqual([-1]);
});

test('a rule that needs something to work on is shown with it', () => {
  const critical = fill({ record: rule('keen', [{ on: 'weapon', set: { criticalHitOn: 5 } }]) });
  expect(critical.grants[0]?.effect.set).toEqual({ criticalHitOn: 5 });
  const { result, without } = solve(critical);
  expect(whatAdds(result, without)?.stage).toBe('hits');
  const torrent = fill({ record: rule('torrent', [{ on: 'weapon', set: { torrent: true } }]) });
  expect(torrent.without.weapons[0]).toMatchObject({ skill: 3, abilities: {} });
});

test('a rule that comes with and without a number does one of the two', () => {
  const blast = rule('blast', [
    { on: 'weapon', set: { blast: true } },
    { on: 'weapon', set: { blast: '$v' } },
  ]);
  const plain = fill({ record: blast, edition: '11e' });
  expect(plain.grants).toHaveLength(1);
  expect(plain.scenario.weapons[0]?.abilities?.blast).toBe(true);
  expect(fill({ record: blast, params: { value: '2' }, edition: '11e' }).scenario.weapons[0]?.abilities?.blast).toBe(2);
});

const reRoll = rule('re-roll', [
  { on: 'weapon', set: { rerollHits: 'fails' }, optional: true, words: ['hit', 'full'] },
  { on: 'weapon', set: { rerollHits: 'ones' }, optional: true, words: ['hit', '1', 'one'] },
  { on: 'weapon', set: { rerollWounds: 'fails' }, optional: true, words: ['wound', 'full'] },
  { on: 'weapon', set: { rerollWounds: 'ones' }, optional: true, words: ['wound', '1', 'one'] },
]);
const modifiers = rule('modifiers', [
  { on: 'weapon', add: { hitModifiers: -1 }, optional: true, words: ['hit', 'minus', '-'] },
  { on: 'weapon', add: { woundModifiers: 1 }, optional: true, words: ['wound', 'plus', '+'] },
]);

test.each([
  ['re-roll', { rerollHits: 'fails' }],
  ['re-roll ones', { rerollHits: 'ones' }],
  ['rr1s', { rerollHits: 'ones' }],
  ['re-roll wounds', { rerollWounds: 'fails' }],
  ['re-roll Wound rolls of 1', { rerollWounds: 'ones' }],
  ['full wound rerolls', { rerollWounds: 'fails' }],
])('of a rule in several parts the one is on that “%s” means', (mention, wanted) => {
  const { rerollHits, rerollWounds } = fill({ record: reRoll, mention }).scenario.weapons[0] ?? {};
  expect({ ...(rerollHits && { rerollHits }), ...(rerollWounds && { rerollWounds }) }).toEqual(wanted);
});

test.each([
  ['−1 to hit', { hitModifiers: [-1] }],
  ['-1 to hit', { hitModifiers: [-1] }],
  ['+1 to wound', { woundModifiers: [1] }],
  ['plus one to wound', { woundModifiers: [1] }],
])('“%s” is what it says', (mention, wanted) => {
  expect(fill({ record: modifiers, mention }).scenario.weapons[0]).toMatchObject(wanted);
});
