import type { Edition } from '../attack-scenario.ts';
import type { RollInputs, RollName } from '../rolls/every-kind.ts';
import type { SufferingUnit } from '../rolls/suffering-unit.ts';
import type { Fraction } from './fraction.ts';
import { rerolled, throwDice } from './throws.ts';
import { Unit } from './unit.ts';
import { Ways } from './ways.ts';

/** Figures of a single roll by name; lists run from 0 to the most that has a chance. */
export type RollTally = { readonly [figure: string]: Fraction | number | readonly Fraction[] | RollTally };

type Plays = { readonly [Name in RollName]?: (inputs: RollInputs<Name>, edition: Edition) => RollTally };

const same = (value: number): number => value;
const upTo = (law: Ways<number>): readonly number[] =>
  Array.from({ length: Math.max(0, ...law.outcomes.map(({ value }) => value)) + 1 }, (_, index) => index);
const counted = (law: Ways<number>) => ({
  mean: law.mean(same),
  atLeast: upTo(law).map((least) => law.chance((value) => value >= least)),
});

/** How many of `dice` dice come up as asked. */
function howMany(dice: number, one: Ways<boolean>): Ways<number> {
  let count = Ways.certain(0);
  for (let die = 0; die < dice; die++) count = count.andThen((sum) => one.as((hit) => sum + (hit ? 1 : 0)));
  return count;
}

const die = (test: (face: number) => boolean): Ways<boolean> => Ways.die(6).as(test);

function unitOf({ models, wounds, fnp }: SufferingUnit): Unit {
  return new Unit({ groups: [{ models, wounds, fnp, toughness: 1, save: 7 }] });
}

/** Models destroyed by so many mortal wounds, one at a time (R14). */
function destroyed(suffering: SufferingUnit, mortals: Ways<number>): Ways<number> {
  const unit = unitOf(suffering);
  return mortals.andThen((points) => unit.spill(unit.start, points, false)).as(dead);
}

const dead = (left: readonly number[]): number => left.filter((wounds) => wounds === 0).length;

function suffered(unit: SufferingUnit, mortals: Ways<number>) {
  return { meanMortalWounds: mortals.mean(same), ...counted(destroyed(unit, mortals)) };
}

function passing({ leadership, modifier = 0 }: { leadership: number; modifier?: number }): Ways<boolean> {
  return throwDice('2D6').as((total) => total + modifier >= leadership);
}

function test(inputs: { leadership: number; modifier?: number }): RollTally {
  const passes = passing(inputs);
  return { pPass: passes.chance((pass) => pass), pFail: passes.chance((pass) => !pass) };
}

/**
 * The total that closes a gap. 10e: it brings the unit into the Engagement Range of 1 inch. 11e: a target has to be
 * within the roll itself before it can be chosen (11.04), whatever the Engagement Range.
 */
function totalFor(gap: number, moreThan: boolean, edition: Edition): number {
  const move = gap - (edition === '10e' ? 1 : 0);
  return moreThan ? Math.floor(move) + 1 : Math.ceil(move);
}

/** 10e: each 1 is 3 mortal wounds on one bearer; 11e: each 1-2 is 1 on the unit, 3 if all are MONSTER or VEHICLE. */
function hazards({ tests, monsterOrVehicle, ...inputs }: RollInputs<'hazardous'>, edition: Edition): RollTally {
  const unit = unitOf(inputs);
  const fails = die((face) => face <= (edition === '10e' ? 1 : 2));
  const failed = howMany(tests, fails);
  const losses = failed.andThen((times) => {
    let left: Ways<readonly number[]> = Ways.certain(unit.start);
    for (let time = 0; time < times; time++) {
      left = left.andThen((before) => {
        const model = unit.next(before, false);
        if (model === undefined) return Ways.certain(before);
        if (edition === '10e') return unit.hurt(before, model, 3, true);
        return unit.spill(before, monsterOrVehicle ? 3 : 1, false);
      });
    }
    return left;
  });
  const pAnyFailed = failed.chance((times) => times > 0);
  return { meanFailed: failed.mean(same), pAnyFailed, ...counted(losses.as(dead)) };
}

function grenade({ dice, on, ...unit }: RollInputs<'grenade'>): RollTally {
  const mortals = howMany(
    dice,
    die((face) => face >= on),
  );
  return suffered(unit, mortals);
}

const plays: Plays = {
  advance: ({ neededInches, modifier = 0, commandReroll }) => {
    const reaches = (face: number): boolean => face + modifier >= neededInches;
    const roll = rerolled(Ways.die(6), (face) => commandReroll === true && !reaches(face));
    return { p: roll.chance(reaches) };
  },
  charge: ({ neededTotal, distances, moreThan = false, modifier = 0, commandReroll }, edition) => {
    const needs = distances?.map((gap) => totalFor(gap, moreThan, edition)) ?? [neededTotal ?? 2];
    const move = (total: number): number => Math.min(total + modifier, edition === '11e' ? 12 : Number.MAX_VALUE);
    const reaches = (total: number): boolean => needs.every((needed) => move(total) >= needed);
    const twoDice = throwDice('2D6');
    // With a re-roll there is no saying which of several targets it is made for.
    const pEach = needs.map((needed) => twoDice.chance((total) => move(total) >= needed));
    const each = distances && !commandReroll && { pEach };
    return { ...each, p: rerolled(twoDice, (total) => commandReroll === true && !reaches(total)).chance(reaches) };
  },
  battleShock: test,
  leadership: test,
  darkPact: (inputs) => {
    const passes = passing(inputs);
    const mortals = passes.andThen((pass) => (pass ? Ways.certain(0) : throwDice('D3')));
    return { pFail: passes.chance((pass) => !pass), ...suffered(inputs, mortals) };
  },
  hazardous: hazards,
  desperateEscape: ({ tests, modifier = 0, wounds = 1, fnp }, edition) => {
    const failed = howMany(
      tests,
      die((face) => face + modifier <= 2),
    );
    return counted(edition === '10e' ? failed : destroyed({ models: tests, wounds, fnp }, failed));
  },
  grenade,
  explosives: grenade,
  deadlyDemise: ({ x, ...unit }) => {
    const explodes = die((face) => face === 6);
    const mortals = explodes.andThen((boom) => (boom ? throwDice(x) : Ways.certain(0)));
    return { pExplodes: explodes.chance((boom) => boom), ...suffered(unit, mortals) };
  },
  mortalWounds: ({ mortalWounds, ...unit }) => counted(destroyed(unit, throwDice(mortalWounds))),
  feelNoPain: ({ fnp, damage }) => {
    const lost = die((face) => fnp === null || face < fnp);
    return counted(throwDice(damage).andThen((points) => howMany(points, lost)));
  },
  pool: ({ dice, on, modifier = 0, reroll }) => {
    const reaches = (face: number): boolean => face + modifier >= on;
    const again = (face: number): boolean => (reroll === 'ones' ? face === 1 : reroll === 'fails' && !reaches(face));
    const one = rerolled(Ways.die(6), again).as(reaches);
    return { pEach: one.chance((reached) => reached), ...counted(howMany(dice, one)) };
  },
  table: ({ dice, rows }) => {
    const mortals = throwDice(dice).andThen((result) => {
      const row = rows.find(([from, to]) => from <= result && result <= to);
      return throwDice(row?.[2] ?? 0);
    });
    const pmf = upTo(mortals).map((exactly) => mortals.chance((value) => value === exactly));
    return { meanMortalWounds: mortals.mean(same), pmf };
  },
  tankShock: ({ toughness, ...unit }) => suffered(unit, rammed(toughness)),
  crushingImpact: ({ toughness, own, ...unit }) => {
    const backfiring = howMany(
      toughness,
      die((face) => face === 1),
    );
    return {
      ...suffered(unit, rammed(toughness)),
      ...(own && {
        own: suffered(
          own,
          backfiring.as((ones) => Math.min(6, ones)),
        ),
      }),
    };
  },
  objective: ({ own, enemy }) => {
    const level = (side: typeof own): Ways<number> => {
      let sum = Ways.certain(0);
      for (const { models, oc, battleShocked, testsOn } of side) {
        const test = testsOn === undefined ? Ways.certain(true) : passing({ leadership: testsOn });
        const steady = battleShocked ? Ways.certain(false) : test;
        sum = sum.andThen((total) => steady.as((counts) => total + (counts ? models * oc : 0)));
      }
      return sum;
    };
    const [mine, theirs] = [level(own), level(enemy)];
    const lead = mine.andThen((a) => theirs.as((b) => a - b));
    return {
      pControl: lead.chance((by) => by > 0),
      pContested: lead.chance((by) => by === 0),
      pLost: lead.chance((by) => by < 0),
      own: mine.mean(same),
      enemy: theirs.mean(same),
    };
  },
};

/** A D6 for each point of Toughness, a mortal wound for each 5+, at most 6. */
function rammed(toughness: number): Ways<number> {
  const hits = howMany(
    toughness,
    die((face) => face >= 5),
  );
  return hits.as((mortals) => Math.min(6, mortals));
}

/** Plays a single roll; undefined for a kind the oracle does not know. */
export function playRoll<Name extends RollName>(kind: Name, inputs: RollInputs<Name>, edition: Edition) {
  const play = plays[kind] as ((given: RollInputs<Name>, edition: Edition) => RollTally) | undefined;
  return play?.(inputs, edition);
}
