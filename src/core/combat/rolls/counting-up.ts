import type { Distribution } from '../../dice/distribution.ts';
import { mean } from '../../dice/summary.ts';

/** The mean and [k] = chance of at least k, from 0 to the largest value that can happen. */
export function countingUp(law: Distribution): { readonly mean: number; readonly atLeast: readonly number[] } {
  let most = law.masses.length - 1;
  while (most > 0 && law.masses[most] === 0) most -= 1;
  const atLeast = new Array<number>(law.least + most + 1).fill(0);
  let reached = 0;
  for (let value = atLeast.length - 1; value >= 0; value--) {
    reached += law.masses[value - law.least] ?? 0;
    atLeast[value] = Math.min(1, reached);
  }
  return { mean: mean(law), atLeast };
}
