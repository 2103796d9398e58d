/** How the symbols of a term are written in an index, by class: letters as they are, `0` a number, space, `'` and `.`. */
export const CHARS = "abcdefghijklmnopqrstuvwxyz0 '.";

/** Symbols as text; terms sorted by it are sorted as the automaton wants them. */
export function written(symbols: Uint8Array): string {
  let text = '';
  for (const symbol of symbols) text += CHARS.charAt(symbol);
  return text;
}
