import { constant } from './constant.ts';
import type { Distribution } from './distribution.ts';
import { sum } from './sum.ts';

/** The law of X1 + … + Xn for n independent copies (n ≥ 0 whole), by squaring: O(log n) convolutions. */
export function repeat(x: Distribution, times: number): Distribution {
  if (x.masses.length === 1) return constant(x.least * times);
  let result: Distribution | undefined;
  let power = x;
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = result ? sum(result, power) : power;
    if (left > 1) power = sum(power, power);
  }
  return result ?? constant(0);
}
