import { CLASSES, classAt, DIGIT, GAP, isDash, isWordClass, SKIP } from './classes.ts';

/**
 * Where a match begins, read backwards from its end: the automaton knows a term's length in symbols, and a symbol may be
 * many characters (soft hyphens, runs of white space). −1 when what lies between is no join of one name: a dash with
 * white space on both sides, or an empty line.
 */
export function startOf(text: string, end: number, symbols: number): number {
  let at = end;
  for (let left = symbols; left > 0; left--) {
    at--;
    while (at > 0 && classAt(text, at) === SKIP) at--;
    const cls = classAt(text, at);
    if (cls !== GAP && cls !== DIGIT) continue;
    const from = at;
    while (at > 0 && (classAt(text, at - 1) === cls || classAt(text, at - 1) === SKIP)) at--;
    if (cls === GAP && !joins(text, at, from + 1)) return -1;
  }
  return at;
}

function joins(text: string, from: number, to: number): boolean {
  if (to - from === 1) return true;
  let lines = 0;
  let spaceBefore = false;
  let dash = false;
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 10) lines++;
    if (isDash(unit)) dash = true;
    else if (CLASSES[unit] !== SKIP) {
      if (dash && spaceBefore) return false;
      if (!dash) spaceBefore = true;
    }
  }
  return lines < 2;
}

/** Whether a found name is a piece of something longer that is written without spaces: a path, an address, an identifier. */
export function insideToken(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  if (before === '_' && isWordClass(classAt(text, start - 2))) return true;
  if (after === '_' && isWordClass(classAt(text, end + 1))) return true;
  if (before === '@' || before === '\\' || before === '$') return true;
  if (before === '.' && isWordClass(classAt(text, start - 2))) return true;
  if ((after === '.' || after === '@') && /[a-z]/.test(text.charAt(end + 1))) return true;
  return '/.-?=&#_:'.includes(before || ' ') && /(?:\/\/|www\.)\S*$/.test(text.slice(Math.max(0, start - 120), start));
}
