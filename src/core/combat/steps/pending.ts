import type { Volley } from './volley.ts';

/**
 * How many Critical Wounds with a late effect one weapon can score, cut where more of them have a chance below 1e-16:
 * by Bernstein's inequality for sums of tries that bring at most `each`, whose variance is at most `each` times the mean.
 */
export function mostPending({ attacks, hit, wound, sustained, lethal }: Volley): number {
  const tries = attacks.least + attacks.masses.length - 1;
  const extra = sustained ? sustained.least + sustained.masses.length - 1 : 0;
  const each = Math.max(1, extra + (lethal ? 0 : 1));
  const mean = tries * (hit.success + hit.critical * each) * wound.critical;
  return Math.min(tries * each, Math.ceil(mean + 9 * Math.sqrt(each * mean) + 20 * each));
}
