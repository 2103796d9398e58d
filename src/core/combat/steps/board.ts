import type { Edition, TargetGroup } from '../attack-scenario.ts';

/** For each position: the group the next wound goes to (-1: none left), wounds left on its model, step to the next. */
export type Order = { readonly group: number[]; readonly room: number[]; readonly step: number[] };

/** How a Precision weapon of the 11th edition allocates from the positions it may start at. */
export type Turn = { readonly order: Order; readonly startsAt: (position: number) => boolean };

/**
 * The state of the target as one number: its position. Wounds are lost model by model, a wounded one first (R13), so
 * wounds lost so far in each lane say everything. A lane is a row of models; without Precision there is one, the
 * characters last; with it they are a second lane (R17). A loss always moves to a higher position, so that laws can
 * be pushed forward in place, from the end.
 */
export type Board = {
  readonly size: number;
  readonly usual: Order;
  /** Characters first, one after the other. */
  readonly precise: Order;
  /** 11e 24.28: one character model is chosen for all attacks of a weapon; one turn for each, and one for none left. */
  readonly turns: readonly Turn[];
  /** For each position: wounds lost in this attack. */
  readonly lost: readonly number[];
  /** For each group, for each position: models destroyed in this attack. */
  readonly destroyed: readonly (readonly number[])[];
};

type Lane = { readonly group: number[]; readonly room: number[] };

/** Lays out the positions of a target. `split` gives the characters a lane of their own. */
export function layOut(groups: readonly TargetGroup[], split: boolean, edition: Edition): Board {
  const all = groups.map((_, index) => index);
  const leaders = all.filter((index) => groups[index]?.character);
  const others = all.filter((index) => !groups[index]?.character);
  const first: Lane = { group: [], room: [] };
  const second: Lane = split ? { group: [], room: [] } : first;
  addModels(first, groups, others, edition);
  addModels(second, groups, leaders, '10e');
  for (const lane of new Set([first, second])) {
    lane.group.push(-1);
    lane.room.push(0);
  }
  const columns = split ? second.group.length : 1;
  const size = first.group.length * columns;
  if (!split) {
    const { group, room } = first;
    const usual: Order = { group, room, step: new Array<number>(size).fill(1) };
    const along = group.map((_, place) => place);
    const destroyed = all.map((index) => deathsAlong(first, index));
    return { size, usual, precise: usual, turns: [], lost: along, destroyed };
  }
  /** Characters go first up to column `until`, and after everyone else from there on. */
  const orderOf = (until: number): Order => {
    const order: Order = { group: [], room: [], step: [] };
    for (let position = 0; position < size; position++) {
      const row = Math.floor(position / columns);
      const column = position % columns;
      const inSecond = column < until || row === first.group.length - 1;
      const lane = inSecond ? second : first;
      const place = inSecond ? column : row;
      order.group.push(lane.group[place] as number);
      order.room.push(lane.room[place] as number);
      order.step.push(inSecond ? 1 : columns);
    }
    return order;
  };
  const lost = [...Array(size).keys()].map((position) => Math.floor(position / columns) + (position % columns));
  const destroyed = all.map((index) => {
    const inSecond = leaders.includes(index);
    const along = deathsAlong(inSecond ? second : first, index);
    return lost.map((_, at) => along[inSecond ? at % columns : Math.floor(at / columns)] as number);
  });
  const precise = orderOf(columns - 1);
  const turns: Turn[] = [];
  if (edition === '11e') {
    let from = 0;
    for (let column = 0; column < columns; column++) {
      if ((second.room[column] as number) > 1) continue;
      const begin = from;
      const order = orderOf(column === columns - 1 ? 0 : column + 1);
      turns.push({ order, startsAt: (position) => position % columns >= begin && position % columns <= column });
      from = column + 1;
    }
  }
  return { size, usual: orderOf(0), precise, turns, lost, destroyed };
}

/**
 * Adds the models of these groups to a lane in the listed order, except that a model that has lost wounds already
 * comes first (10e, and characters), or its whole group (11e 05.03).
 */
function addModels(lane: Lane, groups: readonly TargetGroup[], members: readonly number[], edition: Edition): void {
  const wounded = members.filter((index) => groups[index]?.woundsAlreadyLost);
  const whole = members.filter((index) => !wounded.includes(index));
  if (edition === '11e') {
    for (const index of [...wounded, ...whole]) add(lane, groups, index, 0);
    return;
  }
  for (const index of wounded) add(lane, groups, index, 0, 1);
  for (const index of members) add(lane, groups, index, wounded.includes(index) ? 1 : 0);
}

function add(lane: Lane, groups: readonly TargetGroup[], index: number, from: number, until?: number): void {
  const { models, wounds, woundsAlreadyLost = 0 } = groups[index] as TargetGroup;
  for (let model = from; model < (until ?? models); model++) {
    for (let room = wounds - (model === 0 ? woundsAlreadyLost : 0); room > 0; room--) {
      lane.group.push(index);
      lane.room.push(room);
    }
  }
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
