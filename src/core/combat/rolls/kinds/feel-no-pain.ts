import { type Dice, roll } from '../../../dice/dice-notation.ts';
import { lossOf } from '../../steps/loss.ts';
import { countingUp } from '../counting-up.ts';
import type { RollKind } from '../roll-kind.ts';
import type { ModelsDestroyed } from '../suffering-unit.ts';

export type FeelNoPainInputs = {
  /** N for N+; null is none. */
  readonly fnp: number | null;
  /** Points that would come off: a number or dice. */
  readonly damage: Dice;
};

/** Feel No Pain: one die for each wound that would be lost (R15). Counts wounds lost. */
export const feelNoPain: RollKind<FeelNoPainInputs, ModelsDestroyed> = ({ fnp, damage }) =>
  countingUp({ least: 0, masses: lossOf(roll(damage), fnp ?? undefined).exactly });
