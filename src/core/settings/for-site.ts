import { type PageSettings, type Settings, type SiteRule, siteName } from './settings.ts';

/**
 * The rule that covers an address, and the name it is kept under; undefined where none does.
 * `example.com` covers itself and its subdomains; the most specific name wins; path and query play no part.
 */
export function ruleFor(
  settings: Settings,
  url: string,
): { readonly name: string; readonly rule: SiteRule } | undefined {
  const { sites } = settings;
  for (let name = siteName(url); name !== ''; ) {
    const rule = Object.hasOwn(sites, name) ? sites[name] : undefined;
    if (rule) return { name, rule };
    const dot = name.indexOf('.');
    name = dot < 0 ? '' : name.slice(dot + 1);
  }
  return undefined;
}

/**
 * What holds on the page at `url`: the choices for every site, with those of the page's own site on top. Only the switch is
 * no choice a site can make against the user: off everywhere is off everywhere.
 */
export function forSite(settings: Settings, url: string): PageSettings {
  const { sites: _, ...everywhere } = settings;
  const { rule } = ruleFor(settings, url) ?? {};
  return { ...everywhere, ...rule, on: settings.on && rule?.on !== false };
}
