/** What an author writes: the front matter of a record and pack.yaml, after the schema has accepted them. */
import type { Edition, Phase, RollEffect, RuleKind, Source, Tier, ValueType, WeaponEffect } from './record.ts';

export type AuthoredTerm = {
  readonly text: string;
  readonly tier: Tier;
  /** Further spellings with the same tier and needs. */
  readonly forms?: readonly string[];
  readonly needs?: 'value' | 'capital';
  readonly typo?: true;
};

/** A figure as YAML reads it: `T: 4` is a number, `Sv: 3+` a text. */
export type Figure = string | number;

export type AuthoredProfile = {
  readonly name: string;
  readonly M: Figure;
  readonly T: Figure;
  readonly Sv: Figure;
  readonly W: Figure;
  readonly Ld: Figure;
  readonly OC: Figure;
  readonly InSv?: Figure;
  readonly base?: string;
};

export type AuthoredWeapon = {
  readonly name: string;
  readonly kind: 'ranged' | 'melee';
  readonly range: Figure;
  readonly A: Figure;
  readonly skill: Figure;
  readonly S: Figure;
  readonly AP: Figure;
  readonly D: Figure;
  readonly keywords?: readonly string[];
};

/** A roll whose dice and outcomes may be bare numbers. */
export type AuthoredRollEffect = Omit<RollEffect, 'dice' | 'rows'> & {
  readonly dice?: Figure;
  readonly rows?: readonly (readonly [number, number, Figure])[];
};
export type AuthoredEffect = WeaponEffect | AuthoredRollEffect;

export type AuthoredFront = {
  readonly id: string;
  readonly name: string;
  readonly kind: RuleKind;
  readonly edition: Edition;
  readonly set: string;
  readonly source: Source;
  readonly value?: { readonly type: ValueType; readonly optional?: boolean };
  readonly gist: string;
  readonly terms?: readonly AuthoredTerm[];
  readonly aliases?: readonly string[];
  readonly effect?: readonly AuthoredEffect[];
  readonly changed?: readonly { readonly date: string; readonly was: string }[];
  readonly provisional?: boolean;
  readonly cost?: number;
  readonly of?: string;
  readonly cp?: number;
  readonly type?: string;
  readonly phase?: readonly Phase[];
  readonly turn?: 'your' | 'opponent' | 'either';
  readonly faction?: string;
  readonly profiles?: readonly AuthoredProfile[];
  readonly weapons?: readonly AuthoredWeapon[];
  readonly abilities?: {
    readonly core?: readonly string[];
    readonly faction?: readonly string[];
    readonly own?: readonly string[];
  };
  readonly points?: readonly {
    readonly models: number;
    readonly cost: number;
    readonly date: string;
    readonly note?: string;
  }[];
  readonly keywords?: readonly string[];
  readonly factionKeywords?: readonly string[];
  readonly leads?: readonly string[];
  readonly ledBy?: readonly string[];
};

/** One file of a pack. `where` is its path as a reader would type it, for problems. */
export type AuthoredRecord = { readonly where: string; readonly front: AuthoredFront; readonly body: string };

export type AuthoredPack = {
  readonly id: string;
  readonly name: string;
  readonly edition: Edition;
  /** Date of the newest fact in the pack (YYYY-MM-DD). */
  readonly date: string;
  readonly sets: Readonly<Record<string, string>>;
  readonly guards: readonly string[];
  readonly records: readonly AuthoredRecord[];
};
