import type { Ref } from '../text/tree.ts';
import { foldName } from './fold-name.ts';
import type { Edition, PackBodies, RuleRecord } from './record.ts';
import { baseId, parseRef, printRef } from './refs.ts';
import type { RuleSource } from './rule-source.ts';
import type { RecordSearch } from './search-records.ts';

/** A pack, or where to get it when it is first needed. */
export type PackSlot = PackBodies | { readonly edition: Edition; readonly load: () => Promise<PackBodies> };

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
 */
export function memorySource(slots: readonly PackSlot[]): RuleSource {
  const loading = new Map<PackSlot, Promise<PackBodies | undefined>>();
  let index: { readonly packs: readonly PackBodies[]; readonly search: RecordSearch } | undefined;

  const open = (slot: PackSlot): Promise<PackBodies | undefined> => {
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

  const editions = [...new Set(slots.map(({ edition }) => edition))].sort().reverse();

  const getOne = async (ref: Ref, edition: Edition): Promise<RuleRecord | undefined> => {
    const parsed = parseRef(ref);
    if (!parsed) return undefined;
    const order = parsed.edition ? [parsed.edition] : [edition, ...editions.filter((other) => other !== edition)];
    for (const one of order) {
      const found = find(await packsOf((other) => other === one), one, parsed.id);
      if (found) return found;
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
      const records = allRecords(packs);
      const order = parsed.edition ? [parsed.edition] : editions;
      const self = order.map((edition) => find(packs, edition, parsed.id)).find((record) => record !== undefined);
      const base = baseId(parsed.id);
      const names = new Set(self ? namesOf(self) : []);
      const same = records.filter(
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
      return search(query, limit);
    },
  };
}

/** The records of all packs, each reference once, the first pack that has it winning. */
function allRecords(packs: readonly PackBodies[]): RuleRecord[] {
  const records = new Map<Ref, RuleRecord>();
  for (const record of packs.flatMap((pack) => Object.values(pack.records))) {
    const ref = refOf(record);
    if (!records.has(ref)) records.set(ref, record);
  }
  return [...records.values()];
}
