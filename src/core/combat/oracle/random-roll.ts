import type { RollName } from '../rolls/every-kind.ts';
import type { RollRequest } from '../rolls/solve-roll.ts';
import { Chooser } from './chooser.ts';

const KINDS = {
  advance: (pick: Chooser) => ({
    neededInches: pick.from(1, 6),
    commandReroll: pick.chance(2),
    ...pick.maybe(2, () => ({ modifier: pick.from(-1, 2) })),
  }),
  charge: (pick: Chooser) => ({
    ...(pick.chance(2)
      ? { neededTotal: pick.from(2, 12) }
      : {
          distances: pick.chance(2) ? [pick.from(3, 12)] : [pick.from(3, 9), pick.from(6, 24) / 2],
          moreThan: pick.chance(2),
        }),
    modifier: pick.from(-2, 2),
    commandReroll: pick.chance(2),
  }),
  battleShock: leadership,
  leadership,
  darkPact: (pick: Chooser) => ({ ...leadership(pick), ...unit(pick) }),
  hazardous: (pick: Chooser) => ({
    tests: pick.from(1, 6),
    ...unit(pick),
    ...pick.maybe(2, () => ({ monsterOrVehicle: pick.chance(2) })),
  }),
  desperateEscape: (pick: Chooser) => ({
    tests: pick.from(1, 6),
    ...pick.maybe(3, () => ({ modifier: pick.from(-1, 1) })),
    ...pick.maybe(3, () => ({ wounds: pick.from(1, 3) })),
    ...pick.maybe(3, () => ({ fnp: pick.from(4, 6) })),
  }),
  grenade: (pick: Chooser) => ({ dice: pick.from(1, 6), on: pick.from(2, 6), ...unit(pick) }),
  explosives: (pick: Chooser) => ({ dice: pick.from(1, 6), on: pick.from(2, 6), ...unit(pick) }),
  deadlyDemise: (pick: Chooser) => ({ x: dice(pick), ...unit(pick) }),
  mortalWounds: (pick: Chooser) => ({ mortalWounds: dice(pick), ...unit(pick) }),
  feelNoPain: (pick: Chooser) => ({ fnp: pick.one(null, 4, 5, 6), damage: dice(pick) }),
  pool: (pick: Chooser) => ({
    dice: pick.from(1, 7),
    on: pick.from(2, 6),
    ...pick.maybe(2, () => ({ modifier: pick.from(-1, 1) })),
    ...pick.maybe(2, () => ({ reroll: pick.one('ones', 'fails') })),
  }),
  table: (pick: Chooser) => ({
    dice: pick.one('D6', 'D3', '2D6'),
    rows: [
      [1, pick.from(1, 2), dice(pick)],
      [3, pick.from(3, 5), dice(pick)],
      [6, 6, 'D3'],
    ],
  }),
  tankShock: (pick: Chooser) => ({ toughness: pick.from(3, 12), ...unit(pick) }),
  crushingImpact: (pick: Chooser) => ({
    toughness: pick.from(3, 12),
    ...unit(pick),
    ...pick.maybe(2, () => ({ own: unit(pick) })),
  }),
  objective: (pick: Chooser) => ({
    own: Array.from({ length: pick.from(1, 3) }, () => contender(pick)),
    enemy: Array.from({ length: pick.from(0, 2) }, () => contender(pick)),
  }),
};

const dice = (pick: Chooser) => pick.one<number | string>(1, '3', 'D3', 'D6', 'D3+1', '2D3');

function leadership(pick: Chooser) {
  return { leadership: pick.from(4, 9), ...pick.maybe(2, () => ({ modifier: pick.from(-2, 2) })) };
}

function unit(pick: Chooser) {
  return { models: pick.from(1, 5), wounds: pick.from(1, 4), ...pick.maybe(2, () => ({ fnp: pick.from(4, 6) })) };
}

function contender(pick: Chooser) {
  return {
    models: pick.from(1, 5),
    oc: pick.from(0, 3),
    ...pick.maybe(5, () => ({ battleShocked: true })),
    ...pick.maybe(2, () => ({ testsOn: pick.from(5, 8) })),
  };
}

/** A single roll of any kind, small enough to be played through. */
export function randomRoll(seed: number): RollRequest {
  const pick = new Chooser(seed);
  const [first = 'advance', ...others] = Object.keys(KINDS) as (keyof typeof KINDS)[];
  const kind: RollName = pick.one(first, ...others);
  const inputs = KINDS[kind](pick) as RollRequest['inputs'];
  return { id: `seed ${seed}`, kind, edition: pick.one('10e', '11e'), inputs };
}
