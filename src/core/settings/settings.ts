/** What the user has chosen, how a stored choice is read, and what holds where nothing was chosen. */

export type EditionChoice = 'auto' | '10e' | '11e';
export type Sensitivity = 'careful' | 'normal' | 'everything';

/** Choices for one site; what is left out follows the choice for every site. */
export type SiteRule = {
  readonly on?: boolean;
  readonly edition?: EditionChoice;
  readonly sensitivity?: Sensitivity;
};

export type Underline = {
  readonly style: 'dotted' | 'dashed' | 'solid' | 'wavy' | 'none';
  /** CSS pixels, 1 to 4. */
  readonly thickness: number;
  /** `text` is the text's own colour; the others are of middle brightness, so they show on light and dark alike. */
  readonly accent: 'text' | 'teal' | 'violet' | 'amber' | 'red';
};

/** What holds on one page. */
export type PageSettings = {
  readonly on: boolean;
  readonly edition: EditionChoice;
  readonly sensitivity: Sensitivity;
  /** Mark every mention, or only the first of each rule in each post. */
  readonly mentions: 'every' | 'first';
  readonly underline: Underline;
  /** Texts that are never, or always, marked. */
  readonly never: readonly string[];
  readonly always: readonly string[];
  /** `system` follows the system's wish for reduced motion. */
  readonly motion: 'system' | 'none';
};

export type Settings = PageSettings & {
  /** By host name: a rule for `example.com` also covers its subdomains. */
  readonly sites: Readonly<Record<string, SiteRule>>;
};

export const DEFAULTS: Settings = Object.freeze({
  on: true,
  edition: 'auto',
  sensitivity: 'careful',
  mentions: 'every',
  underline: Object.freeze({ style: 'dotted', thickness: 1, accent: 'text' }),
  never: Object.freeze([]),
  always: Object.freeze([]),
  motion: 'system',
  sites: Object.freeze({}),
});

export const EDITIONS = ['auto', '10e', '11e'] as const;
export const SENSITIVITIES = ['careful', 'normal', 'everything'] as const;
export const MENTIONS = ['every', 'first'] as const;
export const STYLES = ['dotted', 'dashed', 'solid', 'wavy', 'none'] as const;
export const ACCENTS = ['text', 'teal', 'violet', 'amber', 'red'] as const;
const MOTIONS = ['system', 'none'] as const;
/** A list or map beyond this is broken data, not a choice somebody made. */
const MOST = 2000;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The value, where it is one of the choices. */
export const oneOf = <Choice>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value);

const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

function words(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.filter((word): word is string => typeof word === 'string').map((word) => word.trim());
  return [...new Set(texts.filter((word) => word !== ''))].slice(0, MOST);
}

function siteRule(value: unknown): SiteRule {
  const fields = fieldsOf(value);
  const on = flag(fields.on);
  const edition = oneOf(EDITIONS, fields.edition);
  const sensitivity = oneOf(SENSITIVITIES, fields.sensitivity);
  return { ...(on !== undefined && { on }), ...(edition && { edition }), ...(sensitivity && { sensitivity }) };
}

/** The host name a site's rule is kept under: lower case, no scheme, port, path, `*.` or trailing dot; '' if it is none. */
export function siteName(text: string): string {
  const host = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^@/?#]*@)?([^/?#:]+)/i.exec(text.trim())?.[1] ?? '';
  const name = host
    .toLowerCase()
    .replace(/^\*?\.+/, '')
    .replace(/\.+$/, '');
  return /^[^\s*]+$/.test(name) ? name : '';
}

function sitesOf(value: unknown): Readonly<Record<string, SiteRule>> {
  const sites = new Map<string, SiteRule>();
  for (const [key, rule] of Object.entries(fieldsOf(value)).slice(0, MOST)) {
    const name = siteName(key);
    const read = siteRule(rule);
    if (name && Object.keys(read).length > 0) sites.set(name, read);
  }
  // Entries and not assignment: a host called __proto__ is data like any other.
  return Object.fromEntries(sites);
}

/**
 * Settings from whatever was stored. Never throws: each field that is missing or makes no sense takes its default, and
 * the rest is kept.
 */
export function readSettings(stored: unknown): Settings {
  const fields = fieldsOf(stored);
  const underline = fieldsOf(fields.underline);
  const thickness = Number(underline.thickness);
  return {
    on: flag(fields.on) ?? DEFAULTS.on,
    edition: oneOf(EDITIONS, fields.edition) ?? DEFAULTS.edition,
    sensitivity: oneOf(SENSITIVITIES, fields.sensitivity) ?? DEFAULTS.sensitivity,
    mentions: oneOf(MENTIONS, fields.mentions) ?? DEFAULTS.mentions,
    underline: {
      style: oneOf(STYLES, underline.style) ?? DEFAULTS.underline.style,
      thickness: thickness >= 1 && thickness <= 4 ? thickness : DEFAULTS.underline.thickness,
      accent: oneOf(ACCENTS, underline.accent) ?? DEFAULTS.underline.accent,
    },
    never: words(fields.never),
    always: words(fields.always),
    motion: oneOf(MOTIONS, fields.motion) ?? DEFAULTS.motion,
    sites: sitesOf(fields.sites),
  };
}
