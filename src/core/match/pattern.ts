import { CLASSES, DIGIT, GAP, isDash, OTHER, QUOTE, SKIP } from './classes.ts';

/** How many spellings one term may unfold into; a term with five hyphens keeps the plainest ones. */
const MOST_SPELLINGS = 16;

/** A term's text as symbol sequences: each optional hyphen, apostrophe or punctuation mark with and without. */
export function spellings(text: string, plural: boolean): Uint8Array[] {
  let all: number[][] = [[]];
  const each = (...options: number[][]) => {
    const grown: number[][] = [];
    for (const option of options) for (const start of all) grown.push([...start, ...option]);
    all = grown.slice(0, MOST_SPELLINGS);
  };
  // A value at an edge is read beside the match; only one in the middle ("crits on {v}s") is part of the name.
  const name = text.trim().replace(/^\{v\}[\s-]*|[\s-]*\{v\}$/g, '');
  for (const part of name.split(/(\{v\}|\{kw\})/)) {
    if (part === '{v}') each([DIGIT]);
    else if (part !== '{kw}') for (const char of part) unfold(char, each);
  }
  const out = all.map(tidy).filter((symbols) => symbols.length > 1);
  const last = out[0]?.at(-1);
  if (plural && last !== undefined && last < 26 && last !== 18) {
    for (const symbols of [...out]) out.push([...symbols, 18]);
  }
  return [...new Map(out.map((symbols) => [symbols.join(), Uint8Array.from(symbols)])).values()];
}

function unfold(char: string, each: (...options: number[][]) => void): void {
  const unit = char.charCodeAt(0);
  const cls = CLASSES[unit] ?? OTHER;
  if (cls === SKIP) return;
  if (isDash(unit)) each([GAP], []);
  else if (char === '&') each([cls]);
  else if (cls === QUOTE || cls === OTHER) each([cls], []);
  else each([cls]);
}

/** Runs of gaps and digits are one symbol, as in the scan; nothing but letters and digits stands at the edges. */
function tidy(symbols: readonly number[]): number[] {
  const out: number[] = [];
  for (const symbol of symbols) {
    if ((symbol === GAP || symbol === DIGIT) && out.at(-1) === symbol) continue;
    if (out.length === 0 && symbol > DIGIT) continue;
    out.push(symbol);
  }
  while (out.length > 0 && (out.at(-1) ?? 0) > DIGIT) out.pop();
  return out;
}
