import { CLASSES, DIGIT, GAP, LETTERS, QUOTE, SKIP } from './classes.ts';

/**
 * A text as the matcher sees it: lower-case letters, digits, single spaces; dashes are spaces, apostrophes and
 * punctuation are gone. Two spellings of one name fold to the same text.
 */
export function foldText(text: string): string {
  let out = '';
  let gap = false;
  for (let at = 0; at < text.length; at++) {
    const cls = CLASSES[text.charCodeAt(at)] ?? SKIP;
    if (cls === GAP) gap = true;
    else if (cls !== SKIP && cls !== QUOTE) {
      const letter = cls < LETTERS ? String.fromCharCode(97 + cls) : cls === DIGIT ? text.charAt(at) : '';
      if (!letter) continue;
      if (gap && out) out += ' ';
      gap = false;
      out += letter;
    }
  }
  return out;
}
