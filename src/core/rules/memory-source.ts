import type { Ref } from '../text/tree.ts';
import { foldName } from './fold-name.ts';
import type { PartedPack, PartedSlot } from './parted-pack.ts';
import type { Edition, PackBodies, RuleRecord } from './record.ts';
import { baseId, parseRef, printRef } from './refs.ts';
import type { RuleSource } from './rule-source.ts';
import type { RecordSearch } from './search-records.ts';

type WholeSlot = PackBodies | { readonly edition: Edition; readonly load: () => Promise<PackBodies> };

/** A pack, or where to get it when it is first needed, or the names and parts of a large one. */
export type PackSlot = WholeSlot | PartedSlot;

/** Shorter queries list what is usual; a large pack would only fill the list. */
const LEAST_FOR_PARTED = 3;
/** More would load a part for each of many armies. */
const MOST_OF_PARTED = 10;

function refOf(record: RuleRecord): Ref {
  return printRef(record.edition, record.id);
}

function namesOf({ name, aliases = [] }: RuleRecord): string[] {
  return [name, ...aliases].map(foldName);
}

function find(packs: readonly PackBodies[], edition: Edition, id: string): RuleRecord | undefined {
  for (const pack of packs) {
    if (pack.edition === edition && Object.hasOwn(pack.records, id)) return pack.records[id];
  }
  return undefined;
}

/**
 * A RuleSource over packs in memory, those listed first taking precedence. Packs given by `load` are fetched once, when a
 * question needs their edition; one that fails to load counts as absent for that question and is tried again at the next.
 * Large packs come after all others: they are asked for what those do not have, and load only the parts that have it.
 */
export function memorySource(all: readonly PackSlot[]): RuleSource {
  const slots = all.filter((slot): slot is WholeSlot => !('directory' in slot));
  const large = all.filter((slot): slot is PartedSlot => 'directory' in slot);
  const opening = new Map<PartedSlot, Promise<PartedPack | undefined>>();
  const loading = new Map<WholeSlot, Promise<PackBodies | undefined>>();
  let index: { readonly packs: readonly PackBodies[]; readonly search: RecordSearch } | undefined;

  const open = (slot: WholeSlot): Promise<PackBodies | undefined> => {
    if (!('load' in slot)) return Promise.resolve(slot);
    const started = loading.get(slot);
    if (started) return started;
    const promise = slot.load().catch(() => {
      loading.delete(slot);
      return undefined;
    });
    loading.set(slot, promise);
    return promise;
  };

  const packsOf = async (wanted: (edition: Edition) => boolean): Promise<readonly PackBodies[]> => {
    const opened = await Promise.all(slots.filter(({ edition }) => wanted(edition)).map(open));
    return opened.filter((pack) => pack !== undefined);
  };

  const openLarge = (slot: PartedSlot): Promise<PartedPack | undefined> => {
    const started = opening.get(slot);
    if (started) return started;
    const promise = import('./on-request.ts')
      .then(({ openParted }) => openParted(slot))
      .catch(() => {
        opening.delete(slot);
        return undefined;
      });
    opening.set(slot, promise);
    return promise;
  };

  const largeOf = async (wanted: (slot: PartedSlot) => boolean): Promise<readonly PartedPack[]> => {
    const opened = await Promise.all(large.filter(wanted).map(openLarge));
    return opened.filter((pack) => pack !== undefined);
  };

  const editions = [...new Set(all.map(({ edition }) => edition))].sort().reverse();

  const getOne = async (ref: Ref, edition: Edition): Promise<RuleRecord | undefined> => {
    const parsed = parseRef(ref);
    if (!parsed) return undefined;
    const order = parsed.edition ? [parsed.edition] : [edition, ...editions.filter((other) => other !== edition)];
    for (const one of order) {
      const found = find(await packsOf((other) => other === one), one, parsed.id);
      if (found) return found;
      for (const pack of await largeOf((slot) => slot.edition === one)) {
        const record = await pack.get(parsed.id);
        if (record) return record;
      }
    }
    return undefined;
  };

  /** Cards seldom search, so what it takes is loaded with the first question. */
  const searchIn = async (packs: readonly PackBodies[]): Promise<RecordSearch> => {
    const { makeSearch } = await import('./on-request.ts');
    if (index?.packs.length !== packs.length || !index.packs.every((pack, at) => pack === packs[at]))
      index = { packs, search: makeSearch(allRecords(packs)) };
    return index.search;
  };

  return {
    get: (refs, edition) => Promise.all(refs.map((ref) => getOne(ref, edition))),
    async variants(ref) {
      const packs = await packsOf(() => true);
      const parsed = parseRef(ref);
      if (!parsed) return [];
      const own = allRecords(packs);
      const order = parsed.edition ? [parsed.edition] : editions;
      const self = await getOne(ref, order[0] ?? '11e');
      const base = baseId(parsed.id);
      const names = new Set(self ? namesOf(self) : []);
      const likely = await largeOf(({ kinds }) => self !== undefined && kinds.includes(self.kind));
      const more = await Promise.all(likely.map((pack) => pack.namesakes(parsed.id, names)));
      const same = unique([...own, ...more.flat()]).filter(
        (record) => baseId(record.id) === base || namesOf(record).some((name) => names.has(name)),
      );
      const closeness = (record: RuleRecord): number =>
        (record === self ? -10 : 0) +
        (record.edition === (self?.edition ?? editions[0]) ? 0 : 4) +
        (record.set === 'core' ? 0 : record.set === 'boarding-actions' ? 1 : 2);
      return same.sort((a, b) => closeness(a) - closeness(b) || (refOf(a) < refOf(b) ? -1 : 1));
    },
    async search(query, limit) {
      const search = await searchIn(await packsOf(() => true));
      if (large.length === 0 || query.trim().length < LEAST_FOR_PARTED) return search(query, limit);
      const found = search(query, limit);
      const more = await Promise.all(
        (await largeOf(() => true)).map((pack) => pack.search(query, Math.min(limit, MOST_OF_PARTED))),
      );
      // Both lists are in order already; together they are ranked once more, as one.
      const { makeSearch } = await import('./on-request.ts');
      return makeSearch(unique([...found, ...more.flat()]))(query, limit);
    },
  };
}

/** The records of all packs, each reference once, the first pack that has it winning. */
function allRecords(packs: readonly PackBodies[]): RuleRecord[] {
  return unique(packs.flatMap((pack) => Object.values(pack.records)));
}

function unique(all: readonly RuleRecord[]): RuleRecord[] {
  const records = new Map<Ref, RuleRecord>();
  for (const record of all) if (!records.has(refOf(record))) records.set(refOf(record), record);
  return [...records.values()];
}
