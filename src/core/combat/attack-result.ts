/** The steps of an attack, in order: whatever a rule changes in one of them moves all figures after it. */
export type Stage = 'attacks' | 'hits' | 'wounds' | 'saves' | 'damage' | 'losses';

/** A rule that moved something in this attack. */
export type Cause = {
  /** Name of the ability or rule in the way of the scenario's fields ("heavy", "cover", "devastatingWounds"). */
  readonly by: string;
  /** The rule of the docs this rests on ("R2"). */
  readonly rule: string;
  /** The first step it changes. */
  readonly stage: Stage;
  /** Which weapon of the scenario, from 0. */
  readonly weapon: number;
  /** What it did, in a few words: "+2 attacks each". */
  readonly says: string;
};

/** A point where the rules leave a choice or can be read in two ways, and what was done here. */
export type Reading = {
  readonly id: 'reroll-policy' | 'save-cap' | 'lethal-choice' | 'mortals-last' | 'not-modelled';
  readonly says: string;
  readonly weapon?: number;
};

/**
 * What comes of an attack. Means are of the attacks as if the target never ran out of models (R19), null where they
 * depend on which model is allocated to; everything else is what really comes off the table.
 */
export type AttackFigures = {
  readonly meanAttacks: number;
  readonly meanHits: number;
  readonly meanWounds: number;
  readonly meanUnsaved: number | null;
  readonly meanDamage: number | null;
  readonly meanWoundsLost: number;
  readonly varianceWoundsLost: number;
  readonly meanModelsDestroyed: number;
  /** [k] = chance of at least k models destroyed, k from 0 to the models of the unit. */
  readonly killAtLeast: readonly number[];
  readonly unitDestroyed: number;
  /** Alive, and below half of its starting strength (a single model: of its wounds). */
  readonly belowHalfStrengthButAlive: number;
  /** [i] = chance of exactly i wounds lost. */
  readonly woundsLostPmf: readonly number[];
  /** Only with several groups: mean models destroyed of each. */
  readonly groupModelsDestroyed?: readonly number[];
  /** Only with several groups: chance that the whole group dies. */
  readonly groupDestroyed?: readonly number[];
};

/** What moved the figures, and where the rules leave a choice. */
export type AttackNotes = { readonly readings: readonly Reading[]; readonly causes: readonly Cause[] };

export type AttackResult = AttackFigures & AttackNotes;
