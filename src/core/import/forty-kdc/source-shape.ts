/**
 * The rows of the npm package `@alpaca-software/40kdc-data` that we read, with the fields that we use. The package has its
 * own types; these are the least that an importer needs, so that tests can write small samples by hand.
 */
export type GameVersion = {
  readonly edition: string;
  readonly dataslate: string;
  readonly effective_date?: string;
  readonly label?: string;
};

type Row = {
  readonly id: string;
  readonly name: string;
  readonly game_version: GameVersion;
};

export type FactionRow = Row & { readonly parent_faction_id: string | null };

export type UnitProfileRow = {
  readonly name: string;
  readonly M: number;
  readonly T: number;
  readonly W: number;
  readonly Sv: number;
  readonly Ld: number;
  readonly OC: number;
  readonly invuln_sv?: number | null;
  readonly invuln_sv_ranged?: number | null;
  readonly invuln_sv_melee?: number | null;
};

export type PointsRow = {
  readonly models: number;
  readonly models_max?: number | null;
  readonly cost: number;
  readonly unit_count_min?: number | null;
  readonly unit_count_max?: number | null;
  /** Only in `allied_points`: the faction that pays this. */
  readonly host_faction?: string;
};

export type BaseRow = {
  readonly shape?: string;
  readonly diameter?: number;
  readonly width?: number;
  readonly length?: number;
};

export type UnitRow = Row & {
  readonly faction_id: string;
  readonly profiles: readonly UnitProfileRow[];
  readonly points?: readonly PointsRow[];
  readonly allied_points?: readonly PointsRow[];
  readonly points_provisional?: boolean;
  readonly keywords: readonly string[];
  readonly faction_keywords: readonly string[];
  readonly aliases?: readonly string[];
  readonly base_size_mm?: BaseRow | readonly BaseRow[] | null;
  readonly weapon_ids?: readonly string[];
  readonly ability_ids?: readonly string[];
  readonly attachment_role?: string;
  readonly transport_capacity?: { readonly capacity?: number };
  readonly wargear_costs?: readonly { readonly item_id: string; readonly cost: number }[];
  readonly game_modes?: readonly string[];
};

export type KeywordParameters = {
  readonly value?: number | string;
  readonly target_keyword?: string;
  readonly threshold?: number;
  readonly required_target_keywords_any?: readonly string[];
  readonly excluded_target_keywords?: readonly string[];
};
export type KeywordUseRow = { readonly keyword_id: string; readonly parameters?: KeywordParameters };
export type Amount = number | string | null;

export type WeaponProfileRow = {
  readonly name: string;
  readonly range: number | 'Melee';
  readonly stats: {
    readonly A?: Amount;
    readonly S?: Amount;
    readonly AP?: Amount;
    readonly D?: Amount;
    readonly BS?: Amount;
    readonly WS?: Amount;
  };
  readonly keywords?: readonly KeywordUseRow[];
};
export type WeaponRow = Row & { readonly faction_id: string; readonly profiles: readonly WeaponProfileRow[] };

export type AbilityRow = {
  readonly ability_id: string;
  readonly name: string;
  readonly ability_type: string;
  readonly faction_id?: string;
};

export type DetachmentRow = Row & {
  readonly faction_id: string;
  readonly detachment_rule_id?: string | null;
  readonly detachment_rule_ids?: readonly string[];
  readonly enhancement_ids?: readonly string[];
  readonly stratagem_ids?: readonly string[];
  readonly detachment_points?: number;
  readonly game_modes?: readonly string[];
};

export type StratagemRow = Row & {
  readonly category: string;
  readonly type?: string;
  readonly detachment_id: string | null;
  readonly cp_cost: number;
  readonly phases: readonly string[];
  readonly player_turn: string;
  readonly timing?: string;
};

export type EnhancementRow = Row & {
  readonly detachment_id: string;
  readonly cost: number;
  readonly keyword_restrictions?: readonly string[];
  readonly points_provisional?: boolean;
  readonly max_targets?: number;
  readonly upgrade_tag?: boolean;
};

export type AttachmentRow = {
  readonly leader_id: string;
  readonly eligible_bodyguard_ids: readonly string[];
  readonly eligible_bodyguard_keywords?: readonly string[];
};

export type CompositionRow = {
  readonly unit_id: string;
  readonly faction_id: string;
  readonly models: readonly {
    readonly name: string;
    readonly min: number;
    readonly max: number;
    readonly default_weapon_ids?: readonly string[];
  }[];
};

/** The package's data, one list per kind. */
export type FactsSource = {
  /** Of the package, as npm prints it. */
  readonly version: string;
  readonly gameVersions: readonly GameVersion[];
  readonly factions: readonly FactionRow[];
  readonly units: readonly UnitRow[];
  readonly weapons: readonly WeaponRow[];
  readonly weaponKeywords: readonly { readonly id: string; readonly name: string }[];
  readonly abilities: readonly AbilityRow[];
  readonly detachments: readonly DetachmentRow[];
  readonly stratagems: readonly StratagemRow[];
  readonly enhancements: readonly EnhancementRow[];
  readonly leaderAttachments: readonly AttachmentRow[];
  readonly unitCompositions: readonly CompositionRow[];
  readonly wargear: readonly { readonly id: string; readonly name: string }[];
};
