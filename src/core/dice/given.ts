import type { Distribution } from './distribution.ts';

/** The law of X knowing that `condition` holds; `undefined` when it never can. */
export function given(x: Distribution, condition: (value: number) => boolean): Distribution | undefined {
  const masses = Float64Array.from(x.masses, (mass, i) => (condition(x.least + i) ? mass : 0));
  const total = masses.reduce((all, mass) => all + mass, 0);
  if (total === 0) return undefined;
  return { least: x.least, masses: masses.map((mass) => mass / total) };
}
