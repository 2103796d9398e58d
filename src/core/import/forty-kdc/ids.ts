import { idOfName } from './names.ts';

/** Something that gets a record: its key in the source, its name, and the set that tells it from its namesakes. */
export type Named = { readonly key: string; readonly name: string; readonly set: string; readonly kind: string };

/**
 * Ids for all records: the name alone where it is one of a kind, else `name--set`, and with the kind behind it where even
 * that is shared. Ids that our own pack has are never given.
 *
 * @returns ids by key; a row without letters in its name, or that stands twice, gets none
 */
export function allocateIds(all: readonly Named[], taken: ReadonlySet<string>): ReadonlyMap<string, string> {
  const count = new Map<string, number>();
  for (const { name } of all) count.set(idOfName(name), (count.get(idOfName(name)) ?? 0) + 1);
  const used = new Set(taken);
  const ids = new Map<string, string>();
  for (const { key, name, set, kind } of all) {
    const base = idOfName(name);
    if (base === '' || ids.has(key)) continue;
    const inSet = `${base}--${idOfName(set)}`;
    const choices = [...(count.get(base) === 1 ? [base] : []), inSet, `${inSet}-${kind}`];
    const id = choices.find((choice) => !used.has(choice));
    if (id === undefined) continue;
    used.add(id);
    ids.set(key, id);
  }
  return ids;
}
