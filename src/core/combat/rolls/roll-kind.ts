import type { Edition } from '../attack-scenario.ts';

/** One kind of single roll: how it is counted, from inputs that are sound. What sound is, `check-roll.ts` says. */
export type RollKind<Inputs, Figures> = (inputs: Inputs, edition: Edition) => Figures;
