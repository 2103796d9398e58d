import type {
  AttackScenario,
  Context,
  Edition,
  Scoped,
  Target,
  TargetGroup,
  Weapon,
  WeaponAbilities,
} from '../attack-scenario.ts';
import { abilityOf } from './ability-of.ts';
import { Chooser } from './chooser.ts';
import { throwDice } from './throws.ts';

/**
 * A small attack with every field of the format now and then, alone and combined: at most 4 attacks before extras,
 * 4 models (5 or 6 for Blast), 3 wounds each. Left out are inputs on which the rules say nothing: a ranged weapon
 * with Cleave, Fire Overwatch in melee, a save re-roll "of fails" shared by 11th-edition groups with unlike saves.
 */
export function randomAttack(seed: number, largest = MOST_HITS): AttackScenario {
  const pick = new Chooser(seed);
  for (;;) {
    const scenario = draw(pick, seed);
    if (mostHits(scenario) <= largest && !isOpen(scenario)) return scenario;
  }
}

/** Keeps a case within some tenths of a second for the oracle. */
const MOST_HITS = 6;

function draw(pick: Chooser, seed: number): AttackScenario {
  const edition: Edition = pick.one('10e', '11e');
  const target = randomTarget(pick, edition);
  const kind = pick.one<'ranged' | 'melee'>('ranged', 'ranged', 'melee');
  const weapons = Array.from({ length: pick.one(1, 1, 1, 1, 2, 2, 3) }, () => randomWeapon(pick, edition, kind));
  return { id: `seed ${seed}`, edition, weapons, target, context: randomContext(pick, edition, kind) };
}

/**
 * 11th edition, a later group that starts with a wounded model: once that model is gone, who comes next for the next
 * weapon or for mortal wounds is the controlling player's choice.
 */
function isOpen({ edition, weapons, target }: AttackScenario): boolean {
  const later = target.groups.slice(1).some(({ character, woundsAlreadyLost }) => !character && woundsAlreadyLost);
  const mortals = weapons.some((weapon) => weapon.mortalsOnCriticalWound || weapon.abilities?.devastatingWounds);
  return edition === '11e' && later && (weapons.length > 1 || mortals);
}

/** The most hits that can come of an attack. */
function mostHits({ weapons, target, context }: AttackScenario): number {
  const most = (dice: unknown): number => Math.max(...throwDice(String(dice)).outcomes.map(({ value }) => value));
  return weapons.reduce((sum, weapon) => {
    const of = (name: keyof WeaponAbilities) => abilityOf(weapon, name, target.keywords) ?? 0;
    const models = target.groups.reduce((total, group) => total + group.models, 0);
    const more = (Number(of('blast')) + Number(of('cleave'))) * Math.floor(models / 5);
    const rapid = context?.halfRange ? most(of('rapidFire')) : 0;
    const attacks = most(weapon.attacks) + (weapon.attacksModifier ?? 0) + more + rapid;
    return sum + weapon.count * attacks * (1 + most(of('sustainedHits')));
  }, 0);
}

function randomContext(pick: Chooser, edition: Edition, kind: Weapon['kind']): Context {
  const stationary = pick.chance(2);
  const moved = edition === '11e' && pick.chance(2) ? { movedInches: stationary ? 0 : pick.from(1, 5) } : {};
  return {
    halfRange: pick.chance(2),
    charged: pick.chance(2),
    remainedStationary: stationary,
    ...moved,
    ...(kind === 'ranged' && pick.maybe(8, () => ({ overwatch: true }))),
    ...pick.maybe(2, () => ({ spotted: true })),
  };
}

function randomWeapon(pick: Chooser, edition: Edition, kind: Weapon['kind']): Weapon {
  const count = pick.one(1, 1, 2);
  const abilities = randomAbilities(pick, edition, kind);
  const wild = abilities.torrent !== undefined && pick.chance(2);
  return {
    count,
    attacks: count === 1 ? pick.one<number | string>(1, '2', 3, 'D3', 'D3+1') : pick.one<number | string>(1, '1', 'D3'),
    skill: wild && abilities.torrent === true ? null : pick.from(2, 6),
    strength: pick.one(3, 4, 5, 6, 8, 10),
    ap: pick.one(0, 0, -1, -1, -2, -3, -4, 2),
    damage: pick.one<number | string>(1, 1, '2', 3, 'D3', 'D3+1', 'D6'),
    kind,
    abilities,
    ...pick.maybe(3, () => ({ hitModifiers: [pick.from(-2, 1), ...(pick.chance(2) ? [pick.from(-1, 2)] : [])] })),
    ...pick.maybe(3, () => ({ woundModifiers: [pick.from(-2, 1), ...(pick.chance(2) ? [pick.from(-1, 2)] : [])] })),
    ...pick.maybe(8, () => ({ attacksModifier: pick.from(-1, 1) })),
    ...pick.maybe(8, () => ({ strengthModifier: pick.from(-1, 2) })),
    ...pick.maybe(5, () => ({ apModifier: pick.from(-1, 2) })),
    ...pick.maybe(8, () => ({ skillModifier: pick.from(-2, 0) })),
    ...pick.maybe(6, () => ({ damageModifier: pick.from(-1, 2) })),
    ...pick.maybe(3, () => ({ rerollHits: pick.one('ones', 'fails', 'nonCriticals') })),
    ...pick.maybe(3, () => ({ rerollWounds: pick.one('ones', 'fails', 'nonCriticals') })),
    ...pick.maybe(6, () => ({ rerollDamageUpTo: pick.from(1, 4) })),
    ...pick.maybe(4, () => ({ criticalHitOn: pick.from(3, 6) })),
    ...pick.maybe(5, () => ({ criticalHitNeedsSuccess: true })),
    ...pick.maybe(6, () => ({ criticalWoundOn: pick.from(3, 6) })),
    ...pick.maybe(6, () => ({ criticalWoundNeedsSuccess: true })),
    ...pick.maybe(6, () => ({ ignoreHitPenalties: true })),
    ...pick.maybe(6, () => ({ mortalsOnCriticalWound: pick.one<number | string>(1, '2', 'D3') })),
  };
}

function randomAbilities(pick: Chooser, edition: Edition, kind: Weapon['kind']): WeaponAbilities {
  const eleventh = edition === '11e';
  const ranged = kind === 'ranged';
  const scoped = <Value>(value: Value): Scoped<Value> => {
    if (!eleventh || !pick.chance(4)) return value;
    return { only: [pick.one('VEHICLE', 'Infantry'), ...(pick.chance(3) ? ['BEASTS'] : [])], value };
  };
  const torrent = ranged && pick.chance(8);
  return {
    ...pick.maybe(5, () => ({ antiCriticalWoundOn: scoped(pick.from(2, 5)) })),
    ...(ranged &&
      pick.maybe(6, () => ({
        blast: scoped<boolean | number>(eleventh ? pick.one<boolean | number>(true, 2) : true),
      }))),
    ...(eleventh &&
      !ranged &&
      pick.maybe(5, () => ({ cleave: scoped<boolean | number>(pick.one<boolean | number>(true, 1, 2)) }))),
    ...pick.maybe(4, () => ({ devastatingWounds: scoped(true) })),
    ...(ranged && pick.maybe(5, () => ({ heavy: scoped(true) }))),
    ...(ranged && pick.maybe(5, () => ({ ignoresCover: scoped(true) }))),
    ...(ranged && !torrent && pick.maybe(8, () => ({ indirect: true }))),
    ...(!ranged && pick.maybe(4, () => ({ lance: scoped(true) }))),
    ...pick.maybe(4, () => ({
      lethalHits: scoped<boolean | 'optional'>(eleventh && pick.chance(2) ? 'optional' : true),
    })),
    ...(ranged && pick.maybe(6, () => ({ melta: scoped<number | string>(pick.one<number | string>(2, '1', 'D3')) }))),
    ...pick.maybe(4, () => ({ precision: scoped(true) })),
    ...(eleventh && pick.maybe(8, () => ({ psychic: true }))),
    ...(ranged && pick.maybe(6, () => ({ rapidFire: scoped<number | string>(pick.one<number | string>(1, 'D3')) }))),
    ...pick.maybe(4, () => ({ sustainedHits: scoped<number | string>(pick.one<number | string>(1, '2', 'D3')) })),
    ...(torrent && { torrent: true }),
    ...pick.maybe(6, () => ({ twinLinked: scoped(true) })),
  };
}

function randomGroup(pick: Chooser, models: number): TargetGroup {
  const wounds = pick.one(1, 1, 2, 2, 3);
  return {
    models,
    toughness: pick.one(3, 4, 4, 5, 8),
    save: pick.from(2, 7),
    wounds,
    ...pick.maybe(3, () => ({ invuln: pick.from(3, 6) })),
    ...(wounds > 1 && pick.maybe(4, () => ({ woundsAlreadyLost: pick.from(1, wounds - 1) }))),
    ...pick.maybe(4, () => ({ fnp: pick.from(4, 6) })),
    ...pick.maybe(6, () => ({ fnpMortal: pick.from(3, 5) })),
  };
}

function randomTarget(pick: Chooser, edition: Edition): Target {
  const first = randomGroup(pick, pick.one(1, 2, 3, 4, 5));
  const several = pick.chance(2);
  const second = { ...randomGroup(pick, pick.one(1, 1, 2)), ...(pick.chance(3) ? {} : { character: true }) };
  const third = { ...randomGroup(pick, 1), character: true };
  const pair = pick.chance(8) ? [second, first] : [first, second];
  const groups = several ? [...pair, ...(pick.chance(6) ? [third] : [])] : [first];
  const models = groups.reduce((sum, group) => sum + group.models, 0);
  const rerollFails = edition === '10e' || !several;
  return {
    groups,
    ...pick.maybe(2, () => ({ keywords: [pick.one('INFANTRY', 'VEHICLE', 'BEASTS')] })),
    ...pick.maybe(3, () => ({ startingStrength: models + pick.from(0, 6) })),
    ...pick.maybe(3, () => ({ cover: true })),
    ...pick.maybe(4, () => ({ stealth: true })),
    ...pick.maybe(5, () => ({ saveModifiers: [pick.from(-1, 2), ...(pick.chance(2) ? [1] : [])] })),
    ...pick.maybe(6, () => ({ rerollSaves: pick.one('ones', rerollFails ? 'fails' : 'ones') })),
    ...pick.maybe(6, () => ({ halveDamage: true })),
    ...pick.maybe(6, () => ({ damageReduction: pick.from(1, 2) })),
    ...pick.maybe(10, () => ({ replaceDamage: pick.from(0, 2) })),
    ...pick.maybe(5, () => ({ minusOneToBeWoundedIfStrengthHigher: true })),
  };
}
