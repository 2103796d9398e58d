import type { Order } from './board.ts';
import type { Loss } from './loss.ts';

/**
 * One packet of damage that lands with some chance, ready for the inner loop: for each group, the chance that nothing
 * comes off and the scaled laws of what does.
 */
export type Blow = {
  readonly stay: readonly number[];
  readonly exactly: readonly Float64Array[];
  readonly orMore: readonly Float64Array[];
};

/** A packet with the law `losses[g]` that lands with chance `lands[g]`; with chance `idles[g]` nothing happens. */
export function blow(losses: readonly Loss[], lands: readonly number[], idles: readonly number[]): Blow {
  const stay: number[] = [];
  const exactly: Float64Array[] = [];
  const orMore: Float64Array[] = [];
  losses.forEach((loss, g) => {
    const share = lands[g] as number;
    stay.push((idles[g] as number) + share * (loss.exactly[0] as number));
    exactly.push(share === 1 ? loss.exactly : scaled(loss.exactly, share));
    orMore.push(share === 1 ? loss.orMore : scaled(loss.orMore, share));
  });
  return { stay, exactly, orMore };
}

function scaled(masses: Float64Array, share: number): Float64Array {
  const result = new Float64Array(masses.length);
  for (let i = 0; i < masses.length; i++) result[i] = (masses[i] as number) * share;
  return result;
}

/** Masses this small stay where they are: they cannot be seen in any figure, and denormal numbers are slow. */
const NEGLIGIBLE = 1e-40;

/** Pushes the law in `law[from … from + positions)` through one blow, in place. Losses only move mass upwards. */
export function strike(law: Float64Array, from: number, order: Order, { stay, exactly, orMore }: Blow): void {
  const { group, room, step } = order;
  for (let position = group.length - 1; position >= 0; position--) {
    const at = from + position;
    const here = law[at] as number;
    const g = group[position] as number;
    if (here < NEGLIGIBLE || g < 0) continue;
    const left = room[position] as number;
    const stride = step[position] as number;
    const exact = exactly[g] as Float64Array;
    const most = Math.min(left, exact.length);
    law[at] = here * (stay[g] as number);
    let to = at + stride;
    for (let k = 1; k < most; k++, to += stride) law[to] = (law[to] as number) + here * (exact[k] as number);
    if (left < exact.length) law[to] = (law[to] as number) + here * ((orMore[g] as Float64Array)[left] as number);
  }
}
