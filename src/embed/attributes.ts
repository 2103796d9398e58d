import {
  DEFAULTS,
  EDITIONS,
  MENTIONS,
  oneOf,
  type PageSettings,
  SENSITIVITIES,
  STYLES,
} from '../core/settings/settings.ts';

/** What a site owner says on the script tag. */
export type EmbedOptions = {
  /** Mark the rules in the text of the page (attribute `data-auspex`); elements work without it. */
  readonly auto: boolean;
  /** Mark the names of all armies too, where the page is about the game (attribute `data-armies`). */
  readonly armies: boolean;
  /** Selector of what is read; the whole page without it. */
  readonly scope?: string;
  /** Selector of what is left out. */
  readonly exclude?: string;
  readonly settings: PageSettings;
};

/** A selector that does not parse would fail deep in the page layer: it is left out, and said. */
function selector(name: string, value: string | undefined, warn: (text: string) => void): string | undefined {
  if (!value) return undefined;
  try {
    document.createDocumentFragment().querySelector(value);
    return value;
  } catch {
    warn(`${name}="${value}" is no selector and left out.`);
    return undefined;
  }
}

/**
 * Reads the attributes of the script tag: `data-auspex`, `data-armies`, `data-edition="10e|11e|auto"`, `data-scope`, `data-exclude`,
 * `data-sensitivity="careful|normal|everything"`, `data-mentions="every|first"`,
 * `data-underline="dotted|dashed|solid|wavy|none"`. A value that makes no sense is said once and left out.
 */
export function readAttributes(data: DOMStringMap, warn: (text: string) => void): EmbedOptions {
  // Not `readSettings`: what a user may have stored is more than a tag can say, and all of it would ship.
  const settings: PageSettings = {
    ...DEFAULTS,
    edition: oneOf(EDITIONS, data.edition) ?? DEFAULTS.edition,
    sensitivity: oneOf(SENSITIVITIES, data.sensitivity) ?? DEFAULTS.sensitivity,
    mentions: oneOf(MENTIONS, data.mentions) ?? DEFAULTS.mentions,
    underline: { ...DEFAULTS.underline, style: oneOf(STYLES, data.underline) ?? DEFAULTS.underline.style },
  };
  for (const name of ['edition', 'sensitivity', 'mentions', 'underline'] as const) {
    const used = name === 'underline' ? settings.underline.style : settings[name];
    if (data[name] !== undefined && data[name] !== used) {
      warn(`data-${name}="${data[name]}" is not known; ${used} is used.`);
    }
  }
  return {
    auto: data.auspex !== undefined,
    armies: data.armies !== undefined,
    scope: selector('data-scope', data.scope, warn),
    exclude: selector('data-exclude', data.exclude, warn),
    settings,
  };
}
