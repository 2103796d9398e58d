import { parseDice, rollParts } from '../../dice/dice-notation.ts';
import { greatest } from '../../dice/distribution.ts';
import type { Problem } from '../../result/result.ts';

/** Says what is wrong with one value and what would be right; undefined when it is sound. */
export type Check = (value: unknown) => { readonly what: string; readonly mend: string } | undefined;

/** Checks of the fields of an object; a field that is absent (or, where optional, undefined) is checked as undefined. */
export type Checks = Readonly<Record<string, Check>>;

/** A whole number from `least` to `most`. */
export function whole(least: number, most: number): Check {
  return (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? undefined
      : { what: `${show(value)} is not a whole number from ${least} to ${most}.`, mend: 'Give one in that range.' };
}

/** Dice or a number that is never more than `most` and can be 1 or more (0 with `zero`). */
export function dice(most: number, zero = false): Check {
  return (value) => {
    const mend = 'Write it like 3, D6, 2D6 or D3+1.';
    if (typeof value !== 'number' && typeof value !== 'string')
      return { what: `${show(value)} is no number or dice.`, mend };
    if (typeof value === 'number' && Number.isInteger(value) && value >= (zero ? 0 : 1) && value <= most)
      return undefined;
    const parts = parseDice(value);
    if (!parts.ok) return { what: `${show(value)} is neither a number nor a dice expression.`, mend };
    const { dice: count, sides, plus } = parts.value;
    if (count * sides + plus > most)
      return { what: `${show(value)} can be more than ${most}.`, mend: 'Use fewer dice.' };
    if (greatest(rollParts(parts.value)) < (zero ? 0 : 1)) return { what: `${show(value)} is never 1 or more.`, mend };
    return undefined;
  };
}

/** One of the listed values. */
export function oneOf(...values: readonly unknown[]): Check {
  return (value) =>
    values.includes(value)
      ? undefined
      : { what: `${show(value)} is not known here.`, mend: `Use one of: ${values.map(show).join(', ')}.` };
}

/** A list of whole numbers from -`most` to `most`. */
export function modifiers(most: number): Check {
  const one = whole(-most, most);
  return (value) =>
    Array.isArray(value)
      ? value.map((entry) => one(entry)).find(Boolean)
      : { what: `${show(value)} is not a list.`, mend: 'Write it like [1, -1].' };
}

/** A list of texts. */
export const texts: Check = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? undefined
    : { what: `${show(value)} is not a list of words.`, mend: 'Write it like ["VEHICLE"].' };

/** Yes or no. */
export const flag: Check = oneOf(true, false);

/** Sound when absent. */
export function optional(check: Check): Check {
  return (value) => (value === undefined ? undefined : check(value));
}

/** Sound when absent or null. */
export function nullable(check: Check): Check {
  return (value) => (value === undefined || value === null ? undefined : check(value));
}

/** Sound when either check is satisfied; says what the first one says. */
export function either(one: Check, other: Check): Check {
  return (value) => (other(value) === undefined ? undefined : one(value));
}

/** An ability that may be scoped to keywords: the value itself, or `{only, value?}`. */
export function scoped(check: Check): Check {
  return (value) => {
    if (value === undefined || value === null || value === false) return undefined;
    if (typeof value !== 'object' || !('only' in value)) return check(value);
    return texts(value.only) ?? ('value' in value && value.value !== true ? optional(check)(value.value) : undefined);
  };
}

/** The problems of the fields of `value`, each with its place below `where`. */
export function checkFields(value: unknown, where: string, checks: Checks): Problem[] {
  if (!isRecord(value)) {
    const what = `${show(value)} is not an object.`;
    return [{ code: 'impossible-scenario', where, what, mend: 'Describe it by its fields.' }];
  }
  const problems: Problem[] = [];
  for (const field in checks) {
    const wrong = checks[field]?.(value[field]);
    if (wrong) problems.push({ code: 'impossible-scenario', where: where ? `${where}.${field}` : field, ...wrong });
  }
  return problems;
}

/** A JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return (text ?? String(value)).slice(0, 40);
}
