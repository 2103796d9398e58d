/** The steps of an attack, in order: whatever a rule changes in one of them moves all figures after it. */
export type Stage = 'attacks' | 'hits' | 'wounds' | 'saves' | 'damage' | 'losses';

/** What can move something in an attack, in the way of the scenario's fields. */
export type CauseName =
  | 'antiCriticalWoundOn'
  | 'ap'
  | 'blast'
  | 'cleave'
  | 'cover'
  | 'criticalHitOn'
  | 'damageModifier'
  | 'damageReduction'
  | 'devastatingWounds'
  | 'fnp'
  | 'fnpMortal'
  | 'halveDamage'
  | 'heavy'
  | 'hitModifiers'
  | 'indirect'
  | 'invuln'
  | 'lance'
  | 'lethalHits'
  | 'melta'
  | 'minusOneToBeWoundedIfStrengthHigher'
  | 'mortalsOnCriticalWound'
  | 'overwatch'
  | 'precision'
  | 'rapidFire'
  | 'replaceDamage'
  | 'rerollDamageUpTo'
  | 'rerollHits'
  | 'rerollSaves'
  | 'rerollWounds'
  | 'saveModifiers'
  | 'stealth'
  | 'sustainedHits'
  | 'torrent'
  | 'twinLinked'
  | 'woundModifiers';

/** A rule that moved something in this attack. Whoever shows it has the words. */
export type Cause = {
  readonly by: CauseName;
  /** The rule of the docs this rests on ("R2"). */
  readonly rule: string;
  /** The first step it changes. */
  readonly stage: Stage;
  /** Which weapon of the scenario, from 0. */
  readonly weapon: number;
  /** What it did, beside its name: a number ("+2", "5+"), one of several ways ("ones", "cover"), or nothing more. */
  readonly how: string;
};

/** A point where the rules leave a choice or can be read in two ways, and what was done here. */
export type Reading = {
  readonly id:
    | 'reroll-hits'
    | 'reroll-wounds'
    | 'save-cap'
    | 'lethal-used'
    | 'lethal-unused'
    | 'mortals-last'
    | 'not-modelled';
  /** Which dice are re-rolled, or which ability is not modelled. */
  readonly how?: string;
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
