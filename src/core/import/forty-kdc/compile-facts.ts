import type { Problem } from '../../result/result.ts';
import { fingerprint } from '../../rules/fingerprint.ts';
import { PACK_SCHEMA } from '../../rules/pack-schema.ts';
import type { PackBodies, RuleRecord } from '../../rules/record.ts';
import { type Attachments, attachments } from './attachments.ts';
import { detachmentKey, detachmentOf, type Listed } from './detachments.ts';
import { enhancementKey, enhancementName, enhancementOf } from './enhancements.ts';
import { FACTS_EDITION, type FactsContext, makeFactsContext } from './facts-context.ts';
import { allocateIds, type Named } from './ids.ts';
import { headlineName, tidyName } from './names.ts';
import type { AbilityRow, DetachmentRow, FactsSource } from './source-shape.ts';
import { stratagemKey, stratagemOf } from './stratagems.ts';
import { NO_MAKE_UP, unitMakeUp } from './unit-make-up.ts';
import { datasheetOf, unitKey, unitRef } from './units.ts';
import { indexWeapons } from './weapons.ts';

export const FACTS_PACK = 'wh40k-11e-facts';

export type CompiledFacts = {
  readonly bodies: PackBodies;
  /** The faction each record belongs to, by id: what the pack is cut by. */
  readonly factionOf: Readonly<Record<string, string>>;
  /** Errors of the source, each with what became of the row. */
  readonly problems: readonly Problem[];
};

/**
 * Compiles the package's data to a pack: datasheets, heads of stratagems, detachments, enhancements. Impossible rows and
 * fields are left out and reported; never throws.
 *
 * @param own our own pack of the edition: its ids are not given again, keywords link to its records, and its core
 *   stratagems stand for those of the source
 */
export function compileFacts(source: FactsSource, own: PackBodies): CompiledFacts {
  const context = makeFactsContext(source, own);
  const rows = soundRows(source, context);
  const ids = allocateIds(rows.named, new Set(Object.keys(own.records)));
  for (const { key } of rows.named)
    if (!ids.has(key)) context.complain('no-id', key, 'has no name of its own.', 'The row is left out.');
  const factionOf: Record<string, string> = {};
  const records: RuleRecord[] = [];
  const keep = (record: RuleRecord | undefined, faction: string): void => {
    if (!record) return;
    records.push(record);
    factionOf[record.id] = faction;
  };
  const abilities = new Map<string, AbilityRow>();
  for (const ability of source.abilities) {
    for (const key of [`${ability.faction_id ?? ''} ${ability.ability_id}`, ` ${ability.ability_id}`])
      if (!abilities.has(key)) abilities.set(key, ability);
  }
  const weapons = indexWeapons(context);
  const makeUps = new Map(
    source.unitCompositions.map((row) => [unitKey({ faction_id: row.faction_id, id: row.unit_id }), row]),
  );
  const led = attachments(rows.units, context);
  const refs = (map: Attachments['leads'], key: string) =>
    (map.get(key) ?? [])
      .flatMap((other) => ids.get(other) ?? [])
      .sort()
      .map(unitRef);
  for (const unit of rows.units) {
    const key = unitKey(unit);
    const id = ids.get(key);
    const composition = makeUps.get(key);
    const makeUp = composition ? unitMakeUp(composition, weapons, context) : NO_MAKE_UP;
    const needs = { weapons, abilities, makeUp, leads: refs(led.leads, key), ledBy: refs(led.ledBy, key) };
    if (id) keep(datasheetOf(unit, id, needs, context), unit.faction_id);
  }
  const lists = new Map<string, { stratagems: Listed[]; enhancements: Listed[] }>();
  const listOf = (row: DetachmentRow) => {
    const list = lists.get(row.id) ?? { stratagems: [], enhancements: [] };
    lists.set(row.id, list);
    return list;
  };
  for (const { row, detachment } of rows.stratagems) {
    const id = ids.get(stratagemKey(row));
    const record = id && stratagemOf(row, id, tidyName(detachment.name), context);
    if (!record) continue;
    keep(record, detachment.faction_id);
    listOf(detachment).stratagems.push({ id: record.id, name: record.name, note: `${record.cp} CP` });
  }
  for (const { row, detachment } of rows.enhancements) {
    const id = ids.get(enhancementKey(row));
    const record = id && enhancementOf(row, id, tidyName(detachment.name), context);
    if (!record) continue;
    keep(record, detachment.faction_id);
    listOf(detachment).enhancements.push({ id: record.id, name: record.name, note: `${record.cost} points` });
  }
  for (const row of rows.detachments) {
    const id = ids.get(detachmentKey(row));
    if (id) keep(detachmentOf(row, id, listOf(row), abilities, context), row.faction_id);
  }
  // A unit may have been left out after others had been told of it.
  const alive = livingLinks(records);
  const sorted = alive.sort((a, b) => (a.id < b.id ? -1 : 1));
  const date =
    source.gameVersions
      .map((version) => version.effective_date ?? '')
      .sort()
      .at(-1) ?? '';
  const body = Object.fromEntries(sorted.map((record) => [record.id, record]));
  const bodies: PackBodies = {
    schema: PACK_SCHEMA,
    pack: FACTS_PACK,
    name: 'Warhammer 40,000, 11th edition: facts of every army',
    edition: FACTS_EDITION,
    date,
    revision: fingerprint(JSON.stringify([PACK_SCHEMA, date, body])),
    records: body,
  };
  return { bodies, factionOf, problems: context.problems };
}

/** The rows that get records, once each, with their detachments; what stands twice or belongs nowhere is reported. */
function soundRows(source: FactsSource, context: FactsContext) {
  // Factions bring the rows of the faction they are part of once more: only copies that differ are an error.
  const once = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] => {
    const seen = new Map<string, Row>();
    for (const row of rows) {
      const key = keyOf(row);
      const first = seen.get(key);
      if (!first) seen.set(key, row);
      else if (JSON.stringify(first) !== JSON.stringify(row))
        context.complain('duplicate', key, 'stands in the source twice, with different facts.', 'The first counts.');
    }
    return [...seen.values()];
  };
  const units = once(source.units, unitKey);
  // A chapter brings the detachments of its faction along; one record is enough for all of them.
  const whole = new Set(source.detachments.map(detachmentKey));
  const detachments = once(source.detachments, detachmentKey).filter((row) => {
    const [, parent] = context.lineage(row.faction_id);
    return !parent || !whole.has(detachmentKey({ ...row, faction_id: parent }));
  });
  const byId = new Map(detachments.map((row) => [row.id, row]));
  const within = <Row extends { readonly detachment_id: string | null }>(rows: Row[], keyOf: (row: Row) => string) =>
    rows.flatMap((row) => {
      const detachment = byId.get(row.detachment_id ?? '');
      if (detachment) return [{ row, detachment }];
      const what = `detachment "${row.detachment_id}" is not in the source.`;
      context.complain('dangling', keyOf(row), what, 'The row is left out.');
      return [];
    });
  const ours = (name: string) => context.own(context.ownRef(name) ?? '')?.kind === 'core-stratagem';
  const stratagems = within(
    once(source.stratagems, stratagemKey).filter(({ category, name }) => !(category === 'core' && ours(name))),
    stratagemKey,
  );
  const enhancements = within(once(source.enhancements, enhancementKey), enhancementKey);
  const named: Named[] = [
    ...units.map((row) => ({ key: unitKey(row), name: tidyName(row.name), set: row.faction_id, kind: 'unit' })),
    ...detachments.map((row) => ({
      key: detachmentKey(row),
      name: tidyName(row.name),
      set: row.faction_id,
      kind: 'detachment',
    })),
    ...stratagems.map(({ row }) => ({
      key: stratagemKey(row),
      name: headlineName(row.name),
      set: row.detachment_id ?? '',
      kind: 'stratagem',
    })),
    ...enhancements.map(({ row }) => ({
      key: enhancementKey(row),
      name: enhancementName(row),
      set: row.detachment_id,
      kind: 'enhancement',
    })),
  ];
  return { units, detachments, stratagems, enhancements, named };
}

function livingLinks(records: readonly RuleRecord[]): RuleRecord[] {
  const refs = new Set(records.map(({ id }) => unitRef(id)));
  return records.map((record) =>
    record.kind === 'datasheet'
      ? {
          ...record,
          leads: record.leads.filter((ref) => refs.has(ref)),
          ledBy: record.ledBy.filter((ref) => refs.has(ref)),
        }
      : record,
  );
}
