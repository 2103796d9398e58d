import type { Preferences } from '../core/rules/rule-source.ts';

type Store = { get(key: string): Promise<Record<string, unknown>>; set(items: Record<string, unknown>): Promise<void> };

/** Small things a card remembers, in `storage.local`: the one store a frame on a foreign page may open. Never rejects. */
export function storedPreferences(local: Store): Preferences {
  const key = (name: string) => `preference:${name}`;
  return {
    async get(name) {
      try {
        return (await local.get(key(name)))[key(name)];
      } catch {
        return undefined;
      }
    },
    async set(name, value) {
      try {
        await local.set({ [key(name)]: value });
      } catch {
        // A full or closed store loses a convenience, nothing more.
      }
    },
  };
}
