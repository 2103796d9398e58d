import { foldName } from '../../rules/fold-name.ts';
import type { WeaponProfile } from '../../rules/record.ts';
import { type FactsContext, isProvisional } from './facts-context.ts';
import { amount, armourPenetration, figures, skill, strength } from './figures.ts';
import { keywordUses } from './keywords.ts';
import { tidyName } from './names.ts';
import type { UnitRow, WeaponProfileRow, WeaponRow } from './source-shape.ts';

export type WeaponIndex = {
  /** The weapon of that id for a unit of `faction`: its own copy first, then that of the faction it belongs to, then any. */
  find(id: string, faction: string): WeaponRow | undefined;
};

export function indexWeapons(context: FactsContext): WeaponIndex {
  const own = new Map<string, WeaponRow>();
  const any = new Map<string, WeaponRow>();
  for (const weapon of context.source.weapons) {
    const key = `${weapon.faction_id} ${weapon.id}`;
    const first = own.get(key);
    if (first) {
      const what = 'stands in the source twice, with different facts.';
      if (JSON.stringify(first) !== JSON.stringify(weapon))
        context.complain('duplicate', `weapons/${weapon.faction_id}/${weapon.id}`, what, 'The first counts.');
      continue;
    }
    own.set(key, weapon);
    if (!any.has(weapon.id)) any.set(weapon.id, weapon);
  }
  return {
    find(id, faction) {
      for (const one of context.lineage(faction)) {
        const weapon = own.get(`${one} ${id}`);
        if (weapon) return weapon;
      }
      return any.get(id);
    },
  };
}

/**
 * The weapon rows of a unit, ranged before melee. Where the unit lists both a general weapon and one of the same name made
 * for it (`bolt-rifle`, `bolt-rifle-intercessor-squad`), its own counts. Rows with impossible figures are left out.
 */
export function unitWeapons(
  unit: UnitRow,
  index: WeaponIndex,
  context: FactsContext,
): { readonly rows: readonly WeaponProfile[]; readonly provisional: boolean } {
  const where = `units/${unit.faction_id}/${unit.id}`;
  const made = new Map<string, WeaponRow>();
  const general = new Map<string, WeaponRow>();
  for (const id of unit.weapon_ids ?? []) {
    const weapon = index.find(id, unit.faction_id);
    if (!weapon) {
      if (!context.source.wargear.some((item) => item.id === id))
        context.complain('dangling', where, `weapon "${id}" is not in the source.`, 'The weapon is left out.');
    } else if (id.endsWith(`-${unit.id}`)) made.set(id.slice(0, -unit.id.length - 1), weapon);
    else general.set(id, weapon);
  }
  const nameOf = (weapon: WeaponRow) =>
    `${foldName(weapon.name)} ${weapon.profiles[0]?.range === 'Melee' ? 'melee' : 'ranged'}`;
  const names = new Set([...made.values()].map(nameOf));
  const others = [...general].filter(([id, weapon]) => !made.has(id) && !names.has(nameOf(weapon)));
  const weapons = [...made.values(), ...others.map(([, weapon]) => weapon)];
  const rows = weapons.flatMap((weapon) => weaponProfiles(weapon, context));
  const distinct = [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
  return {
    rows: [...distinct.filter(({ kind }) => kind === 'ranged'), ...distinct.filter(({ kind }) => kind === 'melee')],
    provisional: weapons.some((weapon) => isProvisional(weapon.game_version)),
  };
}

const compiled = new WeakMap<FactsContext, Map<WeaponRow, readonly WeaponProfile[]>>();

/** The rows of one weapon, one per profile; each weapon is looked at (and complained about) once. */
export function weaponProfiles(weapon: WeaponRow, context: FactsContext): readonly WeaponProfile[] {
  const cache = compiled.get(context) ?? new Map<WeaponRow, readonly WeaponProfile[]>();
  compiled.set(context, cache);
  const known = cache.get(weapon) ?? weapon.profiles.flatMap((profile) => weaponProfile(weapon, profile, context));
  cache.set(weapon, known);
  return known;
}

function weaponProfile(weapon: WeaponRow, profile: WeaponProfileRow, context: FactsContext): WeaponProfile[] {
  const where = `weapons/${weapon.faction_id}/${weapon.id}`;
  const melee = profile.range === 'Melee';
  const torrent = profile.keywords?.some(({ keyword_id }) => keyword_id === 'torrent') ?? false;
  const { A, S, AP, D } = profile.stats;
  const read = figures({
    A: amount('A', A),
    skill: skill(melee, profile.stats, torrent),
    S: strength(S),
    AP: armourPenetration(AP),
    D: amount('D', D),
  });
  const range = melee
    ? 'Melee'
    : typeof profile.range === 'number' && profile.range > 0
      ? `${profile.range}"`
      : undefined;
  const wrong = [
    ...(range === undefined ? [`range ${JSON.stringify(profile.range)}`] : []),
    ...('wrong' in read ? [read.wrong] : []),
  ];
  if (range === undefined || 'wrong' in read) {
    context.complain('impossible-value', where, `"${profile.name}" has ${wrong.join(', ')}.`, 'The row is left out.');
    return [];
  }
  const keywords = keywordUses(profile.keywords ?? [], where, context);
  const { A: attacks, skill: hits, S: strong, AP: piercing, D: damage } = read.texts;
  return [
    {
      name: rowName(weapon, profile),
      kind: melee ? 'melee' : 'ranged',
      range,
      A: attacks,
      skill: hits,
      S: strong,
      AP: piercing,
      D: damage,
      keywords,
    },
  ];
}

/** "Plasma pistol – supercharge"; a weapon with one profile is called by its own name. */
function rowName(weapon: WeaponRow, profile: WeaponProfileRow): string {
  const name = tidyName(weapon.name);
  const mode = tidyName(profile.name).replace(/^.* [-–—] /, '');
  if (weapon.profiles.length === 1 || foldName(mode) === foldName(name)) return name;
  return `${name} – ${mode.toLowerCase()}`;
}
