import { binomial } from '../../../dice/binomial.ts';
import type { Distribution } from '../../../dice/distribution.ts';
import { map } from '../../../dice/map.ts';
import { mean } from '../../../dice/summary.ts';
import type { RollKind } from '../roll-kind.ts';
import { sufferSpilling } from '../suffer.ts';
import type { ModelsDestroyed, SufferingUnit } from '../suffering-unit.ts';

export type TankShockInputs = SufferingUnit & {
  /** Toughness of the model that rams: as many dice. */
  readonly toughness: number;
  /** Crushing Impact: the unit that rams, for its own losses. */
  readonly own?: SufferingUnit;
};

export type TankShockFigures = ModelsDestroyed & {
  readonly meanMortalWounds: number;
  /** Crushing Impact: what the ramming unit suffers. */
  readonly own?: ModelsDestroyed & { readonly meanMortalWounds: number };
};

/** Tank Shock (10e): a D6 for each point of Toughness, a mortal wound for each 5+, at most 6. */
export const tankShock: RollKind<TankShockInputs, TankShockFigures> = (inputs) => ram(inputs);

/** Crushing Impact (11e 15.05): as Tank Shock, and each 1 inflicts a mortal wound on the unit itself, at most 6 as well. */
export const crushingImpact: RollKind<TankShockInputs, TankShockFigures> = (inputs) => {
  const back = atMostSix(binomial(inputs.toughness, 1 / 6));
  const { own } = inputs;
  return {
    ...ram(inputs),
    ...(own ? { own: { meanMortalWounds: mean(back), ...sufferSpilling(own, back) } } : {}),
  };
};

const atMostSix = (wounds: Distribution): Distribution => map(wounds, (one) => Math.min(6, one));

function ram(inputs: TankShockInputs): TankShockFigures {
  const mortalWounds = atMostSix(binomial(inputs.toughness, 1 / 3));
  return { meanMortalWounds: mean(mortalWounds), ...sufferSpilling(inputs, mortalWounds) };
}
