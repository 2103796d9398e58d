import { foldName } from './fold-name.ts';
import { printValue, valueTypeOf } from './values.ts';

/** A keyword as written on a weapon or ability line, taken apart. */
export type ParsedKeyword = { readonly name: string; readonly value?: string; readonly keyword?: string };

const VALUE = String.raw`(?:\d{0,2}[dD][36](?:\s?\+\s?\d{1,2})?|\d{1,2}|[xX])(?:\s?(?:\+|"))?`;
const BEHIND = new RegExp(String.raw`^(.*?[\p{L})])[\s:(-]*(${VALUE})\)?$`, 'u');
const BEFORE = new RegExp(String.raw`^(${VALUE})\s*(\p{L}.*)$`, 'u');
const ANTI = /^anti[\s-]*([\p{L}][\p{L}\s'’-]*?)(?:[\s:-]*(?<!d)(\d)\s*\+?)?$/iu;

function tidy(text: string): string {
  return text
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/[\u200b-\u200d\u00ad\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[“”″〞]|''|′′|´´|’’/g, '"')
    .replace(/[[\]*^]/g, ' ')
    .replace(/^\s*[➤■•]\s*/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:-]+|[\s.,;:(-]+$/g, '')
    .trim();
}

/** "SustainedHits1" and "DeadlyDemiseD3" lost their spaces on the way; capitals inside a word show where. */
function unglue(text: string): string {
  return text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

/** Names in capitals or lower case become capitalised words; a name in mixed case is how its author wrote it. */
function titled(name: string): string {
  const odd = name === name.toUpperCase() || name === name.toLowerCase();
  const words = odd ? name.toLowerCase().replace(/(?<![\p{L}'’-])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
  return words.replace(/(?<=\p{L} )(Of|The|To|And|In|With|For)(?= )/gu, (word) => word.toLowerCase());
}

function scoped(text: string): { readonly name: string; readonly scope?: string } {
  const match = /^(.*?[\p{L}\d+"])\s*:\s*(\p{L}[\p{L}\s/'’,-]*)$/u.exec(text);
  return match?.[1] && match[2] ? { name: match[1], scope: match[2].trim() } : { name: text };
}

/**
 * Takes a keyword apart: "Anti-Vehicle 4+", "[SUSTAINED HITS D3]", "Rapid Fire D6+3", `Scouts 6"`, "5+ Feel No Pain",
 * "LETHAL HITS: VEHICLE", glued or oddly cased. Values come back as rules print them. Undefined when nothing is left.
 */
export function parseKeyword(text: string): ParsedKeyword | undefined {
  const line = tidy(text);
  if (!/\p{L}/u.test(line)) return undefined;
  const anti = ANTI.exec(unglue(line).replace(/^(anti)\s+-/i, '$1-'));
  if (anti?.[1] && !/^anti$/i.test(anti[1])) {
    const keyword = titled(anti[1].trim());
    return anti[2] ? { name: 'Anti', keyword, value: `${anti[2]}+` } : { name: 'Anti', keyword };
  }
  const { name: whole, scope } = scoped(line);
  const keyword = scope ? { keyword: titled(scope) } : {};
  const behind = BEHIND.exec(whole);
  const before = behind ? undefined : BEFORE.exec(whole);
  const [rawName, rawValue] = behind ? [behind[1], behind[2]] : before ? [before[2], before[1]] : [whole, undefined];
  const name = titled(unglue((rawName ?? whole).trim().replace(/[\s:(-]+$/, '')));
  if (rawValue === undefined) return { name, ...keyword };
  return { name, value: printValue(rawValue, valueTypeOf(foldName(name))), ...keyword };
}

/** The keyword as rules print it: "Anti-Vehicle 4+", "Sustained Hits D3", "Lethal Hits: Vehicle". */
export function printKeyword({ name, value, keyword }: ParsedKeyword): string {
  const withValue = (text: string): string => (value === undefined ? text : `${text} ${value}`);
  if (foldName(name) === 'anti' && keyword !== undefined) return withValue(`${name}-${keyword}`);
  return keyword === undefined ? withValue(name) : `${withValue(name)}: ${keyword}`;
}
