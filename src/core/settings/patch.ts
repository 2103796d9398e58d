import { readSettings, type Settings, type SiteRule, siteName, type Underline } from './settings.ts';

/** A change: fields to set, site by site where `sites` is given; a site set to `null` loses its rule. */
export type SettingsPatch = Partial<Omit<Settings, 'sites' | 'underline'>> & {
  readonly underline?: Partial<Underline>;
  readonly sites?: Readonly<Record<string, SiteRule | null>>;
};

/** Settings with a change applied. Values that make no sense end as their defaults, as in `readSettings`. */
export function patchSettings(settings: Settings, patch: SettingsPatch): Settings {
  const sites: Record<string, unknown> = { ...settings.sites };
  for (const [key, rule] of Object.entries(patch.sites ?? {})) {
    const name = siteName(key);
    if (rule === null) delete sites[name];
    else sites[name] = { ...settings.sites[name], ...rule };
  }
  return readSettings({ ...settings, ...patch, underline: { ...settings.underline, ...patch.underline }, sites });
}
