import type { Distribution } from './distribution.ts';
import { map } from './map.ts';
import { sum } from './sum.ts';

/** The law of X − Y for independent X and Y. */
export function difference(x: Distribution, y: Distribution): Distribution {
  return sum(
    x,
    map(y, (value) => -value),
  );
}
