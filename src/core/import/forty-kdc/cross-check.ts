import type { Problem } from '../../result/result.ts';
import { foldName } from '../../rules/fold-name.ts';
import { idOfName } from './names.ts';
import type { FactsSource } from './source-shape.ts';

/**
 * What contradicts itself in the source without keeping a row out of the pack: references to what is not there, units
 * without cost or weapons, keywords that nobody has, names shared where they should tell things apart.
 */
export function crossCheck(source: FactsSource): readonly Problem[] {
  const problems: Problem[] = [];
  const say = (code: string, where: string, what: string) =>
    problems.push({ code, where, what, mend: 'Shown as the source has it.' });
  const factions = new Set(source.factions.map(({ id }) => id));
  const units = new Map(source.units.map((unit) => [`${unit.faction_id} ${unit.id}`, unit]));
  const keywords = new Set(
    [...units.values()].flatMap((unit) => [...unit.keywords, ...unit.faction_keywords]).map(foldName),
  );
  const names = new Map<string, string>();
  for (const [key, unit] of units) {
    const where = `units/${key.replace(' ', '/')}`;
    if (!factions.has(unit.faction_id)) say('dangling', where, `faction "${unit.faction_id}" is not in the source.`);
    if (!unit.points?.length) say('missing', where, 'has no points.');
    if (!unit.weapon_ids?.length) say('missing', where, 'has no weapons.');
    const shared = `${unit.faction_id} ${idOfName(unit.name)}`;
    const other = names.get(shared);
    if (other) say('same-name', where, `is called as ${other} is.`);
    names.set(shared, where);
  }
  const stratagems = new Set(source.stratagems.map(({ id }) => id));
  const enhancements = new Set(source.enhancements.map(({ id }) => id));
  const detachments = new Map(source.detachments.map((row) => [`${row.faction_id} ${row.id}`, row]));
  for (const [key, row] of detachments) {
    const where = `detachments/${key.replace(' ', '/')}`;
    if (!factions.has(row.faction_id)) say('dangling', where, `faction "${row.faction_id}" is not in the source.`);
    for (const id of row.stratagem_ids ?? [])
      if (!stratagems.has(id)) say('dangling', where, `stratagem "${id}" is not in the source.`);
    for (const id of row.enhancement_ids ?? [])
      if (!enhancements.has(id)) say('dangling', where, `enhancement "${id}" is not in the source.`);
  }
  for (const row of source.unitCompositions)
    if (!units.has(`${row.faction_id} ${row.unit_id}`))
      say('dangling', `unitCompositions/${row.faction_id}/${row.unit_id}`, 'is of no unit in the source.');
  for (const weapon of new Map(source.weapons.map((one) => [`${one.faction_id}/${one.id}`, one])).values()) {
    const where = `weapons/${weapon.faction_id}/${weapon.id}`;
    for (const { name, range, stats, keywords: uses = [] } of weapon.profiles) {
      const has = (id: string) => uses.some(({ keyword_id }) => keyword_id === id);
      if (range === 'Melee' && (has('pistol') || has('rapid-fire') || has('torrent')))
        say('odd-keyword', where, `"${name}" is a melee row with a keyword of shooting.`);
      if (has('torrent') && (stats.BS ?? null) !== null)
        say('odd-value', where, `"${name}" has Torrent and BS ${stats.BS}+.`);
      for (const { parameters } of uses)
        for (const target of parameters?.target_keyword?.split('/') ?? [])
          if (!keywords.has(foldName(target)))
            say('odd-keyword', where, `"${name}" names "${target}", which no unit is.`);
    }
  }
  return problems;
}
