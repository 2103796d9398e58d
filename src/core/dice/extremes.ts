import { combine } from './combine.ts';
import type { Distribution } from './distribution.ts';

/** The law of max(X, Y) for independent X and Y. */
export function maximum(x: Distribution, y: Distribution): Distribution {
  return combine(x, y, Math.max);
}

/** The law of min(X, Y) for independent X and Y. */
export function minimum(x: Distribution, y: Distribution): Distribution {
  return combine(x, y, Math.min);
}
