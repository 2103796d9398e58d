import type { Distribution } from './distribution.ts';

/** Chances that X is below, equal to or above an independent Y; the three sum to 1. */
export type Comparison = { readonly below: number; readonly equal: number; readonly above: number };

/** Who rolls more: for roll-offs and objective races. */
export function compare(x: Distribution, y: Distribution): Comparison {
  let below = 0;
  let equal = 0;
  let above = 0;
  for (let i = 0; i < x.masses.length; i++) {
    for (let j = 0; j < y.masses.length; j++) {
      const mass = (x.masses[i] as number) * (y.masses[j] as number);
      const gap = x.least + i - y.least - j;
      if (gap < 0) below += mass;
      else if (gap > 0) above += mass;
      else equal += mass;
    }
  }
  return { below, equal, above };
}
