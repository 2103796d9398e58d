import type { PackBodies, Rule } from '../../rules/record.ts';
import type { FactsSource, UnitRow, WeaponRow } from './source-shape.ts';

/** For tests: a small source in the package's shape, and a small pack of our own. All names and figures are made up. */
const launch = { edition: '11th', dataslate: 'launch' };
const early = { edition: '11th', dataslate: 'pre-launch-provisional' };

export function sampleUnit(more: Partial<UnitRow> = {}): UnitRow {
  return {
    id: 'glimmer-squad',
    name: 'Glimmer Squad',
    faction_id: 'lamplighters',
    game_version: launch,
    profiles: [{ name: 'Glimmer', M: 6, T: 4, W: 2, Sv: 3, Ld: 6, OC: 2, invuln_sv: null }],
    points: [
      { models: 5, cost: 80, unit_count_min: 1, unit_count_max: 2 },
      { models: 5, cost: 95, unit_count_min: 3, unit_count_max: null },
      { models: 6, models_max: 10, cost: 160 },
    ],
    keywords: ['Infantry'],
    faction_keywords: ['Lamplighters'],
    base_size_mm: { shape: 'round', diameter: 32 },
    weapon_ids: ['beam-rifle', 'beam-rifle-glimmer-squad', 'fists'],
    ability_ids: ['scouts-6', 'steady-light'],
    ...more,
  };
}

export function sampleWeapon(more: Partial<WeaponRow> = {}): WeaponRow {
  return {
    id: 'beam-rifle',
    name: 'Beam rifle',
    faction_id: 'lamplighters',
    game_version: launch,
    profiles: [
      {
        name: 'Beam rifle',
        range: 24,
        stats: { A: 2, BS: 3, S: 4, AP: -1, D: 1 },
        keywords: [
          { keyword_id: 'sustained-hits', parameters: { value: 'D3' } },
          { keyword_id: 'anti', parameters: { target_keyword: 'MONSTER/VEHICLE', threshold: 4 } },
        ],
      },
    ],
    ...more,
  };
}

export function sampleSource(more: Partial<FactsSource> = {}): FactsSource {
  const detachment = { faction_id: 'lamplighters', game_version: launch };
  return {
    version: '9.9.9',
    gameVersions: [
      { ...launch, effective_date: '2026-06-20' },
      { ...early, effective_date: '2026-05-26' },
    ],
    factions: [
      { id: 'lamplighters', name: 'Lamplighters', parent_faction_id: null, game_version: launch },
      { id: 'wick-order', name: 'Wick Order', parent_faction_id: 'lamplighters', game_version: launch },
    ],
    units: [sampleUnit()],
    weapons: [
      sampleWeapon(),
      sampleWeapon({
        id: 'beam-rifle-glimmer-squad',
        game_version: early,
        profiles: [
          { name: 'Low', range: 24, stats: { A: 2, BS: 3, S: 5, AP: 0, D: 1 } },
          { name: 'High', range: 18, stats: { A: 1, BS: 3, S: 9, AP: -3, D: 'D6+1' } },
        ],
      }),
      sampleWeapon({
        id: 'fists',
        name: 'Fists',
        profiles: [{ name: 'Fists', range: 'Melee', stats: { A: 3, WS: 3, S: 4, AP: 0, D: 1 } }],
      }),
    ],
    weaponKeywords: [
      { id: 'sustained-hits', name: 'Sustained Hits' },
      { id: 'anti', name: 'Anti' },
      { id: 'torrent', name: 'Torrent' },
      { id: 'lethal-hits', name: 'Lethal Hits' },
    ],
    abilities: [
      { ability_id: 'scouts-6', name: 'Scouts 6"', ability_type: 'core', faction_id: 'lamplighters' },
      { ability_id: 'steady-light', name: 'Steady Light', ability_type: 'unit', faction_id: 'lamplighters' },
      { ability_id: 'first-spark', name: 'First Spark', ability_type: 'detachment', faction_id: 'lamplighters' },
    ],
    detachments: [
      {
        id: 'night-shift',
        name: 'Night Shift',
        detachment_rule_id: 'first-spark',
        detachment_points: 2,
        ...detachment,
      },
    ],
    stratagems: [
      {
        id: 'trim-the-wick-night-shift',
        name: 'TRIM THE WICK',
        category: 'detachment',
        type: 'battle-tactic',
        detachment_id: 'night-shift',
        timing: 'once-per-battle',
        phases: ['shooting', 'fight'],
        game_version: early,
        player_turn: 'opponent-turn',
        cp_cost: 1,
      },
      {
        category: 'core',
        id: 'rapid-ingress',
        game_version: launch,
        name: 'RAPID INGRESS',
        phases: ['movement'],
        detachment_id: null,
        player_turn: 'opponent-turn',
        cp_cost: 1,
      },
    ],
    enhancements: [
      {
        id: 'bright-lens-night-shift',
        name: 'Bright Lens (Upgrade)',
        detachment_id: 'night-shift',
        cost: 15,
        keyword_restrictions: ['Lamplighters'],
        upgrade_tag: true,
        game_version: launch,
      },
    ],
    leaderAttachments: [],
    unitCompositions: [
      {
        unit_id: 'glimmer-squad',
        faction_id: 'lamplighters',
        models: [
          { name: 'Glimmer Sergeant', min: 1, max: 1, default_weapon_ids: ['beam-rifle', 'fists'] },
          { name: 'Glimmer', min: 4, max: 9 },
        ],
      },
    ],
    wargear: [],
    ...more,
  };
}

export function samplePack(): PackBodies {
  const source = { doc: 'Core Rules', date: '2026-07-23' };
  const rule = (id: string, name: string, kind: Rule['kind']): Rule => ({
    id,
    name,
    kind,
    edition: '11e',
    set: 'core',
    setName: 'Core',
    source,
    gist: 'A rule.',
    body: [],
  });
  const rules = [
    rule('sustained-hits', 'Sustained Hits', 'weapon-ability'),
    rule('lethal-hits', 'Lethal Hits', 'weapon-ability'),
    rule('anti', 'Anti', 'weapon-ability'),
    rule('torrent', 'Torrent', 'weapon-ability'),
    rule('scouts', 'Scouts', 'core-ability'),
    rule('fists', 'Fists', 'core-concept'),
  ];
  const ingress = {
    ...rule('rapid-ingress', 'Rapid Ingress', 'core-concept'),
    kind: 'core-stratagem' as const,
    cp: 1,
    type: 'Core Stratagem',
    phase: ['movement' as const],
    turn: 'opponent' as const,
    parts: { when: [], target: [], effect: [] },
  };
  const records = Object.fromEntries([...rules, ingress].map((record) => [record.id, record]));
  return { schema: 1, pack: 'own', name: 'Own', edition: '11e', date: '2026-07-23', revision: '0', records };
}
