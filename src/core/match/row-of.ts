/** A row of a table has at most so many cells. */
const CELLS = 12;
/** And so many before the keywords, where those stand last: name, range, and five characteristics. */
const BEFORE_KEYWORDS = 7;

/**
 * The cells around one cell, nearest first, as one text: a weapon's numbers follow its name, unless the keywords have a
 * cell of their own behind them.
 *
 * @param cells Texts of short runs in the order they stand on the page. @param at Which of them is meant.
 */
export function rowOf(cells: readonly string[], at: number): string {
  const own = cells[at] ?? '';
  const last = /^\s*[[(]/.test(own) && /^\s*[-−–]?(?:\d?D)?\d+(?:\+\d)?\s*$/.test(cells[at - 1] ?? '');
  return (last ? cells.slice(Math.max(0, at - BEFORE_KEYWORDS), at + 1) : cells.slice(at, at + CELLS)).join(' | ');
}
