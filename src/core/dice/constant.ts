import type { Distribution } from './distribution.ts';

/** Always `value`. */
export function constant(value: number): Distribution {
  return { least: value, masses: Float64Array.of(1) };
}
