import type { Distribution } from './distribution.ts';

const small: readonly Distribution[] = Array.from({ length: 64 }, (_, least) => ({
  least,
  masses: Float64Array.of(1),
}));

/** Always `value`. Small values are made once. */
export function constant(value: number): Distribution {
  return small[value] ?? { least: value, masses: Float64Array.of(1) };
}
