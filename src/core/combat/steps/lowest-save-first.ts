import { type Blow, blow, strike } from './blow.ts';
import type { Order } from './board.ts';
import type { PacketLaw } from './packets.ts';
import type { Volley } from './volley.ts';

/**
 * 11e 05.03–05.04, where groups have different saves: all save dice of a weapon are rolled together and allocated from
 * the lowest to the highest, each one checked against the group it falls to.
 *
 * `wounds` counts the dice (and waiting Critical Wounds beside them); they are dealt face by face: of n dice showing at
 * least f, a binomial number shows exactly f. Returns one law per waiting count, each of `positions` entries.
 */
export function fireLowestFirst(law: Float64Array, order: Order, volley: Volley, wounds: PacketLaw): Float64Array {
  const positions = order.group.length;
  const { most, pending, masses } = wounds;
  const result = new Float64Array(positions * (pending + 1));
  for (const start of startingGroups(volley, order)) {
    const chances = faceChances(volley, start ?? 0);
    const blows = chances.map((_, face) => faceBlow(volley, face + 1));
    for (let waiting = 0; waiting <= pending; waiting++) {
      const dice = new Float64Array((most + 1) * positions);
      for (let n = 0; n <= most; n++) {
        const share = masses[n * (pending + 1) + waiting] as number;
        for (let s = 0; s < positions; s++) {
          const mine = start === undefined || Math.max(0, order.group[s] as number) === start;
          if (mine) dice[n * positions + s] = share * (law[s] as number);
        }
      }
      deal(dice, most, order, chances, blows);
      for (let i = 0; i < dice.length; i++) {
        const at = waiting * positions + (i % positions);
        result[at] = (result[at] as number) + (dice[i] as number);
      }
    }
  }
  return result;
}

/** Re-rolling failed saves means: those that fail for the group being attacked, so each group is dealt apart. */
function startingGroups({ rerollSaves, saveNeeded }: Volley, order: Order): (number | undefined)[] {
  if (rerollSaves !== 'fails') return [undefined];
  return saveNeeded.map((_, group) => group).filter((group) => order.group.includes(group));
}

/** Chances of the faces 1 to 6 of one save die, after the re-roll the target has. */
function faceChances({ rerollSaves, saveNeeded }: Volley, group: number): number[] {
  const again = rerollSaves === 'ones' ? 1 : rerollSaves === 'fails' ? (saveNeeded[group] as number) - 1 : 0;
  return [1, 2, 3, 4, 5, 6].map((face) => (face > again ? 1 / 6 : 0) + again / 36);
}

/** A die showing `face`: inflicts damage on groups whose save needs more, and nothing on the others. */
function faceBlow({ losses, saveNeeded }: Volley, face: number): Blow {
  const lands = saveNeeded.map((needed) => (needed > face ? 1 : 0));
  return blow(
    losses,
    lands,
    lands.map((one) => 1 - one),
  );
}

/** Deals the dice, lowest face first, in place; `dice[n]` is the law with n dice still to deal. */
function deal(
  dice: Float64Array,
  most: number,
  order: Order,
  chances: readonly number[],
  blows: readonly Blow[],
): void {
  const positions = order.group.length;
  const now = new Float64Array(positions);
  const next = new Float64Array(dice.length);
  const row = new Float64Array(most + 2);
  let left = 1;
  for (let index = 0; index < chances.length; index++) {
    const chance = chances[index] as number;
    const shown = index === 5 ? 1 : Math.min(1, chance / left);
    left -= chance;
    next.fill(0);
    row.fill(0);
    row[0] = 1;
    for (let n = 0; n <= most; n++) {
      // row[j] = chance that j of n dice show this face.
      for (let j = n; n > 0 && j >= 0; j--) {
        row[j] = (row[j] as number) * (1 - shown) + (j > 0 ? (row[j - 1] as number) * shown : 0);
      }
      for (let s = 0; s < positions; s++) now[s] = dice[n * positions + s] as number;
      for (let j = 0; j <= n; j++) {
        if (j > 0) strike(now, 0, order, blows[index] as Blow);
        const share = row[j] as number;
        const to = (n - j) * positions;
        if (share > 0)
          for (let s = 0; s < positions; s++) next[to + s] = (next[to + s] as number) + share * (now[s] as number);
      }
    }
    dice.set(next);
  }
}
