import { PACK_SCHEMA } from './pack-schema.ts';
import type { Edition, PackBodies, RuleKind, RuleRecord } from './record.ts';

/** What is known of a record before its part of the pack is loaded: enough to search for it. */
export type RecordHead = Pick<RuleRecord, 'id' | 'name' | 'edition' | 'kind' | 'set' | 'aliases' | 'forms'> & {
  readonly part: string;
};

/** The names of a large pack, which ships in parts: `directory.json` beside `<part>.bodies.json`. */
export type PackDirectory = {
  readonly schema: number;
  readonly pack: string;
  readonly edition: Edition;
  readonly revision: string;
  readonly parts: readonly string[];
  readonly kinds: readonly RuleKind[];
  readonly sets: readonly string[];
  /** id, name, then places in `kinds`, `sets` and `parts`, and the other names where there are some. */
  readonly heads: readonly (readonly [string, string, number, number, number, ...string[]])[];
};

/** Cuts a pack into parts. `partOf` answers for each id, with a name that can be a file's. */
export function cutPack(
  bodies: PackBodies,
  partOf: (id: string) => string,
): { readonly directory: PackDirectory; readonly parts: ReadonlyMap<string, PackBodies> } {
  const records = Object.values(bodies.records);
  const listed = <Item>(of: (record: RuleRecord) => Item): Item[] => [...new Set(records.map(of))].sort();
  const parts = listed(({ id }) => partOf(id));
  const kinds = listed(({ kind }) => kind);
  const sets = listed(({ set }) => set);
  const heads = records.map(
    ({ id, name, kind, set, aliases = [] }) =>
      [id, name, kinds.indexOf(kind), sets.indexOf(set), parts.indexOf(partOf(id)), ...aliases] as const,
  );
  const { schema, pack, edition, revision } = bodies;
  return {
    directory: { schema, pack, edition, revision, parts, kinds, sets, heads },
    parts: new Map(
      parts.map((part) => {
        const inside = records.filter(({ id }) => partOf(id) === part).map((record) => [record.id, record] as const);
        return [part, { ...bodies, pack: `${pack}--${part}`, records: Object.fromEntries(inside) }];
      }),
    ),
  };
}

const isTexts = (data: unknown): data is string[] =>
  Array.isArray(data) && data.every((item) => typeof item === 'string');

/** The heads of a directory as read from a file; undefined when it is damaged or of another version. */
export function readDirectory(data: unknown): readonly RecordHead[] | undefined {
  const directory = data as PackDirectory | undefined;
  if (directory?.schema !== PACK_SCHEMA || !Array.isArray(directory.heads)) return undefined;
  const { edition, parts, kinds, sets } = directory;
  if (!isTexts(parts) || !isTexts(kinds) || !isTexts(sets) || (edition !== '10e' && edition !== '11e'))
    return undefined;
  return directory.heads.flatMap((head: unknown) => {
    if (!Array.isArray(head)) return [];
    const [id, name, ...rest] = head as readonly unknown[];
    const [kind, set, part] = [kinds[Number(rest[0])], sets[Number(rest[1])], parts[Number(rest[2])]];
    const aliases = rest.slice(3);
    if (typeof id !== 'string' || typeof name !== 'string' || !isTexts(aliases)) return [];
    if (kind === undefined || set === undefined || part === undefined) return [];
    return [{ id, name, edition, kind, set, part, ...(aliases.length > 0 && { aliases }) }];
  });
}
