import type { AttackScenario } from '../combat/attack-scenario.ts';
import { printDice } from '../dice/dice-notation.ts';
import { fail, type Result, succeed } from '../result/result.ts';
import { readPart, writePart } from './edit-scenario.ts';
import { diceParts, parseAp, parseDice, parseRoll, parseWhole } from './parse-number.ts';
import type { Part } from './part-of.ts';

/** The numbers of a calculator: those of the weapon and those of the target. */
export type FieldName =
  | 'count'
  | 'attacks'
  | 'skill'
  | 'strength'
  | 'ap'
  | 'damage'
  | 'models'
  | 'toughness'
  | 'save'
  | 'invuln'
  | 'wounds';

/** One number of a calculator: how it is named, what it may be. */
export type Field = {
  readonly name: FieldName;
  /** As on a datasheet; `BS` is said `WS` of a melee weapon by whoever shows it. */
  readonly label: string;
  readonly spoken: string;
  readonly part: Part & ('weapon' | 'group');
  readonly kind: 'whole' | 'dice' | 'roll' | 'ap';
  readonly least: number;
  readonly most: number;
  /** A roll that may be missing: no invulnerable save, a weapon that always hits. */
  readonly optional?: true;
};

const weapon = { part: 'weapon' } as const;
const group = { part: 'group' } as const;

/** Every number, in the order of a datasheet. */
export const FIELDS: readonly Field[] = [
  { name: 'count', label: 'guns', spoken: 'number of weapons', ...weapon, kind: 'whole', least: 1, most: 60 },
  { name: 'attacks', label: 'A', spoken: 'attacks of each', ...weapon, kind: 'dice', least: 0, most: 60 },
  { name: 'skill', label: 'BS', spoken: 'hits on', ...weapon, kind: 'roll', least: 2, most: 6, optional: true },
  { name: 'strength', label: 'S', spoken: 'strength', ...weapon, kind: 'whole', least: 1, most: 40 },
  { name: 'ap', label: 'AP', spoken: 'armour penetration', ...weapon, kind: 'ap', least: -6, most: 0 },
  { name: 'damage', label: 'D', spoken: 'damage', ...weapon, kind: 'dice', least: 1, most: 30 },
  { name: 'models', label: 'models', spoken: 'models in the target', ...group, kind: 'whole', least: 1, most: 30 },
  { name: 'toughness', label: 'T', spoken: 'toughness', ...group, kind: 'whole', least: 1, most: 20 },
  { name: 'save', label: 'Sv', spoken: 'armour save', ...group, kind: 'roll', least: 2, most: 7 },
  {
    name: 'invuln',
    label: 'Inv',
    spoken: 'invulnerable save',
    ...group,
    kind: 'roll',
    least: 2,
    most: 6,
    optional: true,
  },
  { name: 'wounds', label: 'W', spoken: 'wounds of each model', ...group, kind: 'whole', least: 1, most: 40 },
];

const BY_NAME = new Map(FIELDS.map((field) => [field.name, field]));

/** A number by its name. */
export function fieldOf(name: FieldName): Field {
  return BY_NAME.get(name) as Field;
}

type Held = string | number | null;

/** A field as it is printed on a datasheet: `3+`, `−1`, `D6+1`, `–` for a roll that does not exist. */
export function fieldText(scenario: AttackScenario, name: FieldName): string {
  const field = fieldOf(name);
  return printed(field, readPart(scenario, field.part, name));
}

function printed({ kind }: Field, value: unknown): string {
  if (kind === 'roll') return typeof value === 'number' ? `${value}+` : '–';
  if (kind === 'ap') return value === 0 ? '0' : `−${Math.abs(Number(value))}`;
  return String(value);
}

/** What a person typed into a field, as it will be printed; a problem says what to type. */
export function checkField(name: FieldName, typed: string): Result<string> {
  const field = fieldOf(name);
  const value = parseField(field, typed);
  return value.ok ? succeed(printed(field, value.value)) : value;
}

function parseField(field: Field, typed: string): Result<Held> {
  const { kind, least, most } = field;
  if (kind === 'whole') return parseWhole(typed, least, most);
  if (kind === 'ap') return parseAp(typed);
  if (kind === 'dice') {
    const dice = parseDice(typed);
    const parts = dice.ok ? diceParts(dice.value) : undefined;
    const top = parts ? parts.dice * parts.sides + parts.plus : 0;
    const low = parts ? parts.dice + parts.plus : least;
    const mend = 'Type a number or dice, such as 3 or D6+1.';
    if (top > most) return fail({ code: 'dice-too-big', what: `The most is ${most}.`, mend, values: { most } });
    if (parts && (low < least || top < 1))
      return fail({
        code: 'dice-too-small',
        what: `The least is ${Math.max(1, least)}.`,
        mend,
        values: { least: Math.max(1, least) },
      });
    return dice;
  }
  const roll = parseRoll(typed, least, most);
  if (roll.ok && roll.value === null && !field.optional)
    return fail({
      code: 'roll-needed',
      what: 'This needs a number.',
      mend: `Type ${least}+ to ${most}+.`,
      values: { least, most },
    });
  return roll;
}

/** The scenario with a field set to a text that `checkField` takes; anything else leaves it as it was. */
export function withField(scenario: AttackScenario, name: FieldName, text: string): AttackScenario {
  const field = fieldOf(name);
  const value = parseField(field, text);
  if (!value.ok) return scenario;
  const missing = value.value === null && field.part === 'group' ? undefined : value.value;
  return writePart(scenario, field.part, name, missing);
}

/**
 * One step up or down from a printed value, undefined at the end of the range. Up is a bigger number, except that AP goes
 * up towards more penetration, and a missing invulnerable save lies above 6+.
 */
export function stepField(name: FieldName, text: string, by: 1 | -1): string | undefined {
  const field = fieldOf(name);
  if (field.kind === 'dice') {
    const parts = diceParts(text);
    const next = parts && printDice({ ...parts, plus: parts.plus + by });
    return next && checkField(name, next).ok && !next.includes('-') ? next : undefined;
  }
  const now = parseField(field, text);
  if (!now.ok) return undefined;
  const at = now.value === null ? field.most + 1 : Number(now.value);
  const to = field.kind === 'ap' ? at - by : at + by;
  if (field.optional && to === field.most + 1) return '–';
  if (to < field.least || to > field.most) return undefined;
  return printed(field, to);
}
