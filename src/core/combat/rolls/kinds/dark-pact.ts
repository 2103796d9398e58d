import { constant } from '../../../dice/constant.ts';
import { roll } from '../../../dice/dice-notation.ts';
import { mixture } from '../../../dice/mixture.ts';
import { mean } from '../../../dice/summary.ts';
import { type LeadershipInputs, leadershipTest } from '../leadership-test.ts';
import type { RollKind } from '../roll-kind.ts';
import { sufferSpilling } from '../suffer.ts';
import type { ModelsDestroyed, SufferingUnit } from '../suffering-unit.ts';

export type DarkPactInputs = SufferingUnit & LeadershipInputs;

export type DarkPactFigures = ModelsDestroyed & { readonly pFail: number; readonly meanMortalWounds: number };

/** A Dark Pact: a Leadership test; failed, the unit suffers D3 mortal wounds, spilling. */
export const darkPact: RollKind<DarkPactInputs, DarkPactFigures> = (inputs) => {
  const { pFail, pPass } = leadershipTest(inputs);
  const mortalWounds = mixture([
    { weight: pPass, of: constant(0) },
    { weight: pFail, of: roll('D3') },
  ]);
  return { pFail, meanMortalWounds: mean(mortalWounds), ...sufferSpilling(inputs, mortalWounds) };
};
