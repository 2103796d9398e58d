import { constant } from '../../../dice/constant.ts';
import { type Dice, roll } from '../../../dice/dice-notation.ts';
import { chanceOf } from '../../../dice/distribution.ts';
import { mixture, type Part } from '../../../dice/mixture.ts';
import { mean } from '../../../dice/summary.ts';
import type { RollKind } from '../roll-kind.ts';

export type TableInputs = {
  readonly dice: Dice;
  /** [from, to, what happens]: mortal wounds as a number or dice. Results in no row do nothing. */
  readonly rows: readonly (readonly [number, number, Dice])[];
};

export type TableFigures = {
  readonly meanMortalWounds: number;
  /** [k] = chance of exactly k. */
  readonly pmf: readonly number[];
};

/** A roll on a table of mortal wounds. */
export const table: RollKind<TableInputs, TableFigures> = (inputs) => {
  const law = roll(inputs.dice);
  const parts: Part[] = [...law.masses].map((weight, index) => {
    const row = inputs.rows.find(([from, to]) => law.least + index >= from && law.least + index <= to);
    return { weight, of: row ? roll(row[2]) : constant(0) };
  });
  const mortalWounds = mixture(parts);
  const most = mortalWounds.least + mortalWounds.masses.length;
  return {
    meanMortalWounds: mean(mortalWounds),
    pmf: [...Array(most).keys()].map((value) => chanceOf(mortalWounds, value)),
  };
};
