import type { Distribution } from '../../dice/distribution.ts';
import type { CauseName, Stage } from '../attack-result.ts';
import type { Context, Edition, Reroll, Target, Weapon } from '../attack-scenario.ts';

/**
 * What one weapon does to this target, while abilities are still changing it. Starts as the bare profile; each ability
 * edits it, then the steps read it. Local to one solve: nothing outside ever sees it change.
 */
export type Draft = {
  readonly edition: Edition;
  readonly weapon: Weapon;
  readonly target: Target;
  readonly context: Context;
  /** Models in the target unit when it was selected. */
  readonly modelsTargeted: number;
  /** Toughness used for this attack. */
  readonly toughness: number;
  /** Whether optional Lethal Hits are used (11e). */
  readonly useOptionalLethal: boolean;
  /** N for N+; null: no Hit roll. */
  skill: number | null;
  strength: number;
  hitModifiers: number[];
  woundModifiers: number[];
  /** Attacks added for each weapon. */
  extraAttacks: Distribution[];
  /** Unmodified Hit rolls up to this fail whatever else holds. */
  hitFailsUpTo: number;
  rerollHits: Reroll | undefined;
  rerollWounds: Reroll | undefined;
  criticalHitOn: number;
  criticalWoundOn: number;
  /** The target has the benefit of cover against this weapon. */
  cover: boolean;
  sustained: Distribution | undefined;
  lethal: boolean;
  devastating: boolean;
  precision: boolean;
  mortals: Distribution | undefined;
  /** Added to damage after division (10e). */
  damageAdded: Distribution[];
};

/** A rule that may change a draft. */
export type Ability = {
  /** Name of the scenario field it answers to. */
  readonly id: CauseName;
  /** The rule it rests on. */
  readonly rule: string;
  /** The first step it changes. */
  readonly stage: Stage;
  /** Changes the draft and says how, as `Cause` has it; undefined when it does not apply here. */
  readonly apply: (draft: Draft) => string | undefined;
};
