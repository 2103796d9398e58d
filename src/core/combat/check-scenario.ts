import { fail, type Problem, type Result, succeed } from '../result/result.ts';
import type { AttackScenario } from './attack-scenario.ts';
import {
  type Checks,
  checkFields,
  dice,
  either,
  flag,
  isRecord,
  modifiers,
  nullable,
  oneOf,
  optional,
  scoped,
  texts,
  whole,
} from './check/field.ts';
import { checkTogether } from './check/together.ts';

const reroll = optional(oneOf('ones', 'fails', 'nonCriticals'));
const on = optional(whole(2, 6));

const WEAPON: Checks = {
  count: whole(1, 1000),
  attacks: dice(1000),
  skill: nullable(whole(2, 7)),
  strength: whole(1, 100),
  ap: whole(-20, 20),
  damage: dice(200),
  kind: oneOf('ranged', 'melee'),
  hitModifiers: optional(modifiers(20)),
  woundModifiers: optional(modifiers(20)),
  skillModifier: optional(whole(-5, 0)),
  attacksModifier: optional(whole(-100, 100)),
  strengthModifier: optional(whole(-100, 100)),
  apModifier: optional(whole(-20, 20)),
  damageModifier: optional(whole(-100, 100)),
  rerollHits: reroll,
  rerollWounds: reroll,
  rerollDamageUpTo: optional(whole(1, 200)),
  criticalHitOn: on,
  criticalHitNeedsSuccess: optional(flag),
  criticalWoundOn: on,
  criticalWoundNeedsSuccess: optional(flag),
  ignoreHitPenalties: optional(flag),
  mortalsOnCriticalWound: optional(dice(100, true)),
};

const tag = scoped(flag);
const perFive = scoped(either(flag, whole(1, 20)));

const ABILITIES: Checks = {
  antiCriticalWoundOn: scoped(whole(2, 6)),
  blast: perFive,
  cleave: perFive,
  devastatingWounds: tag,
  heavy: tag,
  ignoresCover: tag,
  indirect: tag,
  lance: tag,
  lethalHits: scoped(oneOf(true, 'optional')),
  melta: scoped(dice(100, true)),
  precision: tag,
  psychic: tag,
  rapidFire: scoped(dice(100, true)),
  sustainedHits: scoped(dice(20, true)),
  torrent: tag,
  twinLinked: tag,
};

const GROUP: Checks = {
  models: whole(1, 300),
  toughness: whole(1, 100),
  save: whole(2, 7),
  invuln: nullable(whole(2, 7)),
  wounds: whole(1, 300),
  woundsAlreadyLost: optional(whole(0, 299)),
  fnp: nullable(whole(2, 7)),
  fnpMortal: nullable(whole(2, 7)),
  character: optional(flag),
};

const TARGET: Checks = {
  keywords: optional(texts),
  startingStrength: optional(whole(1, 1000)),
  cover: optional(flag),
  stealth: optional(flag),
  saveModifiers: optional(modifiers(20)),
  rerollSaves: optional(oneOf('ones', 'fails')),
  halveDamage: optional(flag),
  damageReduction: optional(whole(0, 100)),
  replaceDamage: optional(whole(0, 100)),
  minusOneToBeWoundedIfStrengthHigher: optional(flag),
};

const CONTEXT: Checks = {
  halfRange: optional(flag),
  charged: optional(flag),
  remainedStationary: optional(flag),
  overwatch: optional(flag),
  spotted: optional(flag),
};

/** Checks any JSON value; problems name the field they are in. Unknown fields are allowed and ignored. */
export function checkScenario(value: unknown): Result<AttackScenario> {
  const problems = checkFields(value, '', { edition: optional(oneOf('10e', '11e')) });
  if (!isRecord(value)) return fail(...problems);
  problems.push(...list(value.weapons, 'weapons', checkWeapon));
  const { target, context } = value;
  problems.push(...checkFields(target, 'target', TARGET));
  if (isRecord(target)) problems.push(...list(target.groups, 'target.groups', checkGroup));
  if (context !== undefined && context !== null) problems.push(...checkContext(context));
  if (problems.length > 0) return fail(...problems);
  const scenario = value as AttackScenario;
  const together = checkTogether(scenario);
  return together ? fail(together) : succeed(scenario);
}

function checkWeapon(weapon: unknown, where: string): Problem[] {
  const problems = checkFields(weapon, where, WEAPON);
  if (!isRecord(weapon) || weapon.abilities === undefined || weapon.abilities === null) return problems;
  return [...problems, ...checkFields(weapon.abilities, `${where}.abilities`, ABILITIES)];
}

function checkGroup(group: unknown, where: string): Problem[] {
  return checkFields(group, where, GROUP);
}

function checkContext(context: unknown): Problem[] {
  const moved = isRecord(context) ? context.movedInches : undefined;
  const sound = moved === undefined || (typeof moved === 'number' && moved >= 0);
  const problems = checkFields(context, 'context', CONTEXT);
  if (!sound) problems.push(impossible('context.movedInches', 'It is not a distance.', 'Give inches, 0 or more.'));
  return problems;
}

function list(value: unknown, where: string, check: (one: unknown, where: string) => Problem[]): Problem[] {
  if (Array.isArray(value) && value.length > 0 && value.length <= 40) {
    const problems: Problem[] = [];
    for (const index of value.keys()) problems.push(...check(value[index], `${where}[${index}]`));
    return problems;
  }
  return [impossible(where, 'It is not a list of 1 to 40 entries.', 'List at least one.')];
}

function impossible(where: string, what: string, mend: string): Problem {
  return { code: 'impossible-scenario', where, what, mend };
}
