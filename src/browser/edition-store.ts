/** Where `settings-store.ts` keeps the user's choices. */
export const SETTINGS_KEY = 'settings';

type Store = { get(key: string): Promise<Record<string, unknown>> };

/**
 * The edition the user settled on, undefined where the page decides. A card needs no more of the settings than this.
 * Never rejects.
 */
export async function storedEdition(local: Store): Promise<'10e' | '11e' | undefined> {
  try {
    const { edition } = ((await local.get(SETTINGS_KEY))[SETTINGS_KEY] ?? {}) as { edition?: unknown };
    return edition === '10e' || edition === '11e' ? edition : undefined;
  } catch {
    return undefined;
  }
}
