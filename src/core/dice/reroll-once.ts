import type { Distribution } from './distribution.ts';

/** Roll X; where `again` says so, roll once more and keep the second result whatever it is (never twice). */
export function rerollOnce(x: Distribution, again: (value: number) => boolean): Distribution {
  const masses = new Float64Array(x.masses.length);
  let rerolled = 0;
  for (let i = 0; i < masses.length; i++) {
    if (again(x.least + i)) rerolled += x.masses[i] as number;
    else masses[i] = x.masses[i] as number;
  }
  if (rerolled === 0) return x;
  for (let i = 0; i < masses.length; i++) masses[i] = (masses[i] as number) + rerolled * (x.masses[i] as number);
  return { least: x.least, masses };
}
