import { foldName } from './fold-name.ts';
import { type RecordHead, readDirectory } from './pack-directory.ts';
import type { Edition, PackBodies, RuleKind, RuleRecord } from './record.ts';
import { baseId } from './refs.ts';
import { makeSearch } from './search-records.ts';

/** A large pack that ships in parts: its names, and where to get each part. */
export type PartedSlot = {
  readonly edition: Edition;
  /** Kinds of its records: namesakes of other kinds are not looked for, so that most cards never load the names. */
  readonly kinds: readonly RuleKind[];
  /** What claims to be a `PackDirectory`. */
  readonly directory: () => Promise<unknown>;
  readonly part: (name: string) => Promise<PackBodies>;
};

export type PartedPack = {
  get(id: string): Promise<RuleRecord | undefined>;
  /** Records of the same base id, or of one of these folded names. */
  namesakes(id: string, names: ReadonlySet<string>): Promise<readonly RuleRecord[]>;
  search(query: string, limit: number): Promise<readonly RuleRecord[]>;
};

/**
 * Opens a parted pack: the names are loaded now, each part when a record of it is first asked for. A part that fails to
 * load counts as absent for that question and is tried again at the next.
 *
 * @throws when the directory cannot be had or read
 */
export async function openParted(slot: PartedSlot): Promise<PartedPack> {
  const heads = readDirectory(await slot.directory());
  if (!heads) throw new Error('The list of names is damaged.');
  const byId = new Map(heads.map((head) => [head.id, head]));
  const parts = new Map<string, Promise<PackBodies | undefined>>();
  let find: ReturnType<typeof makeSearch<RecordHead>> | undefined;

  const partOf = (name: string) => {
    const started = parts.get(name);
    if (started) return started;
    const promise = slot.part(name).catch(() => {
      parts.delete(name);
      return undefined;
    });
    parts.set(name, promise);
    return promise;
  };
  const recordOf = async ({ id, part }: RecordHead): Promise<RuleRecord | undefined> => {
    const records = (await partOf(part))?.records;
    return records && Object.hasOwn(records, id) ? records[id] : undefined;
  };
  const all = async (found: readonly RecordHead[]) =>
    (await Promise.all(found.map(recordOf))).filter((record) => record !== undefined);

  return {
    async get(id) {
      const head = byId.get(id);
      return head && recordOf(head);
    },
    namesakes(id, names) {
      const base = baseId(id);
      const same = ({ id: other, name, aliases = [] }: RecordHead) =>
        baseId(other) === base || [name, ...aliases].some((one) => names.has(foldName(one)));
      return all(heads.filter(same));
    },
    search(query, limit) {
      find ??= makeSearch(heads);
      return all(find(query, limit));
    },
  };
}
