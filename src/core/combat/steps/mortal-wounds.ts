import type { Distribution } from '../../dice/distribution.ts';
import { type Blow, blow, strike } from './blow.ts';
import type { Order } from './board.ts';
import { scratch } from './buffers.ts';
import type { Loss } from './loss.ts';

/** One mortal wound: comes off with the chance `counts[g]`, from whatever model is next. */
export function mortalBlow(counts: readonly number[]): Blow {
  const one: Loss = { exactly: Float64Array.of(0, 1), orMore: Float64Array.of(1, 1, 0) };
  return blow(
    counts.map(() => one),
    counts,
    counts.map((count) => 1 - count),
  );
}

/**
 * R14: pushes a law through a random number of mortal wounds, one at a time, spilling from model to model. In place on
 * `law[from … from + positions)`.
 */
export function sufferMortals(law: Float64Array, from: number, order: Order, number: Distribution, one: Blow): void {
  const positions = order.group.length;
  const now = scratch(3, positions);
  for (let s = 0; s < positions; s++) now[s] = law[from + s] as number;
  law.fill(0, from, from + positions);
  const most = number.least + number.masses.length - 1;
  for (let suffered = 0; suffered <= most; suffered++) {
    if (suffered > 0) strike(now, 0, order, one);
    const share = number.masses[suffered - number.least] ?? 0;
    if (share > 0)
      for (let s = 0; s < positions; s++) law[from + s] = (law[from + s] as number) + share * (now[s] as number);
  }
}
