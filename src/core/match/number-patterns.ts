import type { MentionContext } from './mention.ts';

type Field = Exclude<keyof MentionContext, 'target' | 'weapon'>;

/**
 * How players write each characteristic. The first group is the value; a pattern that fits nearer to the rule wins over
 * one farther off, and of two that begin at one place the earlier in this list.
 */
const AMOUNT = String.raw`\d{0,2}D[36](?:\s?\+\s?\d)?|\d{1,3}`;
const COUNT = String.raw`(?<![\w"+.-])`;

export const NUMBER_PATTERNS: readonly (readonly [Field, RegExp, (value: string) => string])[] = [
  ['attacks', new RegExp(String.raw`${COUNT}(${AMOUNT})\s(?:shots?|attacks?|dice)\b`, 'gi'), plain],
  ['attacks', /(?<![\w+-])A\s?(\d{1,2}|\d?D[36](?:\+\d)?)(?![\w+"])/g, plain],
  ['skill', /\b(?:hit(?:ting|s)?\s(?:on|of)\s(?:a\s|an\s)?)([2-6])(?:\+|s\b|\b)/gi, roll],
  ['skill', /\b(?:BS|WS)\s?:?\s?([2-6])\+?(?!\w)/g, roll],
  ['strength', /(?<![\w+-])S\s?(\d{1,2})(?![\w+"])/g, plain],
  ['strength', /\bstr(?:ength)?\s(\d{1,2})\b/gi, plain],
  ['ap', /\bAP\s?[-−–‐‑]?\s?(\d)(?!\w)/gi, minus],
  // "D6" alone is a die; as Damage it stands behind the AP.
  ['damage', /(?<![\w+-])D([124578]|\dD[36](?:\+\d)?|D[36](?:\+\d)?)(?![\w+"])/g, plain],
  ['damage', /(?<![\w+-])(D[36]\+\d)(?![\w+"]|\s(?:shots?|attacks?|dice|hits?|mortals?|models?)\b)/g, plain],
  ['damage', /(?<=\bAP\s?[-−–]?\d[\s,/]{1,2})(\d?D[36](?:\+\d)?)(?![\w+"])/g, plain],
  ['damage', new RegExp(String.raw`\b(?:damage|dmg)\s(${AMOUNT})(?!\w)`, 'gi'), plain],
  ['damage', new RegExp(String.raw`${COUNT}(${AMOUNT})\s(?:damage|dmg)\b`, 'gi'), plain],
  ['toughness', /(?<![\w+-])T\s?(\d{1,2})(?![\w+":])/g, plain],
  ['toughness', /\btoughness\s(\d{1,2})\b/gi, plain],
  ['save', /(?<=\bT\d{1,2}[\s,/]{1,2}(?:\d{1,2}W[\s,/]{1,2})?)([2-7])\+(?!\+)/g, roll],
  ['save', /(?<![\w+])([2-7])\+(?=\s?\/\s?[2-6]\+\+)/g, roll],
  ['save', /(?<![\w+])([2-7])\+\s(?:armou?r\s)?(?:saves?|sv|armou?r)\b/gi, roll],
  ['save', /\bS(?:v|ave)s?\s?:?\s?(?:of\s)?([2-7])\+(?!\+)/gi, roll],
  ['invuln', /(?<![\w+])([2-6])\+\+(?!\+)/g, roll],
  ['invuln', /(?<![\w+])([2-6])\+\s(?:inv|invul|invuln|invulnerable)\b/gi, roll],
  ['invuln', /\binv(?:ul|uln|ulnerable)?(?:\ssaves?)?\s(?:of\s)?([2-6])\+(?!\w)/gi, roll],
  ['wounds', /(?<![\w+-])(\d{1,2})\s?W(?![\w+])/g, plain],
  ['wounds', /(?<![\w+-])W\s?(\d{1,2})(?![\w+"])/g, plain],
  ['wounds', /\b(\d{1,2})[-\s]wounds?\s(?:models?|each|apiece|profile)\b/gi, plain],
  ['models', /\b(\d{1,2})[-\s](?:models?|man)\b/gi, plain],
];

function plain(value: string): string {
  return value.replace(/\s/g, '').toUpperCase();
}
function roll(value: string): string {
  return `${value}+`;
}
function minus(value: string): string {
  return value === '0' ? '0' : `-${value}`;
}

/** Targets by the names players use, with how many of them. */
export const TARGET =
  /(?:\b(\d{1,2})\s?x?\s)?\b(MEQs?|TEQs?|GEQs?|VEQs?|KEQs?|(?:space |plague |rubric |chaos )?marines?|terminators?|termies|guardsmen|guardsman|guard squad|intercessors|rhinos?|(?:main battle )?tanks?|knights?|land raiders?|predators?|legionaries|havocs|bloodletters|dreadnoughts?|carnifex(?:es)?|vehicles?|monsters?)\b/gi;

/** Weapons everybody knows, with how many of them. */
export const WEAPON =
  /(?:\b(\d{1,2})\s?x?\s)?\b(heavy bolters?|bolt ?guns?|bolters?|bolt rifles?|lascannons?|melta ?guns?|multi-meltas?|heavy flamers?|flamers?|frag missiles?|krak missiles?|autocannons?|plasma guns?|power fists?|chainswords?|assault cannons?|battle cannons?|missile launchers?|lasguns?|storm bolters?|combi-bolters?|thunder hammers?)\b/gi;

/** A weapon's row as printed: range, Attacks, skill, Strength, AP, Damage. */
export const ROW =
  /(?:\d{1,3}["″”]|\bmelee\b)[\s|,;]+(\d{0,2}D[36](?:\+\d)?|\d{1,2})[\s|,;]+(?:([2-6])\+|N\/?A|-)[\s|,;]+(\d{1,2})[\s|,;]+[-−–‐‑]?(\d)[\s|,;]+(\d{0,2}D[36](?:\+\d)?|\d{1,2})(?![\w+"])/gi;
