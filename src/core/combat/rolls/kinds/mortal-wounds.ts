import { type Dice, roll } from '../../../dice/dice-notation.ts';
import type { RollKind } from '../roll-kind.ts';
import { sufferSpilling } from '../suffer.ts';
import type { ModelsDestroyed, SufferingUnit } from '../suffering-unit.ts';

export type MortalWoundsInputs = SufferingUnit & {
  /** How many: a number or dice. */
  readonly mortalWounds: Dice;
};

/** Mortal wounds on a unit, one at a time, spilling (R14, R15). */
export const mortalWounds: RollKind<MortalWoundsInputs, ModelsDestroyed> = (inputs) =>
  sufferSpilling(inputs, roll(inputs.mortalWounds));
