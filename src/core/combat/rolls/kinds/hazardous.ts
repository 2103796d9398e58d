import { binomial } from '../../../dice/binomial.ts';
import { map } from '../../../dice/map.ts';
import type { RollKind } from '../roll-kind.ts';
import { sufferOneModelEach, sufferSpilling } from '../suffer.ts';
import type { ModelsDestroyed, SufferingUnit } from '../suffering-unit.ts';

export type HazardousInputs = SufferingUnit & {
  /** Hazardous weapons used; each model bears one. */
  readonly tests: number;
  /** 11e: every model of the unit is a MONSTER or VEHICLE. */
  readonly monsterOrVehicle?: boolean;
};

export type HazardousFigures = ModelsDestroyed & { readonly meanFailed: number; readonly pAnyFailed: number };

/**
 * Hazardous tests. 10e: each 1 inflicts 3 mortal wounds on one bearer, a wounded one first, and the rest is lost.
 * 11e 06.03: each 1 or 2 inflicts 1 mortal wound on the unit (3 for MONSTERS and VEHICLES), spilling.
 */
export const hazardous: RollKind<HazardousInputs, HazardousFigures> = (inputs, edition) => {
  const { tests, monsterOrVehicle } = inputs;
  const fails = edition === '11e' ? 1 / 3 : 1 / 6;
  const each = edition === '11e' && !monsterOrVehicle ? 1 : 3;
  const lost =
    edition === '11e'
      ? sufferSpilling(
          inputs,
          map(binomial(tests, fails), (failed) => failed * each),
        )
      : sufferOneModelEach(inputs, tests, fails, each);
  return { meanFailed: tests * fails, pAnyFailed: 1 - (1 - fails) ** tests, ...lost };
};
