import type { Edition } from '../attack-scenario.ts';
import type { Checks } from '../check/field.ts';

/** One kind of single roll: what it needs to know, and how it is counted. */
export type RollKind<Inputs, Figures> = {
  readonly kind: string;
  /** The rule it rests on, in a few words. */
  readonly rule: string;
  readonly checks: Checks;
  /** Fields of which at least one has to be given. */
  readonly anyOf?: readonly string[];
  readonly solve: (inputs: Inputs, edition: Edition) => Figures;
};
