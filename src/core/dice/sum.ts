import { constant } from './constant.ts';
import type { Distribution } from './distribution.ts';

/** The law of X + Y for independent X and Y (convolution). */
export function sum(x: Distribution, y: Distribution): Distribution {
  if (x.masses.length === 1 && y.masses.length === 1) return constant(x.least + y.least);
  const [long, short] = x.masses.length >= y.masses.length ? [x.masses, y.masses] : [y.masses, x.masses];
  const masses = new Float64Array(long.length + short.length - 1);
  for (let i = 0; i < short.length; i++) {
    const mass = short[i] as number;
    if (mass === 0) continue;
    for (let j = 0; j < long.length; j++) masses[i + j] = (masses[i + j] as number) + mass * (long[j] as number);
  }
  return { least: x.least + y.least, masses };
}
