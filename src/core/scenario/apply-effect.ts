import type { AttackScenario } from '../combat/attack-scenario.ts';
import { printDice } from '../dice/dice-notation.ts';
import type { MentionParams } from '../match/mention.ts';
import type { Effect, WeaponEffect } from '../rules/record.ts';
import { readPart, writePart } from './edit-scenario.ts';
import { diceParts, MOST_X, parseX } from './parse-number.ts';
import { partOf } from './part-of.ts';

/** Values a rule is taken to have where it is named without one ("gives it Feel No Pain"), by scenario field. */
const USUAL: Readonly<Record<string, string>> = {
  sustainedHits: '1',
  rapidFire: '1',
  melta: '2',
  cleave: '1',
  antiCriticalWoundOn: '4+',
  fnp: '5+',
  invuln: '4+',
  criticalHitOn: '5+',
  mortalsOnCriticalWound: '1',
};

/** Fields whose value is dice, so held as text; all other values from a page are numbers. */
const DICE = new Set(['sustainedHits', 'rapidFire', 'melta', 'attacks', 'damage', 'mortalsOnCriticalWound']);

/** Short names a record may use for modifiers. */
const LONG: Readonly<Record<string, string>> = {
  hit: 'hitModifiers',
  wound: 'woundModifiers',
  saves: 'saveModifiers',
};

/** The name of a scenario's field for one a record uses. */
export const fullName = (key: string): string => LONG[key] ?? key;

/** Whether an effect is one on attacks, and on their dice: a rule about who may shoot is none. */
export function isWeaponEffect(effect: Effect): effect is WeaponEffect {
  if ('roll' in effect) return false;
  const keys = [...Object.keys(effect.set ?? {}), ...Object.keys(effect.add ?? {})];
  return keys.some((key) => partOf(fullName(key)));
}

/**
 * One declared effect of a rule on a scenario. `set` replaces fields, `add` adds to a number or appends to a list of
 * modifiers; `$v` and `$kw` stand for what was read beside the rule's name. Conditions are not judged here.
 */
export function applyEffect(scenario: AttackScenario, effect: WeaponEffect, params: MentionParams): AttackScenario {
  let next = scenario;
  for (const [key, given] of Object.entries(effect.set ?? {})) {
    const value = resolve(given, key, params);
    const part = partOf(key);
    if (part && value !== undefined) next = writePart(next, part, key, value, true);
  }
  for (const [short, amount] of Object.entries(effect.add ?? {})) {
    const key = fullName(short);
    const part = partOf(key);
    const by = Number(resolve(amount, key, params));
    if (part && Number.isFinite(by)) next = writePart(next, part, key, added(readPart(next, part, key), key, by), true);
  }
  return next;
}

function added(now: unknown, key: string, by: number): unknown {
  if (key.endsWith('Modifiers')) return [...(Array.isArray(now) ? now : []), by];
  const dice = typeof now === 'string' ? diceParts(now) : undefined;
  if (dice?.dice) return printDice({ ...dice, plus: dice.plus + by });
  return DICE.has(key) ? String(Number(now ?? 0) + by) : Number(now ?? 0) + by;
}

function resolve(given: unknown, key: string, { value, keyword }: MentionParams): unknown {
  if (Array.isArray(given)) return given.map((one) => resolve(one, key, { value, keyword }));
  if (given === '$kw') return keyword?.toUpperCase();
  if (given !== '$v') return given;
  const text = value ?? USUAL[key];
  if (text === undefined) return undefined;
  if (DICE.has(key)) {
    const dice = parseX(text);
    return dice.ok ? dice.value : undefined;
  }
  const number = Number.parseInt(text, 10);
  const [least, most] = /^(anti|critical|fnp|invuln)/.test(key) ? [2, 6] : [1, MOST_X];
  // What is impossible is passed over: the page has misread or miswritten it.
  return number >= least && number <= most ? number : undefined;
}

/** The value a rule takes when its name stood without one, as it is written: `5+`, `1`. */
export function usualValue(effects: readonly Effect[]): string | undefined {
  for (const effect of effects)
    if (isWeaponEffect(effect))
      for (const [key, given] of Object.entries(effect.set ?? {})) if (given === '$v') return USUAL[key];
  return undefined;
}
