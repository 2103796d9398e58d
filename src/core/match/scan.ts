import { ROOT, UNKNOWN } from './automaton.ts';
import { CLASSES, OTHER } from './classes.ts';
import type { TermIndex } from './term-index.ts';

/**
 * Where terms end, in pairs: the automaton's row and the offset after the term's last character. One list for all texts,
 * because most of them put nothing in it; each scan begins it anew.
 */
export let ends: Int32Array = new Int32Array(8192);

/** One pass over a text, one step a code unit. Gives how many numbers are in `ends` then. */
export function scan({ automaton }: TermIndex, text: string): number {
  const { length } = text;
  if (ends.length < 2 * length + 2) ends = new Int32Array(2 * length + 2);
  const found = ends;
  let count = 0;
  let row = ROOT;
  let at = 0;
  // The loop inside changes nothing but places and rows, and is left where a row has to be made: half as fast otherwise.
  for (;;) {
    const { table } = automaton;
    const classes = CLASSES;
    for (; at < length; at++) {
      // Rows begin at multiples of 32.
      let next = table[row | (classes[text.charCodeAt(at)] as number)] as number;
      if (next <= 0) {
        if (next === UNKNOWN) break;
        found[count++] = row;
        found[count++] = at;
        next = ~next;
      }
      row = next;
    }
    const last = table[row | OTHER] as number;
    if (at === length && last !== UNKNOWN) {
      found[count] = row;
      found[count + 1] = at;
      return last < 0 ? count + 2 : count;
    }
    automaton.make(row);
  }
}
