import type { Problem } from '../../result/result.ts';
import { foldName } from '../../rules/fold-name.ts';
import type { PackBodies, RuleRecord, Source } from '../../rules/record.ts';
import { printRef } from '../../rules/refs.ts';
import type { Ref } from '../../text/tree.ts';
import type { FactsSource, GameVersion } from './source-shape.ts';

export const FACTS_EDITION = '11e';
export const FACTS_DOC = '40kdc-data';
export const FACTS_URL = 'https://40kdc.alpacasoft.dev';

/** What the converters of all kinds share. Problems of the source are collected in it. */
export type FactsContext = {
  readonly source: FactsSource;
  /** The record of our own pack of that name, for keywords and abilities. */
  ownRef(name: string): Ref | undefined;
  own(ref: Ref): RuleRecord | undefined;
  /** The day a dataslate counts from. */
  dateOf(version: GameVersion): string;
  originOf(version: GameVersion): Source;
  /** Factions in which a unit of `faction` looks up its weapons: its own, then the one it is part of. */
  lineage(faction: string): readonly string[];
  factionName(faction: string): string;
  /** Notes an error of the source: which row, what is wrong, and what became of it. */
  complain(code: string, where: string, what: string, mend: string): void;
  readonly problems: Problem[];
};

/** Whether the source itself calls a row provisional. */
export function isProvisional(version: GameVersion): boolean {
  return version.dataslate.includes('provisional');
}

/** @param own our own pack of the edition, whose records win over facts of the same name */
export function makeFactsContext(source: FactsSource, own: PackBodies): FactsContext {
  const problems: Problem[] = [];
  const byName = new Map<string, RuleRecord>();
  const records = Object.values(own.records);
  for (const record of records) byName.set(foldName(record.name), record);
  for (const record of records)
    for (const alias of record.aliases ?? []) if (!byName.has(foldName(alias))) byName.set(foldName(alias), record);
  const dates = new Map(source.gameVersions.map((version) => [version.dataslate, version.effective_date ?? '']));
  const factions = new Map(source.factions.map((faction) => [faction.id, faction]));
  const dateOf = ({ dataslate }: GameVersion) => dates.get(dataslate) ?? '';
  return {
    source,
    problems,
    ownRef(name) {
      const record = byName.get(foldName(name));
      return record && printRef(record.edition, record.id);
    },
    own: (ref) => own.records[ref.slice(ref.indexOf(':') + 1)],
    dateOf,
    originOf: (version) => ({
      doc: FACTS_DOC,
      ref: `${source.version}, ${version.dataslate}`,
      date: dateOf(version),
      url: FACTS_URL,
    }),
    lineage(faction) {
      const parent = factions.get(faction)?.parent_faction_id;
      return parent ? [faction, parent] : [faction];
    },
    factionName: (faction) => factions.get(faction)?.name ?? faction,
    complain(code, where, what, mend) {
      problems.push({ code, where, what, mend });
    },
  };
}
