import type { AttackScenario } from '../../../src/core/combat/attack-scenario.ts';

/** Another way to get the figures of an attack: mean models destroyed, and the chance to destroy the unit if it has one. */
export type Peer = {
  readonly name: string;
  /** What kind of answer it gives. */
  readonly method: string;
  /** Undefined where it cannot express the scenario. */
  readonly solve: (scenario: AttackScenario) => { models: number; destroyed?: number } | undefined;
};
