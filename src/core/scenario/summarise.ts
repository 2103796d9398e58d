/** What to lead with, out of an exact distribution. */

/** A distribution in four numbers. */
export type Summary = {
  readonly mean: number;
  readonly median: number;
  /** 10th and 90th percentile: 80 of 100 tries end between them. */
  readonly low: number;
  readonly high: number;
};

/** `atLeast[k]` is the chance of k or more, with `atLeast[0]` = 1. Gives the chance of exactly k. */
export function exactly(atLeast: readonly number[]): readonly number[] {
  return atLeast.map((chance, k) => Math.max(0, chance - (atLeast[k + 1] ?? 0)));
}

/** The chance of k or more, of the chances of exactly k; summed from the far end, where the terms are small. */
export function atLeastOf(pmf: readonly number[]): readonly number[] {
  const sums = new Array<number>(pmf.length);
  let sum = 0;
  for (let k = pmf.length - 1; k >= 0; k--) {
    sum += pmf[k] ?? 0;
    sums[k] = Math.min(1, sum);
  }
  return sums;
}

/** The smallest k that at least the share `q` of all tries do not exceed. */
export function quantile(pmf: readonly number[], q: number): number {
  let sum = 0;
  for (let k = 0; k < pmf.length; k++) {
    sum += pmf[k] ?? 0;
    if (sum >= q - 1e-12) return k;
  }
  return Math.max(0, pmf.length - 1);
}

/** Mean, median and the middle 80 % of the chances of exactly 0, 1, 2 … */
export function summarise(pmf: readonly number[]): Summary {
  const mean = pmf.reduce((sum, chance, k) => sum + k * chance, 0);
  return { mean, median: quantile(pmf, 0.5), low: quantile(pmf, 0.1), high: quantile(pmf, 0.9) };
}

/** The k to ask about at first: what is likelier than not, but never nothing. */
export function likelyCount(atLeast: readonly number[]): number {
  let k = 1;
  while (k + 1 < atLeast.length && (atLeast[k + 1] ?? 0) >= 0.5) k++;
  return k;
}
