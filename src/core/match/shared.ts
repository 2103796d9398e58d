import type { MentionParams } from './mention.ts';
import type { Entry } from './term-index.ts';

const lists = new WeakMap<object, readonly Entry[]>();
const known = new Map<string, MentionParams>();

/** One list for mentions of the same records: pages have ten thousands of mentions and a few dozen rules. */
export function sharedEntries(entries: readonly Entry[]): readonly Entry[] {
  const first = entries[0] ?? known;
  const last = lists.get(first);
  const same = last?.length === entries.length && last.every((entry, at) => entry === entries[at]) ? last : entries;
  lists.set(first, same);
  return same;
}

/** One object for all mentions with the same value and keyword. */
export function sharedParams(params: MentionParams): MentionParams {
  const key = `${params.value}|${params.keyword}`;
  const same = known.get(key) ?? params;
  known.set(key, same);
  return same;
}
