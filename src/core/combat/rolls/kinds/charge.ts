import type { RollKind } from '../roll-kind.ts';
import { twoDiceReach, withSecondTry } from '../two-dice.ts';

export type ChargeInputs = {
  /** The total of 2D6 that is enough; or give `distances`. */
  readonly neededTotal?: number;
  /** Gaps to the targets in inches; the charge has to end engaged with each. */
  readonly distances?: readonly number[];
  /** The gaps are "more than" these, as after Deep Strike: 9 means anything above 9. */
  readonly moreThan?: boolean;
  readonly modifier?: number;
  /** A failed roll is made again once, both dice. */
  readonly commandReroll?: boolean;
};

export type ChargeFigures = {
  /** Chance of reaching every target. */
  readonly p: number;
  readonly neededTotal: number;
  /** With `distances`: chance of reaching each one. */
  readonly pEach?: readonly number[];
};

/** A charge: 2D6 against the gap less the Engagement Range of 1 inch (10e), or the gap itself, at most 12 (11e). */
export const charge: RollKind<ChargeInputs, ChargeFigures> = (
  { neededTotal, distances: gaps, moreThan, modifier = 0, commandReroll },
  edition,
) => {
  // 10e: the move has to end within 1 inch; 11e 11.02: the target itself has to be within the roll.
  const engaged = edition === '11e' ? 0 : 1;
  const totals = gaps?.map((gap) => Math.max(0, moreThan ? Math.floor(gap - engaged) + 1 : Math.ceil(gap - engaged)));
  const chance = (needed: number): number =>
    edition === '11e' && needed > 12 ? 0 : withSecondTry(twoDiceReach(needed, modifier), commandReroll);
  const most = neededTotal ?? Math.max(...(totals ?? [0]));
  return { p: chance(most), neededTotal: most, ...(totals ? { pEach: totals.map(chance) } : {}) };
};
