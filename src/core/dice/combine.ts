import type { Distribution } from './distribution.ts';

/** The law of f(X, Y) for independent X and Y, by listing every pair. `join` must return whole numbers. */
export function combine(x: Distribution, y: Distribution, join: (x: number, y: number) => number): Distribution {
  const found = new Map<number, number>();
  for (let i = 0; i < x.masses.length; i++) {
    for (let j = 0; j < y.masses.length; j++) {
      const value = join(x.least + i, y.least + j);
      found.set(value, (found.get(value) ?? 0) + (x.masses[i] as number) * (y.masses[j] as number));
    }
  }
  const values = [...found.keys()].sort((a, b) => a - b);
  const least = values[0] as number;
  const masses = new Float64Array((values.at(-1) as number) - least + 1);
  for (const [value, mass] of found) masses[value - least] = mass;
  return { least, masses };
}
