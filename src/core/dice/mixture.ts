import { type Distribution, greatest } from './distribution.ts';

/** One possible case of a mixture and its weight. */
export type Part = { readonly weight: number; readonly of: Distribution };

/** The law of "first draw a case, then draw from its law". Weights are non-negative and sum to 1. */
export function mixture(parts: readonly Part[]): Distribution {
  const used = parts.filter(({ weight }) => weight > 0);
  const least = Math.min(...used.map(({ of }) => of.least));
  const masses = new Float64Array(Math.max(...used.map(({ of }) => greatest(of))) - least + 1);
  for (const { weight, of } of used) {
    for (let i = 0; i < of.masses.length; i++) {
      const at = of.least - least + i;
      masses[at] = (masses[at] as number) + weight * (of.masses[i] as number);
    }
  }
  return { least, masses };
}
