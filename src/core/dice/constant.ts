import type { Distribution } from './distribution.ts';

const small: readonly Distribution[] = [...Array(64).keys()].map((least) => ({
  least,
  masses: Float64Array.of(1),
}));

/** Always `value`. Small values are made once. */
export function constant(value: number): Distribution {
  return small[value] ?? { least: value, masses: Float64Array.of(1) };
}
