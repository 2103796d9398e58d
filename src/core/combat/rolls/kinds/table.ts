import { constant } from '../../../dice/constant.ts';
import { type Dice, roll } from '../../../dice/dice-notation.ts';
import { chanceOf } from '../../../dice/distribution.ts';
import { mixture, type Part } from '../../../dice/mixture.ts';
import { mean } from '../../../dice/summary.ts';
import { type Check, dice, whole } from '../../check/field.ts';
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

const rows: Check = (value) => {
  const sound = (row: unknown): boolean =>
    Array.isArray(row) &&
    row.length === 3 &&
    !whole(-100, 300)(row[0]) &&
    !whole(-100, 300)(row[1]) &&
    !dice(100, true)(row[2]);
  return Array.isArray(value) && value.length > 0 && value.every(sound)
    ? undefined
    : { what: 'The rows are not a list of [from, to, dice].', mend: 'Write them like [[2, 5, "1"], [6, 6, "D3"]].' };
};

/** A roll on a table of mortal wounds. */
export const table: RollKind<TableInputs, TableFigures> = {
  kind: 'table',
  rule: 'one roll, looked up',
  checks: { dice: dice(300), rows },
  solve(inputs) {
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
  },
};
