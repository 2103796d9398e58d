import type { TargetGroup } from '../attack-scenario.ts';

/** For each position: the group the next wound goes to (-1: none left), wounds left on its model, step to the next. */
export type Order = { readonly group: number[]; readonly room: number[]; readonly step: number[] };

/**
 * The state of the target as one number: its position. Wounds are lost model by model, a wounded one first (R13), so
 * wounds lost so far in each lane say everything. A lane is a row of groups consumed in the listed order; without
 * Precision there is one lane, with it the characters are a second lane (R17). A loss always moves to a higher
 * position, so that laws can be pushed forward in place, from the end.
 */
export type Board = {
  readonly size: number;
  readonly usual: Order;
  readonly precise: Order;
  /** For each position: wounds lost in this attack. */
  readonly lost: readonly number[];
  /** For each group, for each position: models destroyed in this attack. */
  readonly destroyed: readonly (readonly number[])[];
};

type Lane = { readonly group: number[]; readonly room: number[] };

/** Lays out the positions of a target. `split` gives the characters a lane of their own. */
export function layOut(groups: readonly TargetGroup[], split: boolean): Board {
  const all = groups.map((_, index) => index);
  const first = laneOf(
    groups,
    all.filter((index) => !split || !groups[index]?.character),
  );
  const second = laneOf(
    groups,
    all.filter((index) => split && groups[index]?.character),
  );
  const columns = second.group.length;
  const size = first.group.length * columns;
  if (!split) {
    const { group, room } = first;
    const usual: Order = { group, room, step: new Array<number>(size).fill(1) };
    const along = group.map((_, place) => place);
    return { size, usual, precise: usual, lost: along, destroyed: groups.map((_, index) => deathsAlong(first, index)) };
  }
  const usual = emptyOrder(size);
  const precise = emptyOrder(size);
  const lost = new Array<number>(size).fill(0);
  for (let position = 0; position < size; position++) {
    const row = Math.floor(position / columns);
    const column = position % columns;
    lost[position] = row + column;
    const one = first.group[row] as number;
    const two = second.group[column] as number;
    const secondInUse = two >= 0 && (one < 0 || two < one);
    setOrder(usual, position, secondInUse ? second : first, secondInUse ? column : row, secondInUse ? 1 : columns);
    setOrder(precise, position, two >= 0 ? second : first, two >= 0 ? column : row, two >= 0 ? 1 : columns);
  }
  const destroyed = groups.map((_, group) => {
    const inSecond = second.group.includes(group);
    const along = deathsAlong(inSecond ? second : first, group);
    const spread = new Array<number>(size).fill(0);
    for (let position = 0; position < size; position++) {
      spread[position] = along[inSecond ? position % columns : Math.floor(position / columns)] as number;
    }
    return spread;
  });
  return { size, usual, precise, lost, destroyed };
}

function laneOf(groups: readonly TargetGroup[], members: readonly number[]): Lane {
  const lane: Lane = { group: [], room: [] };
  for (const index of members) {
    const { models, wounds, woundsAlreadyLost = 0 } = groups[index] as TargetGroup;
    for (let model = 0; model < models; model++) {
      for (let room = wounds - (model === 0 ? woundsAlreadyLost : 0); room > 0; room--) {
        lane.group.push(index);
        lane.room.push(room);
      }
    }
  }
  lane.group.push(-1);
  lane.room.push(0);
  return lane;
}

/** Models of the group destroyed by the time the lane stands at each place: a model dies where its room was 1. */
function deathsAlong({ group: owner, room }: Lane, group: number): number[] {
  const dead = new Array<number>(owner.length).fill(0);
  for (let place = 1; place < owner.length; place++) {
    const died = room[place - 1] === 1 && owner[place - 1] === group ? 1 : 0;
    dead[place] = (dead[place - 1] as number) + died;
  }
  return dead;
}

function emptyOrder(size: number): Order {
  const zeros = (): number[] => new Array<number>(size).fill(0);
  return { group: zeros(), room: zeros(), step: zeros() };
}

function setOrder(order: Order, position: number, lane: Lane, place: number, step: number): void {
  order.group[position] = lane.group[place] as number;
  order.room[position] = lane.room[place] as number;
  order.step[position] = step;
}
