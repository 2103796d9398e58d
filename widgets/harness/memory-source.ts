import { foldName } from '../../src/core/rules/fold-name.ts';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import type { Preferences, RuleSource } from '../../src/core/rules/rule-source.ts';

/** A RuleSource over a list, as the shells' sources behave. */
export function memorySource(records: readonly RuleRecord[]): RuleSource {
  const find = (ref: string, edition: string): RuleRecord | undefined => {
    const [first = '', second] = ref.split(':');
    if (second) return records.find((record) => record.edition === first && record.id === second);
    return (
      records.find((record) => record.id === first && record.edition === edition) ??
      records.find((record) => record.id === first)
    );
  };
  return {
    get: async (refs, edition) => refs.map((ref) => find(ref, edition)),
    variants: async (ref) => {
      const name = find(ref, '10e')?.name ?? ref;
      return records.filter((record) => foldName(record.name) === foldName(name));
    },
    search: async (query, limit) =>
      records.filter((record) => foldName(record.name).includes(foldName(query))).slice(0, limit),
  };
}

export function memoryPreferences(kept = new Map<string, unknown>()): Preferences {
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => {
      kept.set(key, value);
    },
  };
}
