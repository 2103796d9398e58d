import type { RuleRollName } from '../combat/rolls/count-roll.ts';
import { type Result, succeed } from '../result/result.ts';
import { parseDice, parseRoll, parseWhole } from './parse-number.ts';

/** Single rolls a rule can ask for, by the names of the solver. */
export type RollKind = RuleRollName;

/** Numbers of single rolls, by the names of the solver. */
export type RollFieldName =
  | 'neededTotal'
  | 'neededInches'
  | 'modifier'
  | 'commandReroll'
  | 'leadership'
  | 'models'
  | 'wounds'
  | 'fnp'
  | 'tests'
  | 'dice'
  | 'on'
  | 'x'
  | 'mortalWounds'
  | 'damage'
  | 'toughness';

/** Values of a roll's numbers; null is no Feel No Pain. */
export type RollInputs = Readonly<Partial<Record<RollFieldName, number | string | boolean | null>>>;

const UNIT = ['models', 'wounds', 'fnp'] as const;

/** The numbers each kind of roll takes, in the order in which they are shown. */
export const ROLL_FIELDS: Readonly<Record<RollKind, readonly RollFieldName[]>> = {
  charge: ['neededTotal', 'modifier', 'commandReroll'],
  advance: ['neededInches', 'modifier', 'commandReroll'],
  battleShock: ['leadership', 'modifier'],
  darkPact: ['leadership', 'modifier', ...UNIT],
  hazardous: ['tests', ...UNIT],
  desperateEscape: ['tests', 'modifier'],
  pool: ['dice', 'on', 'modifier'],
  tankShock: ['toughness', ...UNIT],
  crushingImpact: ['toughness', ...UNIT],
  grenade: ['dice', 'on', ...UNIT],
  deadlyDemise: ['x', ...UNIT],
  mortalWounds: ['mortalWounds', ...UNIT],
  feelNoPain: ['fnp', 'damage'],
  table: [],
};

/** One number of a roll: how it is named, what it may be. */
export type RollField = {
  readonly label: string;
  readonly kind: 'whole' | 'dice' | 'roll' | 'signed' | 'switch';
  readonly least: number;
  readonly most: number;
};

/** Every number of a roll. */
export const ROLL_FIELD: Readonly<Record<RollFieldName, RollField>> = {
  neededTotal: { label: 'needed on 2D6', kind: 'whole', least: 2, most: 12 },
  neededInches: { label: 'needed on D6', kind: 'whole', least: 1, most: 6 },
  modifier: { label: 'modifier', kind: 'signed', least: -6, most: 6 },
  commandReroll: { label: 'Command Re-roll', kind: 'switch', least: 0, most: 1 },
  leadership: { label: 'Leadership', kind: 'roll', least: 3, most: 10 },
  models: { label: 'models', kind: 'whole', least: 1, most: 30 },
  wounds: { label: 'wounds each', kind: 'whole', least: 1, most: 40 },
  fnp: { label: 'Feel No Pain', kind: 'roll', least: 2, most: 6 },
  tests: { label: 'tests', kind: 'whole', least: 1, most: 40 },
  dice: { label: 'dice', kind: 'whole', least: 1, most: 30 },
  on: { label: 'on', kind: 'roll', least: 2, most: 6 },
  x: { label: 'X', kind: 'dice', least: 1, most: 30 },
  mortalWounds: { label: 'mortal wounds', kind: 'dice', least: 0, most: 60 },
  damage: { label: 'damage', kind: 'dice', least: 1, most: 40 },
  toughness: { label: 'your T', kind: 'whole', least: 1, most: 20 },
};

/** The most of anything that is read rather than typed. */
const MOST_READ = 100;

/** A value as it is shown: `7+`, `−1`, `D3`, `–` for none. */
export function rollText(name: RollFieldName, value: unknown): string {
  const { kind } = ROLL_FIELD[name];
  if (kind === 'roll') return typeof value === 'number' ? `${value}+` : '–';
  if (kind === 'signed') return Number(value) > 0 ? `+${value}` : String(value).replace('-', '−');
  return String(value);
}

/** What a person typed into a field of a roll. */
export function parseRollField(name: RollFieldName, typed: string): Result<number | string | null> {
  const { kind, least, most } = ROLL_FIELD[name];
  if (kind === 'dice') return parseDice(typed);
  if (kind === 'roll') {
    if (name === 'leadership') return parseWhole(typed.replace('+', ''), least, most);
    const roll = parseRoll(typed, least, most);
    return roll.ok && roll.value === null && name !== 'fnp' ? parseWhole(typed, least, most) : roll;
  }
  if (kind === 'signed') {
    const minus = /^\s*[-\u2212]/.test(typed);
    const number = parseWhole(typed.replace(/^\s*[-\u2212+]/, ''), 0, most);
    return number.ok ? succeed(minus ? -number.value : number.value) : number;
  }
  return parseWhole(typed, least, most);
}

/** Whether what a page or a rule says can be counted. A person may type less: nobody types 60 models by mistake, a page may mean them. */
export function isCountable(name: RollFieldName, value: unknown): boolean {
  const { kind, least, most } = ROLL_FIELD[name];
  if (kind === 'dice') return parseDice(String(value)).ok;
  return typeof value !== 'number' || (value >= least && value <= (kind === 'whole' ? MOST_READ : most));
}

/** One step up or down; undefined at the end of the range. No Feel No Pain lies above 6+. */
export function stepRoll(name: RollFieldName, value: unknown, by: 1 | -1): number | string | null | undefined {
  const { kind, least, most } = ROLL_FIELD[name];
  if (kind === 'dice') {
    const ladder = ['1', '2', 'D3', '3', 'D6', 'D3+3', '6', '2D6', 'D6+6'];
    const at = ladder.indexOf(String(value));
    return at < 0 ? ladder[by > 0 ? 4 : 2] : ladder[at + by];
  }
  const to = (value === null ? most + 1 : Number(value)) + by;
  if (name === 'fnp' && to === most + 1) return null;
  return to < least || to > most ? undefined : to;
}
