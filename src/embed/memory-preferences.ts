import type { Preferences } from '../core/rules/rule-source.ts';

/** What a card remembers while the page is open: the embed writes nothing to a visitor's machine. */
export function memoryPreferences(): Preferences {
  const remembered = new Map<string, unknown>();
  return {
    get: async (key) => remembered.get(key),
    set: async (key, value) => {
      remembered.set(key, value);
    },
  };
}
