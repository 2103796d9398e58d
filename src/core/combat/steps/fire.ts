import { blow, strike } from './blow.ts';
import type { Order } from './board.ts';
import { scratch } from './buffers.ts';
import type { PacketLaw } from './packets.ts';
import type { Volley } from './volley.ts';

/** Share of a law that may still be alive when it is no longer worth striking. */
const SPENT = 1e-13;

/**
 * Pushes laws through a random number of packets (R13): the law after n of them is the n-th power of one blow, summed
 * with the chance of n on the way. `laws` holds `slices` laws, one for each combination of what waits already; the
 * result holds `pending + 1` laws for each of them.
 */
export function fire(
  laws: Float64Array,
  slices: number,
  order: Order,
  volley: Volley,
  packets: PacketLaw,
  savedHere: boolean,
): Float64Array {
  const positions = order.group.length;
  const columns = packets.pending + 1;
  const lands = volley.saveFails.map((fails) => (savedHere ? 1 : fails));
  const packet = blow(
    volley.losses,
    lands,
    lands.map((share) => 1 - share),
  );
  const result = new Float64Array(slices * columns * positions);
  const now = scratch(2, positions);
  for (let slice = 0; slice < slices; slice++) {
    let alive = 0;
    for (let s = 0; s < positions; s++) {
      now[s] = laws[slice * positions + s] as number;
      alive += now[s] as number;
    }
    const all = alive;
    for (let n = 0; n <= packets.most; n++) {
      // Once nothing is left to hit, further packets change nothing.
      if (n > 0 && alive > all * SPENT) {
        strike(now, 0, order, packet);
        alive = all - (now[positions - 1] as number);
      }
      for (let d = 0; d < columns; d++) {
        const share = packets.masses[n * columns + d] as number;
        if (share < 1e-30) continue;
        const to = (slice * columns + d) * positions;
        for (let s = 0; s < positions; s++) result[to + s] = (result[to + s] as number) + share * (now[s] as number);
      }
    }
  }
  return result;
}
