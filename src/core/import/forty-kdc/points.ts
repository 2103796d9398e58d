import type { Datasheet } from '../../rules/record.ts';
import type { FactsContext } from './facts-context.ts';
import type { PointsRow, UnitRow } from './source-shape.ts';

type Points = Datasheet['points'][number];

/** What a unit costs, by size and by how many of it are in the army; the first row is what the smallest one costs. */
export function unitPoints(unit: UnitRow, context: FactsContext): readonly Points[] {
  const where = `units/${unit.faction_id}/${unit.id}`;
  const date = context.dateOf(unit.game_version);
  const priced = (rows: readonly PointsRow[]) =>
    rows.flatMap((row): Points[] => {
      if (row.models < 1 || row.cost < 0 || !Number.isInteger(row.cost)) {
        const what = `${row.cost} points for ${row.models} models.`;
        context.complain('impossible-value', where, what, 'The row is left out.');
        return [];
      }
      const note = noteOf(row, context);
      return [{ models: row.models_max ?? row.models, cost: row.cost, date, ...(note && { note }) }];
    });
  return [...priced(unit.points ?? []), ...priced(unit.allied_points ?? [])];
}

function noteOf(
  { models, models_max, unit_count_min, unit_count_max, host_faction }: PointsRow,
  context: FactsContext,
): string {
  const notes: string[] = [];
  if (models_max && models_max !== models) notes.push(`${models} to ${models_max} models`);
  const from = unit_count_min ?? 1;
  if (unit_count_max && from === 1) notes.push(unit_count_max === 1 ? 'the first' : `the first ${unit_count_max}`);
  else if (unit_count_max && unit_count_max !== from) notes.push(`units ${from} to ${unit_count_max}`);
  else if (unit_count_max) notes.push(`unit ${from}`);
  else if (from > 1) notes.push(`each from unit ${from}`);
  if (host_faction) notes.push(`in armies of ${context.factionName(host_faction)}`);
  return notes.join('; ');
}
