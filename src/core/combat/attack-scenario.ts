import type { Dice } from '../dice/dice-notation.ts';

/** Which core rules: the 10th edition (default) or the 11th. */
export type Edition = '10e' | '11e';

/** Which dice a re-roll picks up: unmodified ones, what would fail, or everything that is no critical ("fishing"). R18. */
export type Reroll = 'ones' | 'fails' | 'nonCriticals';

/** A weapon ability, or one that only counts against units with one of these keywords (11e: `[LETHAL HITS: VEHICLE]`). */
export type Scoped<Value> = Value | { readonly only: readonly string[]; readonly value?: Value };

/** Weapon abilities. Numbers may be written as numbers or dice ("1", "D3"). Unknown names are reported, not guessed. */
export type WeaponAbilities = {
  /** Anti-X N+: N, 2 to 6, when the target has the keyword X (R8). */
  readonly antiCriticalWoundOn?: Scoped<number>;
  /** Blast (true = 1) or, in the 11th edition, Blast X: attacks added per five models of the target (R16). */
  readonly blast?: Scoped<boolean | number>;
  /** 11e, Cleave X (true = 1): as Blast X, for melee weapons with a single target. */
  readonly cleave?: Scoped<boolean | number>;
  /** R12. */
  readonly devastatingWounds?: Scoped<boolean>;
  readonly heavy?: Scoped<boolean>;
  readonly ignoresCover?: Scoped<boolean>;
  /** Fired at a target no attacker sees. */
  readonly indirect?: Scoped<boolean>;
  readonly lance?: Scoped<boolean>;
  /** R6. "optional" (11e): the choice that destroys more models is made and named in `readings`. */
  readonly lethalHits?: Scoped<boolean | 'optional'>;
  /** Melta X: damage added within half range. */
  readonly melta?: Scoped<Dice>;
  /** R17. */
  readonly precision?: Scoped<boolean>;
  /** 11e: penalties to the skill and to the Hit roll are ignored. */
  readonly psychic?: Scoped<boolean>;
  /** Rapid Fire X: attacks added for each weapon within half range. */
  readonly rapidFire?: Scoped<Dice>;
  /** Sustained Hits X, rolled for each critical (R5). */
  readonly sustainedHits?: Scoped<Dice>;
  /** R7. */
  readonly torrent?: Scoped<boolean>;
  readonly twinLinked?: Scoped<boolean>;
};

/** One weapon profile, fired by `count` models. Characteristics are as printed; modifiers to rolls are lists. */
export type Weapon = {
  readonly name?: string;
  /** How many of this weapon fire; 1 or more. */
  readonly count: number;
  /** Attacks of each one. */
  readonly attacks: Dice;
  /** N for N+ (2 to 7); null for a weapon without a Hit roll (Torrent). */
  readonly skill: number | null;
  /** 1 or more. */
  readonly strength: number;
  /** 0, -1, -2 …; a positive number is read as the same amount of penetration. */
  readonly ap: number;
  readonly damage: Dice;
  readonly kind: 'ranged' | 'melee';
  readonly abilities?: WeaponAbilities;
  /** Added up, then limited to -1..+1 (R2). */
  readonly hitModifiers?: readonly number[];
  /** Added up, then limited to -1..+1 (R2). */
  readonly woundModifiers?: readonly number[];
  /** 0, -1, -2 …: what improves BS or WS, before cover worsens it; never better than 2+ (11e 22.05, 13.08). */
  readonly skillModifier?: number;
  /** Added to the Attacks characteristic. */
  readonly attacksModifier?: number;
  /** Added to the Strength characteristic. */
  readonly strengthModifier?: number;
  /** -1 improves AP by 1, +1 worsens it; never past 0 (R10). */
  readonly apModifier?: number;
  /** Added to the Damage characteristic; a negative one counts as a subtraction (R11). */
  readonly damageModifier?: number;
  readonly rerollHits?: Reroll;
  readonly rerollWounds?: Reroll;
  /** A damage roll of this or less is re-rolled once. */
  readonly rerollDamageUpTo?: number;
  /** An unmodified Hit roll of this or more is a Critical Hit; 6 unless given (R3). */
  readonly criticalHitOn?: number;
  /** "A successful unmodified Hit roll of N+": it has to succeed first (R3). */
  readonly criticalHitNeedsSuccess?: boolean;
  /** An unmodified Wound roll of this or more is a Critical Wound; 6 unless given (as R8). */
  readonly criticalWoundOn?: number;
  /** "A successful unmodified Wound roll of N+": it has to succeed first. */
  readonly criticalWoundNeedsSuccess?: boolean;
  /** Negative modifiers to the Hit roll are ignored. */
  readonly ignoreHitPenalties?: boolean;
  /** Mortal wounds in addition on each Critical Wound (R14). */
  readonly mortalsOnCriticalWound?: Dice;
};

/** Models that share a profile. Groups are listed in the order in which attacks are allocated to them. */
export type TargetGroup = {
  readonly name?: string;
  /** Models alive; 1 or more. */
  readonly models: number;
  /** 1 or more. 10e: the first group's counts for all; 11e: the highest of the bodyguard (R17). */
  readonly toughness: number;
  /** N for N+; 7 is none. */
  readonly save: number;
  /** Invulnerable save, N for N+. */
  readonly invuln?: number | null;
  /** Wounds of each model; 1 or more. */
  readonly wounds: number;
  /** Wounds the first model of the group has lost already; less than `wounds`. */
  readonly woundsAlreadyLost?: number;
  /** Feel No Pain, N for N+ (R15). */
  readonly fnp?: number | null;
  /** Feel No Pain against mortal wounds only. The better of the two is used against them. */
  readonly fnpMortal?: number | null;
  /** A CHARACTER leading the unit: attacked last, or first by Precision (R17). */
  readonly character?: boolean;
};

/** The unit attacked. */
export type Target = {
  readonly groups: readonly TargetGroup[];
  /** For keyword-scoped abilities. */
  readonly keywords?: readonly string[];
  /** Models the unit began the battle with; those in `groups` unless given. Decides what half strength is. */
  readonly startingStrength?: number;
  /** Benefit of cover: 10e +1 to armour saves (R9, R10); 11e the attacker's BS is 1 worse. */
  readonly cover?: boolean;
  /** 10e: -1 to hit for ranged attacks; 11e: gives cover. */
  readonly stealth?: boolean;
  /** Modifiers to saving throws of both kinds (R9). */
  readonly saveModifiers?: readonly number[];
  readonly rerollSaves?: 'ones' | 'fails';
  /** Halves damage, rounded up at the very end (R11). */
  readonly halveDamage?: boolean;
  /** Subtracted from damage, never below 1 (R11). */
  readonly damageReduction?: number;
  /** Damage is changed to this (R11); 0 is final. */
  readonly replaceDamage?: number;
  /** -1 to wound when the Strength is higher than the Toughness. */
  readonly minusOneToBeWoundedIfStrengthHigher?: boolean;
};

/** What is true at the moment of the attack. */
export type Context = {
  readonly halfRange?: boolean;
  readonly charged?: boolean;
  readonly remainedStationary?: boolean;
  /** 11e: how far the unit moved, in inches (Heavy allows 3). */
  readonly movedInches?: number;
  /** Fire Overwatch: only unmodified sixes hit (R4). */
  readonly overwatch?: boolean;
  /** 11e indirect fire: a friendly unit sees the target. */
  readonly spotted?: boolean;
};

/** One unit's attacks against one unit. Weapons fire in the listed order. */
export type AttackScenario = {
  readonly id?: string;
  readonly edition?: Edition;
  readonly weapons: readonly Weapon[];
  readonly target: Target;
  readonly context?: Context;
};
