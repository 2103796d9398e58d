import type { Distribution } from './distribution.ts';

/** The mean of X. */
export function mean({ least, masses }: Distribution): number {
  let total = 0;
  for (let i = masses.length - 1; i >= 0; i--) total += (least + i) * (masses[i] as number);
  return total;
}

/** The variance of X, from squared distances to the mean (no cancellation). */
export function variance(x: Distribution): number {
  const centre = mean(x);
  let total = 0;
  for (let i = 0; i < x.masses.length; i++) total += (x.least + i - centre) ** 2 * (x.masses[i] as number);
  return total;
}

/** The likeliest value; the smallest of several. */
export function mode({ least, masses }: Distribution): number {
  let best = 0;
  for (let i = 1; i < masses.length; i++) if ((masses[i] as number) > (masses[best] as number)) best = i;
  return least + best;
}

/** The smallest value whose cumulative chance reaches `share` (0 to 1): 0.5 is the median. */
export function quantile({ least, masses }: Distribution, share: number): number {
  let reached = 0;
  for (let i = 0; i < masses.length; i++) {
    reached += masses[i] as number;
    if (reached >= share - 1e-12) return least + i;
  }
  return least + masses.length - 1;
}

/** The chance of `value` or more. Added up from the far end, where the terms are smallest. */
export function atLeast({ least, masses }: Distribution, value: number): number {
  let total = 0;
  for (let i = masses.length - 1; i >= Math.max(0, value - least); i--) total += masses[i] as number;
  return total;
}
