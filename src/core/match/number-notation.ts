import { isCode, type Notation } from './notation.ts';

/** Before and behind a notation: no letter, digit, sign, price or decimal that would make it part of something longer. */
const CLEAR = String.raw`(?<![\w+.,#$€£"'=-])`;
const ENDS = String.raw`(?![\w"″%]|-\w|[.]\d)`;
const GAP = String.raw`[\s,;/|]{1,3}`;
const MINUS = '[-−–‐‑]';
const AP = String.raw`AP\s?${MINUS}?\s?\d`;
const DAMAGE = String.raw`D\s?(?:\d?D[36](?:\s?\+\s?\d)?|[36]\s?\+\s?\d|\d{1,2})`;
const SAVE = String.raw`[2-7]\+(?!\+)`;
const WOUNDS = String.raw`(?:\d{1,2}\s?W\b|W\s?\d{1,2}\b)`;

/** Cheap to ask, and hardly any text has one. */
const MAY_BE =
  /T\s?\d|AP\s?[-−–‐‑\d]|D[36]\s?\+|\dD[36]|(?:[-+−–‐‑](?:1|one)|plus (?:1|one)|minus (?:1|one))\s?(?:AP|D\b|dmg|damage|to\s(?:be\s)?(?:hit|wound))|[-−–‐‑]\d\s?AP/i;

type Kind = readonly [id: string, pattern: RegExp, value?: (match: RegExpMatchArray) => string];

/** What begins at one place is read by the first that fits. */
const KINDS: readonly Kind[] = [
  ['target-profiles', written(String.raw`T\s?\d{1,2}(?:${GAP}(?:${SAVE}|${WOUNDS})){1,2}`)],
  ['weapon-profile', written(String.raw`(?:S\s?\d{1,2}${GAP}${AP}(?:${GAP}${DAMAGE})?|${AP}${GAP}${DAMAGE})`)],
  ['armour-penetration', written(String.raw`AP\s?${MINUS}?\s?(\d)`), worse],
  ['armour-penetration', written(String.raw`${MINUS}(\d)\s?AP`), worse],
  [
    'modifiers',
    written(String.raw`([+−–‐‑-]|minus\s|plus\s)(?:1|one)\sto\s(?:be\s)?(?:hit|wound)`, 'i'),
    ([, sign = '']) => (/^(?:\+|plus)/i.test(sign) ? '+1' : '-1'),
  ],
  ['damage-reduction', written(String.raw`${MINUS}1\s?(?:D|dmg|damage)`, 'i'), () => '-1'],
  ['dice', written(String.raw`(?:[2-9]D[36](?:\s?\+\s?\d)?|D[36]\s?\+\s?\d)`), ([dice]) => dice.replace(/\s/g, '')],
];

function written(pattern: string, flags = ''): RegExp {
  return new RegExp(CLEAR + pattern + ENDS, `g${flags}`);
}

/** "AP2" is said for AP-2: there is no other. */
function worse([, by = '0']: RegExpMatchArray): string {
  return by === '0' ? by : `-${by}`;
}

/**
 * Profiles, AP, modifiers and dice beside the saves of a text: all that players write in numbers, in order. None lie on each
 * other, and none stand in a line of code (`code` tells).
 */
export function readNumbers(code: RegExp, text: string, saves: readonly Notation[]): readonly Notation[] {
  if (!MAY_BE.test(text)) return saves;
  const found = [...saves];
  for (const [id, pattern, value] of KINDS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => other.start < end && start < other.end) || isCode(code, text, start, end)) continue;
      found.push({ start, end, id, ...(value && { value: value(match) }) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
