import { type Result, succeed } from '../result/result.ts';
import type { ValueType } from '../rules/record.ts';
import { diceParts, MOST_X, parseRoll, parseX } from './parse-number.ts';

/** Steps of an X that may be dice. */
const LADDER = ['1', '2', 'D3', '3', '4', '5', 'D6', '6', '2D6'];

const isRoll = (type: ValueType) => type === 'roll+' || type === 'keyword+roll';

/** The X of a rule as typed, in the notation of its kind: `5+`, `D3`, `6`. */
export function checkValue(type: ValueType, typed: string): Result<string> {
  if (!isRoll(type)) return parseX(typed);
  const roll = parseRoll(typed);
  return roll.ok ? succeed(`${roll.value ?? 6}+`) : roll;
}

/** One step up or down; undefined at the end of the range. */
export function stepValue(type: ValueType, from: string, by: 1 | -1): string | undefined {
  if (type === 'dice') {
    const at = LADDER.indexOf(from);
    return at < 0 ? undefined : LADDER[at + by];
  }
  const next = (diceParts(from.replace('+', ''))?.plus ?? 0) + by;
  if (isRoll(type)) return next < 2 || next > 6 ? undefined : `${next}+`;
  return next < 1 || next > MOST_X ? undefined : String(next);
}
