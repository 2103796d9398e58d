import { patchSettings, type SettingsPatch } from '../core/settings/patch.ts';
import { readSettings, type Settings } from '../core/settings/settings.ts';
import { SETTINGS_KEY as KEY } from './edition-store.ts';

/** The part of the extension API the store needs; a content script's `browser` has it, and so has the polyfill. */
export type StorageApi = {
  readonly local: {
    get(key: string): Promise<Record<string, unknown>>;
    set(items: Record<string, unknown>): Promise<void>;
  };
  readonly onChanged: {
    addListener(listener: (changes: Record<string, { newValue?: unknown }>, area: string) => void): void;
  };
};

/** Never rejects: where the store cannot be read, the defaults hold. */
export async function loadSettings(storage: StorageApi): Promise<Settings> {
  try {
    return readSettings((await storage.local.get(KEY))[KEY]);
  } catch {
    return readSettings(undefined);
  }
}

/** Reads, changes and writes; returns what now holds. Open tabs follow by `watchSettings`. */
export async function changeSettings(storage: StorageApi, patch: SettingsPatch): Promise<Settings> {
  const settings = patchSettings(await loadSettings(storage), patch);
  await storage.local.set({ [KEY]: settings });
  return settings;
}

export function watchSettings(storage: StorageApi, changed: (settings: Settings) => void): void {
  storage.onChanged.addListener((changes, area) => {
    const change = area === 'local' ? changes[KEY] : undefined;
    if (change) changed(readSettings(change.newValue));
  });
}
