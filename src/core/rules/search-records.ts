import { editDistance } from './edit-distance.ts';
import { parseKeyword } from './keyword.ts';
import type { RuleKind, RuleRecord } from './record.ts';

/** Letters and digits in lower case, words apart; accents and signs gone. */
function words(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}|['’]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+|\++/gu) ?? []
  );
}

/** What readers look up most comes first among equals. */
const USUAL: readonly RuleKind[] = [
  'weapon-ability',
  'core-ability',
  'core-stratagem',
  'core-concept',
  'faction-rule',
  'datasheet',
  'detachment-rule',
  'detachment-stratagem',
];

/** Saves as players write them; any number may stand in front. */
const NOTATION = [
  [/^[2-6x]\+{3}$/i, 'feel no pain'],
  [/^[2-6x]\+{2}$/i, 'invulnerable save'],
] as const;

/** What of a record is searched and sorted by; more is handed back as it came. */
export type Searchable = Pick<RuleRecord, 'id' | 'name' | 'edition' | 'kind' | 'set' | 'aliases' | 'forms'>;

type Entry<Item extends Searchable = Searchable> = {
  readonly record: Item;
  readonly names: readonly { readonly spaced: string; readonly glued: string; readonly parts: readonly string[] }[];
};

function entryOf<Item extends Searchable>(record: Item): Entry<Item> {
  const names = [record.name, ...(record.aliases ?? []), ...(record.forms ?? [])].map((name) => {
    const parts = words(name);
    return { spaced: parts.join(' '), glued: parts.join(''), parts };
  });
  return { record, names };
}

/** Rank of one name for a query; smaller is better, undefined is no match. */
function rankName(
  { spaced, glued, parts }: Entry['names'][number],
  query: readonly string[],
  alias: boolean,
): number | undefined {
  const wanted = query.join(' ');
  const wantedGlued = query.join('');
  if (glued === wantedGlued) return alias ? 1 : 0;
  if (spaced.startsWith(wanted) || glued.startsWith(wantedGlued)) return alias ? 5 : 2;
  const initials = parts.map((part) => part[0]).join('');
  if (parts.length > 1 && initials === wantedGlued) return 3;
  if (query.every((word) => parts.some((part) => part.startsWith(word)))) return alias ? 6 : 4;
  if (wantedGlued.length > 1 && glued.includes(wantedGlued)) return alias ? 8 : 7;
  const limit = wantedGlued.length < 4 ? 0 : wantedGlued.length < 8 ? 1 : 2;
  const distance = limit > 0 ? editDistance(glued, wantedGlued, limit) : 1;
  return distance <= limit ? 9 + distance : undefined;
}

function rank({ names }: Entry, query: readonly string[]): number | undefined {
  const ranks = names.flatMap((name, index) => rankName(name, query, index > 0) ?? []);
  return ranks.length > 0 ? Math.min(...ranks) : undefined;
}

function byName(a: Entry, b: Entry): number {
  const [left, right] = [a.names[0]?.spaced ?? '', b.names[0]?.spaced ?? ''];
  if (left !== right) return left < right ? -1 : 1;
  const set = Number(a.record.set !== 'core') - Number(b.record.set !== 'core');
  if (a.record.edition !== b.record.edition) return a.record.edition < b.record.edition ? 1 : -1;
  return set !== 0 ? set : a.record.id < b.record.id ? -1 : 1;
}

function usual({ record: { kind } }: Entry): number {
  const place = USUAL.indexOf(kind);
  return place < 0 ? USUAL.length : place;
}

export type RecordSearch<Item extends Searchable = RuleRecord> = (query: string, limit: number) => readonly Item[];

/**
 * Search by name over records: exact, prefix, initials ("fnp"), beginnings of words, part of a name, alias, small slips.
 * A value behind the name is ignored ("sustained hits 2"). An empty query lists everything by name, newest edition first.
 */
export function makeSearch<Item extends Searchable>(records: readonly Item[]): RecordSearch<Item> {
  const entries = records.map(entryOf).sort(byName);
  const find = (query: readonly string[]): { entry: Entry<Item>; rank: number }[] =>
    entries.flatMap((entry) => {
      const found = rank(entry, query);
      return found === undefined ? [] : [{ entry, rank: found }];
    });
  return (query, limit) => {
    const typed = words(query);
    if (typed.length === 0) return entries.slice(0, limit).map(({ record }) => record);
    let found = find(typed);
    const parsed = parseKeyword(query);
    if (found.length === 0 && parsed && (parsed.value !== undefined || parsed.keyword !== undefined)) {
      found = find(words(parsed.name));
    }
    const notation = NOTATION.find(([form]) => form.test(query.trim()));
    if (found.length === 0 && notation) found = find(words(notation[1]));
    // The entries are in order of name already, and sorting is stable.
    found.sort((a, b) => a.rank - b.rank || usual(a.entry) - usual(b.entry));
    return found.slice(0, limit).map(({ entry }) => entry.record);
  };
}
