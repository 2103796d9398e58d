import { constant } from '../../../dice/constant.ts';
import { type Dice, roll } from '../../../dice/dice-notation.ts';
import { mixture } from '../../../dice/mixture.ts';
import { mean } from '../../../dice/summary.ts';
import type { RollKind } from '../roll-kind.ts';
import { sufferSpilling } from '../suffer.ts';
import type { ModelsDestroyed, SufferingUnit } from '../suffering-unit.ts';

export type DeadlyDemiseInputs = SufferingUnit & {
  /** Deadly Demise X: a number or dice. */
  readonly x: Dice;
};

export type DeadlyDemiseFigures = ModelsDestroyed & { readonly pExplodes: number; readonly meanMortalWounds: number };

/** Deadly Demise X on one unit in range: on a 6, X mortal wounds, rolled for each unit. */
export const deadlyDemise: RollKind<DeadlyDemiseInputs, DeadlyDemiseFigures> = (inputs) => {
  const mortalWounds = mixture([
    { weight: 5 / 6, of: constant(0) },
    { weight: 1 / 6, of: roll(inputs.x) },
  ]);
  return { pExplodes: 1 / 6, meanMortalWounds: mean(mortalWounds), ...sufferSpilling(inputs, mortalWounds) };
};
