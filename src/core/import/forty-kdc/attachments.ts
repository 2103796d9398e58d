import { foldName } from '../../rules/fold-name.ts';
import type { FactsContext } from './facts-context.ts';
import type { UnitRow } from './source-shape.ts';
import { unitKey } from './units.ts';

export type Attachments = {
  /** Keys of the units a unit may lead, and of those that may lead it. */
  readonly leads: ReadonlyMap<string, readonly string[]>;
  readonly ledBy: ReadonlyMap<string, readonly string[]>;
};

/**
 * Who may lead whom. The source names units without their faction: those of the leader's own faction count first, then
 * those of the faction it is part of.
 */
export function attachments(units: readonly UnitRow[], context: FactsContext): Attachments {
  const byId = new Map<string, UnitRow[]>();
  for (const unit of units) byId.set(unit.id, [...(byId.get(unit.id) ?? []), unit]);
  const leads = new Map<string, Set<string>>();
  const ledBy = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, key: string, other: string) => {
    const set = map.get(key) ?? new Set();
    map.set(key, set.add(other));
  };
  for (const row of context.source.leaderAttachments) {
    const where = `leaderAttachments/${row.leader_id}`;
    const leaders = byId.get(row.leader_id) ?? [];
    if (leaders.length === 0)
      context.complain(
        'dangling',
        where,
        `leader "${row.leader_id}" is no unit of the source.`,
        'The row is left out.',
      );
    const keywords = new Set((row.eligible_bodyguard_keywords ?? []).map(foldName));
    for (const leader of leaders) {
      const lineage = context.lineage(leader.faction_id);
      const near = (others: readonly UnitRow[]) =>
        lineage.map((faction) => others.filter((one) => one.faction_id === faction)).find(({ length }) => length > 0);
      for (const id of row.eligible_bodyguard_ids) {
        const guards = byId.get(id) ?? [];
        if (guards.length === 0)
          context.complain('dangling', where, `bodyguard "${id}" is no unit of the source.`, 'It is left out.');
        for (const guard of near(guards) ?? guards.slice(0, 1)) {
          add(leads, unitKey(leader), unitKey(guard));
          add(ledBy, unitKey(guard), unitKey(leader));
        }
      }
      if (keywords.size === 0) continue;
      for (const guard of units) {
        if (!lineage.includes(guard.faction_id) || !guard.keywords.some((one) => keywords.has(foldName(one)))) continue;
        add(leads, unitKey(leader), unitKey(guard));
        add(ledBy, unitKey(guard), unitKey(leader));
      }
    }
  }
  const lists = (map: Map<string, Set<string>>) => new Map([...map].map(([key, set]) => [key, [...set]] as const));
  return { leads: lists(leads), ledBy: lists(ledBy) };
}
