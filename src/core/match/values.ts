import type { ValueType } from '../rules/record.ts';

export type Value = { readonly value: string; readonly start: number; readonly end: number; readonly loose?: boolean };

const DICE = /(?:[1-9]?[dD][36](?: ?\+ ?\d)?)/;
/** A number with an inch mark is a distance, unless the mark ends a string: `["Deadly Demise 1"]`. */
const COUNT = new RegExp(`(${DICE.source}(?![\\w%+])|\\d{1,2}(?![\\w%″”+]|"(?![,\\]}:])))`, 'y');
const AFTER: Readonly<Record<ValueType, RegExp>> = {
  dice: COUNT,
  number: COUNT,
  // "FNP 5" leaves the plus out; what follows must then not be something to count.
  'roll+':
    /([2-6])(?:(?: ?\+{1,3}|-?up\b|s\b)(?![\w+])|(?=$|[,;:!?)\]]|\.(?!\d)|\n| (?:against|vs|versus|on|from|for|and|or|is|with|but|in|so)\b))/y,
  inches: /(\d{1,2}|[dD]6(?: ?\+ ?\d)?)(?:"|″|”|''|’’|′′| ?in(?:ch(?:es)?)?\b|(?![\w%+.]))/y,
  'keyword+roll': /([2-6])(?: ?\+| up\b)?(?![\w+%"″])/y,
};
const BEFORE: Readonly<Partial<Record<ValueType, RegExp>>> = {
  'roll+': /(?<![\w+.,])([2-6])(?:\s?\+{1,3}|[-\s]?up)[\s-]?\(?$/u,
  'keyword+roll': /(?<![\w+.,])([2-6])\s?\+\s?$/u,
  inches: /(?<![\w.])(\d{1,2})(?:"|″|”|''|-?inch)[\s-]?$/u,
  number: /(?<![\w.,+/-])(\d{1,2})\s?$/u,
  dice: /(?<![\w.,+/-])([1-9]?[dD][36](?:\s?\+\s?\d)?|\d{1,2})\s?$/u,
};
/** Between a name and its value: white space, a bracket, a colon, "of", "on". */
const JOIN = /[\s\u00ad\u200b]*(?:\(|:|-|–|=|of an?|of|on an?|on)?[\s\u00ad\u200b]*/y;

/** The value right after a name ("Sustained Hits D3", "FNP (5+)", "OC2"). `loose` when a word or bracket lies between. */
export function valueAfter(counted: RegExp, text: string, end: number, type: ValueType): Value | undefined {
  JOIN.lastIndex = end;
  const join = JOIN.exec(text)?.[0] ?? '';
  const pattern = AFTER[type];
  pattern.lastIndex = end + join.length;
  const found = pattern.exec(text);
  if (!found?.[1] || counted.test(text.slice(pattern.lastIndex, pattern.lastIndex + 14))) return undefined;
  // "Save: 4+ invulnerable save": the value is the other name's.
  if (join.trim() === ':' && /^\s(?:inv|fnp|feel)/i.test(text.slice(pattern.lastIndex))) return undefined;
  // "FNP-5": without the plus only a space may lie between.
  if (type === 'roll+' && /\d$/.test(found[0]) && join.trim() !== '') return undefined;
  const loose = /[^\s\u00ad\u200b]/.test(join);
  // "Melta: 2 shots" and "pistol - 3 of them" count things; only a bracket binds a bare number to a name.
  const hyphen = join === '-' && /\p{L}{4}$/u.test(text.slice(Math.max(0, end - 4), end));
  if (loose && type !== 'roll+' && type !== 'keyword+roll' && join.trim() !== '(' && !hyphen) return undefined;
  return {
    value: spell(found[1], type),
    start: end,
    end: end + join.length + found[0].length,
    ...(loose && join !== '-' && { loose }),
  };
}

/** The value right before a name ("5+ FNP", "4++ invuln", "6\" Scouts", "2 OC"). */
export function valueBefore(text: string, start: number, type: ValueType): Value | undefined {
  const pattern = BEFORE[type];
  if (!pattern) return undefined;
  const from = Math.max(0, start - 12);
  const found = pattern.exec(text.slice(from, start));
  return found?.[1] ? { value: spell(found[1], type), start: from + found.index, end: start } : undefined;
}

function spell(value: string, type: ValueType): string {
  if (type === 'roll+' || type === 'keyword+roll') return `${value}+`;
  const plain = value.replace(/\s/g, '').toUpperCase();
  return type === 'inches' ? `${plain}"` : plain;
}
