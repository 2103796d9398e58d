import { roll } from '../../../dice/dice-notation.ts';
import { atLeast } from '../../../dice/summary.ts';
import type { RollKind } from '../roll-kind.ts';
import { withSecondTry } from '../two-dice.ts';

export type AdvanceInputs = {
  /** Inches needed on top of the Move. */
  readonly neededInches: number;
  readonly modifier?: number;
  readonly commandReroll?: boolean;
};

/** An Advance: one D6. */
export const advance: RollKind<AdvanceInputs, { readonly p: number }> = ({
  neededInches,
  modifier = 0,
  commandReroll,
}) => ({
  p: withSecondTry(atLeast(roll('D6'), neededInches - modifier), commandReroll),
});
