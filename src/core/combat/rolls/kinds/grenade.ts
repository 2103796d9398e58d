import { binomial } from '../../../dice/binomial.ts';
import type { RollKind } from '../roll-kind.ts';
import { sufferSpilling } from '../suffer.ts';
import type { ModelsDestroyed, SufferingUnit } from '../suffering-unit.ts';

export type GrenadeInputs = SufferingUnit & {
  readonly dice: number;
  /** N for N+. */
  readonly on: number;
};

export type GrenadeFigures = ModelsDestroyed & { readonly meanMortalWounds: number };

function throwDice(inputs: GrenadeInputs): GrenadeFigures {
  const chance = (7 - inputs.on) / 6;
  return { meanMortalWounds: inputs.dice * chance, ...sufferSpilling(inputs, binomial(inputs.dice, chance)) };
}

/** Grenade (10e): six D6, a mortal wound for each 4+, spilling. */
export const grenade: RollKind<GrenadeInputs, GrenadeFigures> = throwDice;

/** Explosives (11e 15.06): as Grenade. */
export const explosives: RollKind<GrenadeInputs, GrenadeFigures> = throwDice;
