import { foldName } from '../../rules/fold-name.ts';
import type { Datasheet, KeywordUse, Profile } from '../../rules/record.ts';
import { printRef } from '../../rules/refs.ts';
import type { Block, Ref } from '../../text/tree.ts';
import { FACTS_EDITION, type FactsContext, isProvisional } from './facts-context.ts';
import { counted, figures, move, rollOf } from './figures.ts';
import { linked } from './keywords.ts';
import { gistOf, MISSING_TEXT, sentence } from './missing-text.ts';
import { inWords, tidyName } from './names.ts';
import { unitPoints } from './points.ts';
import type { AbilityRow, UnitProfileRow, UnitRow } from './source-shape.ts';
import type { UnitMakeUp } from './unit-make-up.ts';
import { unitWeapons, type WeaponIndex } from './weapons.ts';

export const unitKey = ({ faction_id, id }: { readonly faction_id: string; readonly id: string }): string =>
  `units/${faction_id}/${id}`;

export type UnitNeeds = {
  readonly weapons: WeaponIndex;
  readonly abilities: ReadonlyMap<string, AbilityRow>;
  readonly makeUp: UnitMakeUp;
  /** References of the units it leads and of those that lead it. */
  readonly leads: readonly Ref[];
  readonly ledBy: readonly Ref[];
};

/** A datasheet of facts: figures, weapons, names of abilities, cost, make-up. Undefined when its figures are impossible. */
export function datasheetOf(unit: UnitRow, id: string, needs: UnitNeeds, context: FactsContext): Datasheet | undefined {
  const profiles = unit.profiles.flatMap((profile) => unitProfile(unit, profile, context));
  if (profiles.length === 0) return undefined;
  const name = tidyName(unit.name);
  const weapons = unitWeapons(unit, needs.weapons, context);
  const points = unitPoints(unit, context);
  const { core, faction, names } = unitAbilities(unit, needs.abilities, context);
  const factionName = context.factionName(unit.faction_id);
  const [first] = profiles;
  const [cheapest] = points;
  const options = (unit.wargear_costs ?? []).flatMap(({ item_id, cost }) =>
    wargearCost(unit, item_id, cost, needs, context),
  );
  const shaky = [
    ...(isProvisional(unit.game_version) ? ['characteristics'] : []),
    ...(unit.points_provisional ? ['points'] : []),
    ...(weapons.provisional ? ['weapons'] : []),
  ];
  const body: Block[] = [];
  if (names.length > 0)
    body.push(sentence(`${names.length > 1 ? 'Abilities' : 'Ability'}: ${inWords(names)}. ${MISSING_TEXT}`));
  const room = unit.transport_capacity?.capacity;
  if (room !== undefined && room > 0) body.push(sentence(`Transports ${room === 1 ? '1 model' : `${room} models`}.`));
  if (unit.game_modes?.includes('combat-patrol')) body.push(sentence('Only in games of Combat Patrol.'));
  if (shaky.length > 0) body.push(sentence(`The source calls these provisional: ${inWords(shaky)}.`));
  return {
    id,
    name,
    edition: FACTS_EDITION,
    kind: 'datasheet',
    set: unit.faction_id,
    setName: factionName,
    faction: factionName,
    source: context.originOf(unit.game_version),
    gist: gistOf([
      factionName,
      first ? `T${first.T}` : '',
      first ? `Sv ${first.Sv}` : '',
      first ? `W${first.W}` : '',
      cheapest ? `from ${cheapest.cost} points` : '',
    ]),
    body,
    ...(unit.aliases?.length && { aliases: unit.aliases.map(tidyName) }),
    ...(shaky.length > 0 && { provisional: true }),
    profiles,
    weapons: weapons.rows,
    abilities: { core, faction, own: [] },
    options,
    composition: needs.makeUp.composition,
    ...(needs.makeUp.loadout.length > 0 && { loadout: needs.makeUp.loadout }),
    points,
    keywords: unit.keywords.map(tidyName),
    factionKeywords: unit.faction_keywords.map(tidyName),
    leads: needs.leads,
    ledBy: needs.ledBy,
  };
}

function unitProfile(unit: UnitRow, profile: UnitProfileRow, context: FactsContext): Profile[] {
  const read = figures({
    M: move(profile.M),
    T: counted('T', profile.T, 1, 20),
    Sv: rollOf('Sv', profile.Sv, 2, 7),
    W: counted('W', profile.W, 1, 99),
    Ld: rollOf('Ld', profile.Ld, 2, 12),
    OC: counted('OC', profile.OC, 0, 30),
  });
  const where = unitKey(unit);
  if ('wrong' in read) {
    context.complain('impossible-value', where, `"${profile.name}" has ${read.wrong}.`, 'The profile is left out.');
    return [];
  }
  const base = baseOf(unit);
  const InSv = invulnerable(profile, where, context);
  return [{ name: tidyName(profile.name), ...read.texts, ...(InSv && { InSv }), ...(base && { base }) }];
}

function invulnerable(
  { invuln_sv, invuln_sv_ranged, invuln_sv_melee }: UnitProfileRow,
  where: string,
  context: FactsContext,
): string | undefined {
  const kinds = [
    [invuln_sv, ''],
    [invuln_sv_ranged, ' (ranged)'],
    [invuln_sv_melee, ' (melee)'],
  ] as const;
  const texts = kinds.flatMap(([value, note]) => {
    if (value === null || value === undefined) return [];
    const read = rollOf('Invulnerable Save', value);
    if ('text' in read) return [read.text + note];
    context.complain('impossible-value', where, `${read.wrong}.`, 'The save is left out.');
    return [];
  });
  return texts.length > 0 ? texts.join(', ') : undefined;
}

function baseOf({ base_size_mm: base }: UnitRow): string | undefined {
  if (!base || !('shape' in base)) return undefined;
  if (base.diameter) return `${base.diameter} mm`;
  if (base.width && base.length) return `${base.width} × ${base.length} mm`;
  return base.shape === 'hull' ? 'hull' : undefined;
}

/** Core and faction abilities as keywords with our own record where there is one; of the unit's own only the names. */
function unitAbilities(
  unit: UnitRow,
  abilities: ReadonlyMap<string, AbilityRow>,
  context: FactsContext,
): { readonly core: KeywordUse[]; readonly faction: KeywordUse[]; readonly names: string[] } {
  const core: KeywordUse[] = [];
  const faction: KeywordUse[] = [];
  const names: string[] = [];
  const role = unit.attachment_role;
  for (const id of unit.ability_ids ?? []) {
    const ability = [...context.lineage(unit.faction_id), '']
      .map((one) => abilities.get(`${one} ${id}`))
      .find((found) => found !== undefined);
    if (!ability) {
      context.complain('dangling', unitKey(unit), `ability "${id}" is not in the source.`, 'Its name is left out.');
      continue;
    }
    const name = tidyName(ability.name);
    if (ability.ability_type === 'core') core.push(linked(name.replace(/ \(.*\)$/, ''), context));
    else if (ability.ability_type === 'faction') faction.push(linked(name, context));
    else if (!names.some((other) => foldName(other) === foldName(name))) names.push(name);
  }
  const plain = role === 'leader' ? 'Leader' : role === 'support' ? 'Support' : undefined;
  if (plain && !core.some(({ text }) => text === plain)) core.push(linked(plain, context));
  const once = (uses: KeywordUse[]) => [...new Map(uses.map((use) => [use.text, use])).values()];
  return { core: once(core), faction: once(faction), names };
}

/** "Twin multi-melta: 15 points more." */
function wargearCost(
  unit: UnitRow,
  id: string,
  cost: number,
  { weapons }: UnitNeeds,
  { source: { wargear }, complain }: FactsContext,
): readonly (readonly Block[])[] {
  const item = weapons.find(id, unit.faction_id) ?? wargear.find((one) => one.id === id);
  if (!item) {
    complain('dangling', unitKey(unit), `wargear "${id}" is not in the source.`, 'Its cost is left out.');
    return [];
  }
  return cost === 0 ? [] : [[sentence(`${tidyName(item.name)}: ${cost} points more.`)]];
}

/** The reference a unit's record gets. */
export function unitRef(id: string): Ref {
  return printRef(FACTS_EDITION, id);
}
