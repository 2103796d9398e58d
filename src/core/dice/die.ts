import type { Distribution } from './distribution.ts';

/** One fair die with the faces 1 to `sides`. */
export function die(sides: number): Distribution {
  return { least: 1, masses: new Float64Array(sides).fill(1 / sides) };
}
