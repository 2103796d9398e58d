import type { Problem } from '../../result/result.ts';
import {
  type Check,
  type Checks,
  checkFields,
  dice,
  flag,
  isRecord,
  modifiers,
  nullable,
  oneOf,
  optional,
  whole,
} from '../check/field.ts';
import type { RollName } from './every-kind.ts';

/** A list of inches. */
const distances: Check = (value) =>
  value === undefined ||
  (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number' && one >= 0 && one <= 100))
    ? undefined
    : { what: 'The distances are not a list of inches.', mend: 'Write them like [9, 10.5].' };

const auras: Check = (value) => {
  const sound = (one: unknown): boolean =>
    isRecord(one) && typeof one.name === 'string' && modifiers(20)([one.modifier]) === undefined;
  return value === undefined || (Array.isArray(value) && value.every(sound))
    ? undefined
    : { what: 'The auras are not a list.', mend: 'Write them like [{"name": "Daemonic Terror", "modifier": -1}].' };
};

/** Rows of a table of mortal wounds. */
const rows: Check = (value) => {
  const sound = (row: unknown): boolean =>
    Array.isArray(row) &&
    row.length === 3 &&
    !whole(-100, 300)(row[0]) &&
    !whole(-100, 300)(row[1]) &&
    !dice(100, true)(row[2]);
  return Array.isArray(value) && value.length > 0 && value.every(sound)
    ? undefined
    : { what: 'The rows are not a list of [from, to, dice].', mend: 'Write them like [[2, 5, "1"], [6, 6, "D3"]].' };
};

/** Units in range of an objective. */
const contenders: Check = (value) => {
  if (!Array.isArray(value)) return { what: 'It is not a list of units.', mend: 'List the units in range.' };
  const [problem] = value.flatMap((one) =>
    checkFields(one, '', {
      models: whole(0, 300),
      oc: whole(0, 100),
      battleShocked: optional(flag),
      testsOn: optional(whole(2, 12)),
    }),
  );
  return problem ? { what: `${problem.where}: ${problem.what}`, mend: problem.mend ?? '' } : undefined;
};

/** The unit that suffers. */
const unit: Checks = { models: whole(1, 300), wounds: whole(1, 300), fnp: nullable(whole(2, 7)) };

const ownUnit: Check = (value) => {
  const [problem] = value === undefined ? [] : checkFields(value, 'own', unit);
  return problem ? { what: problem.what, mend: problem.mend ?? '' } : undefined;
};

const shift = optional(whole(-20, 20));
const leadership: Checks = { leadership: whole(2, 12), modifier: shift, auras };
const handful: Checks = { ...unit, dice: whole(1, 200), on: whole(1, 7) };

const CHECKS: Readonly<Record<RollName, Checks>> = {
  advance: { neededInches: whole(-50, 100), modifier: shift, commandReroll: optional(flag) },
  battleShock: leadership,
  charge: {
    neededTotal: optional(whole(-50, 100)),
    distances,
    moreThan: optional(flag),
    modifier: shift,
    commandReroll: optional(flag),
  },
  crushingImpact: { ...unit, toughness: whole(1, 100), own: ownUnit },
  darkPact: { ...unit, ...leadership },
  deadlyDemise: { ...unit, x: dice(200) },
  desperateEscape: {
    tests: whole(0, 200),
    modifier: optional(whole(-10, 10)),
    wounds: optional(whole(1, 300)),
    fnp: nullable(whole(2, 7)),
  },
  explosives: handful,
  feelNoPain: { fnp: nullable(whole(2, 7)), damage: dice(300, true) },
  grenade: handful,
  hazardous: { ...unit, tests: whole(0, 200), monsterOrVehicle: optional(flag) },
  leadership,
  mortalWounds: { ...unit, mortalWounds: dice(300, true) },
  objective: { own: contenders, enemy: contenders },
  pool: {
    dice: whole(0, 1000),
    on: whole(1, 7),
    modifier: optional(whole(-10, 10)),
    reroll: optional(oneOf('ones', 'fails')),
  },
  table: { dice: dice(300), rows },
  tankShock: { ...unit, toughness: whole(1, 100) },
};

/** Fields of which a kind needs at least one. */
const ANY_OF: Readonly<Partial<Record<RollName, readonly string[]>>> = { charge: ['neededTotal', 'distances'] };

/** What is wrong with the inputs of a roll, each with its field; none when they are sound. */
export function checkRoll(kind: RollName, inputs: unknown): Problem[] {
  const problems = checkFields(inputs, 'inputs', CHECKS[kind]);
  const anyOf = ANY_OF[kind];
  if (problems.length > 0 || !anyOf?.every((field) => isRecord(inputs) && inputs[field] === undefined)) return problems;
  const what = `None of ${anyOf.join(', ')} is given.`;
  return [{ code: 'impossible-roll', where: `inputs.${anyOf[0]}`, what, mend: 'Give one of them.' }];
}
