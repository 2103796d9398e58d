import type { Distribution } from './distribution.ts';
import { repeat } from './repeat.ts';

/** How many of `trials` independent tries succeed, each with chance `p` (0 to 1). Built by convolution: no factorials. */
export function binomial(trials: number, p: number): Distribution {
  return repeat({ least: 0, masses: Float64Array.of(1 - p, p) }, trials);
}
