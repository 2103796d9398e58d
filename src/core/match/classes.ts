/**
 * What each code unit of a page counts as for matching: one of 32 classes, so that a state of the automaton is one row
 * of 32 numbers. Case, accents and look-alike letters fold here; white space and every dash are the same class, because
 * people write "battle-shock", "battle shock" and "twin–linked" for one thing.
 */

/** 0–25 are the letters a–z. */
export const LETTERS = 26;
/** Any run of digits; which digits is checked after the match. */
export const DIGIT = 26;
/** White space and dashes; a run of them is one symbol. */
export const GAP = 27;
/** Apostrophes and single quotes: inside a name they may be missing. */
export const QUOTE = 28;
/** Everything else that is no part of a word, and the letters of scripts written without spaces around Latin names. */
export const OTHER = 29;
/** Letters that no term has (Greek, Cyrillic without a Latin twin, "ø"): part of a word, never matched. */
export const WORD = 30;
/** Invisible: soft hyphen, zero-width characters, combining marks. */
export const SKIP = 31;
/** Rows of the table are this long. */
export const WIDTH = 32;

/** Letters of other scripts that look like Latin ones, as spoofed or mistyped text has them: each with its Latin one behind it. */
const TWINS = 'аaеeоoрpсcхxуyіiјjѕsһhԁdԛqԝwАAВBЕEКKМMНHОOРPСCТTХXЅSІIЈJοoαaνvρpΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXıiłlŁL';

/** Single characters, beside the ranges below. */
const SINGLE: readonly (readonly [cls: number, chars: string])[] = [
  [OTHER, '\xd7\xf7'],
  [GAP, '\t\n\x0b\x0c\r\x20\x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000-\u2212\u2043\ufe58\ufe63\uff0d'],
  [QUOTE, "'`\xb4\u02bc\u2018\u2019\u201b\u2032\uff07"],
  [SKIP, '\xad\ufeff\u061c'],
];

export const CLASSES: Uint8Array = makeClasses();

function makeClasses(): Uint8Array {
  const table = new Uint8Array(65536).fill(OTHER);
  // Latin with everything derived from it, Greek, Cyrillic, Armenian, Georgian: written with spaces, so a neighbour is a word.
  table.fill(WORD, 0xc0, 0x590).fill(WORD, 0x10a0, 0x1100).fill(WORD, 0x1c80, 0x1cc0).fill(WORD, 0x1d00, 0x2000);
  table.fill(OTHER, 0x2b9, 0x300).fill(SKIP, 0x300, 0x370);
  for (const [from, to] of [
    [0x41, 0x250],
    [0x1e00, 0x1f00],
    [0xff21, 0xff5b],
  ] as const) {
    for (let unit = from; unit < to; unit++) {
      const letter = letterOf(String.fromCharCode(unit));
      if (letter >= 0) table[unit] = letter;
    }
  }
  for (let at = 0; at < TWINS.length; at += 2) table[TWINS.charCodeAt(at)] = letterOf(TWINS.charAt(at + 1));
  table.fill(DIGIT, 0x30, 0x3a);
  table.fill(GAP, 0x2000, 0x200b).fill(GAP, 0x2010, 0x2016);
  table.fill(SKIP, 0x200b, 0x2010).fill(SKIP, 0x202a, 0x202f).fill(SKIP, 0x2060, 0x2070).fill(SKIP, 0xfe00, 0xfe10);
  for (const [cls, chars] of SINGLE) for (const char of chars) table[char.charCodeAt(0)] = cls;
  return table;
}

function letterOf(char: string): number {
  const folded = char.normalize('NFKD').toLowerCase();
  const code = folded.charCodeAt(0) - 97;
  const single = folded.length === 1 || (folded.charCodeAt(1) >= 0x300 && folded.charCodeAt(1) < 0x370);
  return single && code >= 0 && code < LETTERS ? code : -1;
}

export function classAt(text: string, at: number): number {
  return at < 0 || at >= text.length ? OTHER : (CLASSES[text.charCodeAt(at)] ?? OTHER);
}

/** Whether a dash rather than white space: both are `GAP`. */
export function isDash(unit: number): boolean {
  return (
    CLASSES[unit] === GAP &&
    (unit === 0x2d || (unit >= 0x2010 && unit <= 0x2015) || unit > 0x2030) &&
    unit !== 0x205f &&
    unit !== 0x3000
  );
}

export function isWordClass(cls: number): boolean {
  return cls < DIGIT || cls === WORD;
}
