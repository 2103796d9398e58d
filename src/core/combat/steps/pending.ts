import type { Volley } from './volley.ts';

/** Chance below which pending packets are not told apart any more. */
const TAIL = Math.log(1e-16);

/**
 * How many Critical Wounds with a late effect one weapon can score, cut where more of them have a chance below 1e-16
 * (Chernoff's bound for sums of bounded variables); what is beyond counts as the last.
 */
export function mostPending({ attacks, hit, wound, sustained, lethal }: Volley): number {
  const tries = attacks.least + attacks.masses.length - 1;
  const extra = sustained ? sustained.least + sustained.masses.length - 1 : 0;
  const each = Math.max(1, extra + (lethal ? 0 : 1));
  const most = tries * each;
  const share = ((hit.success + hit.critical * each) * wound.critical) / each;
  let cut = Math.ceil(most * share);
  while (cut < most && tries * divergence(cut / most, share) < -TAIL) cut++;
  return cut;
}

function divergence(seen: number, share: number): number {
  if (share <= 0) return Number.POSITIVE_INFINITY;
  return seen * Math.log(seen / share) + (seen < 1 ? (1 - seen) * Math.log((1 - seen) / (1 - share)) : 0);
}
