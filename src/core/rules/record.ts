/** The shapes of a rule pack, as compiled. What an author writes is in rules-data/README.md; these are what ships. */
import type { Block, Ref } from '../text/tree.ts';

export type Edition = '10e' | '11e';

export type RuleKind =
  | 'weapon-ability'
  | 'core-ability'
  | 'core-stratagem'
  | 'core-concept'
  | 'faction-rule'
  | 'detachment-rule'
  | 'detachment-stratagem'
  | 'boarding-actions'
  | 'enhancement'
  | 'datasheet'
  | 'datasheet-ability'
  | 'phase'
  | 'keyword'
  | 'notation';

/** Kinds whose records are stratagems: a CP cost, and a body in parts. `boarding-actions` are those of that mode. */
export type StratagemKind = 'core-stratagem' | 'detachment-stratagem' | 'boarding-actions';

/** How a value is written after (or before) the name: "Sustained Hits D3", "Scouts 6"", "Anti-Vehicle 4+", "5+ FNP". */
export type ValueType = 'number' | 'dice' | 'roll+' | 'inches' | 'keyword+roll';

export type Source = { readonly doc: string; readonly ref?: string; readonly date: string; readonly url?: string };

export type Tier = 'distinct' | 'shared' | 'word';

/** One way to write a rule. `text` is folded plain text; see FORMATS in docs for `-`, `{v}` and `{kw}`. */
export type Term = {
  readonly text: string;
  readonly tier: Tier;
  /** `value`: only when a value stands beside it; `capital`: only when capitalised mid-sentence or in capitals. */
  readonly needs?: 'value' | 'capital';
  /** Set when this form is a known misspelling, so that it is never suggested or shown. */
  readonly typo?: true;
};

/** One effect of a rule on dice, as declared in its record. Names in `set` and `add` are the fields of a combat scenario. */
export type Effect = WeaponEffect | RollEffect;

export type WeaponEffect = {
  readonly on: 'weapon' | 'target';
  readonly set?: Readonly<Record<string, unknown>>;
  readonly add?: Readonly<Record<string, number>>;
  readonly if?: Readonly<Record<string, unknown>>;
  readonly optional?: boolean;
  readonly note?: string;
  /** Of several optional parts, the one most of whose words stand in the words on the page is meant. */
  readonly words?: readonly string[];
};

export type RollEffect = {
  readonly roll: 'pool' | 'test' | 'table' | 'charge' | 'advance' | 'hazardous' | 'feel-no-pain';
  readonly dice?: string;
  readonly on?: number | string;
  readonly modifier?: number;
  readonly rows?: readonly (readonly [number, number, string])[];
  readonly result?: 'mortalWounds' | 'fail' | 'destroyed' | 'inches';
  readonly if?: Readonly<Record<string, unknown>>;
  readonly optional?: boolean;
  readonly note?: string;
};

export type Change = { readonly date: string; readonly was: readonly Block[] };

type RecordBase = {
  readonly id: string;
  readonly name: string;
  readonly edition: Edition;
  /** `core`, `boarding-actions`, a detachment id or a faction id. */
  readonly set: string;
  /** What `set` is called: "Core", "Boarding Actions", "Pactbound Zealots". */
  readonly setName: string;
  readonly source: Source;
  /** One line, at most 90 characters. `X` stands for the value where the rule takes one. */
  readonly gist: string;
  readonly body: readonly Block[];
  readonly value?: { readonly type: ValueType; readonly optional?: boolean };
  readonly effect?: readonly Effect[];
  readonly changed?: readonly Change[];
  /** Other names, as a reader may search for them. */
  readonly aliases?: readonly string[];
  /** How people write it ("fnp", "g2g", "+++"), values taken out: for search, never shown. */
  readonly forms?: readonly string[];
  readonly provisional?: boolean;
};

export type Rule = RecordBase & {
  readonly kind: Exclude<RuleKind, StratagemKind | 'datasheet'>;
  /** The datasheet an ability belongs to. */
  readonly of?: string;
  /** Points of an enhancement. */
  readonly cost?: number;
};

export type Phase = 'command' | 'movement' | 'shooting' | 'charge' | 'fight' | 'any' | 'other';

export type Stratagem = RecordBase & {
  readonly kind: StratagemKind;
  readonly cp: number;
  /** Battle Tactic, Strategic Ploy, Epic Deed, Wargear. */
  readonly type: string;
  readonly phase: readonly Phase[];
  readonly turn: 'your' | 'opponent' | 'either';
  /** The parts of the body, under their headings: when, target, effect, limits. `body` is then empty. */
  readonly parts: {
    readonly when: readonly Block[];
    readonly target: readonly Block[];
    readonly effect: readonly Block[];
    readonly limits?: readonly Block[];
  };
};

/** Characteristics are kept as printed ("5"", "3+", "-", "D6+1", "N/A"), as players read them. */
export type Profile = {
  readonly name: string;
  readonly M: string;
  readonly T: string;
  readonly Sv: string;
  readonly W: string;
  readonly Ld: string;
  readonly OC: string;
  readonly InSv?: string;
  readonly base?: string;
};

/** A keyword of a weapon or ability line: the rule it is, and its value ("[ANTI-VEHICLE 4+]"). */
export type KeywordUse = {
  readonly text: string;
  readonly ref?: Ref;
  readonly value?: string;
  readonly keyword?: string;
};

export type WeaponProfile = {
  readonly name: string;
  readonly kind: 'ranged' | 'melee';
  readonly range: string;
  readonly A: string;
  /** BS or WS, or "N/A". */
  readonly skill: string;
  readonly S: string;
  readonly AP: string;
  readonly D: string;
  readonly keywords: readonly KeywordUse[];
};

export type Datasheet = RecordBase & {
  readonly kind: 'datasheet';
  readonly faction: string;
  readonly profiles: readonly Profile[];
  readonly weapons: readonly WeaponProfile[];
  /** Core and faction abilities by reference, datasheet abilities as records of their own (`<datasheet>--<ability>`). */
  readonly abilities: {
    readonly core: readonly KeywordUse[];
    readonly faction: readonly KeywordUse[];
    readonly own: readonly Ref[];
  };
  readonly options: readonly (readonly Block[])[];
  readonly composition: readonly (readonly Block[])[];
  readonly loadout?: readonly Block[];
  readonly points: readonly {
    readonly models: number;
    readonly cost: number;
    readonly date: string;
    readonly note?: string;
  }[];
  readonly keywords: readonly string[];
  readonly factionKeywords: readonly string[];
  readonly leads: readonly string[];
  readonly ledBy: readonly string[];
};

export type RuleRecord = Rule | Stratagem | Datasheet;

/** `<pack>.bodies.json` */
export type PackBodies = {
  readonly schema: number;
  readonly pack: string;
  readonly name: string;
  readonly edition: Edition;
  readonly date: string;
  readonly revision: string;
  readonly records: Readonly<Record<string, RuleRecord>>;
};

/** One rule as the detector knows it: no text, no figures. */
export type TermEntry = {
  readonly id: string;
  /** Official name, as `detect` prints it. */
  readonly name: string;
  readonly kind: RuleKind;
  readonly set: string;
  readonly value?: ValueType;
  readonly terms: readonly Term[];
};

/** `<pack>.terms.json` */
export type PackTerms = {
  readonly schema: number;
  readonly pack: string;
  readonly edition: Edition;
  readonly date: string;
  readonly revision: string;
  readonly entries: readonly TermEntry[];
  /** Names that only guard: "heavy bolter", "assault cannon". Consumed by the scan, never marked. */
  readonly guards: readonly string[];
};
