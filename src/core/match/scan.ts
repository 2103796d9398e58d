import { ROOT, UNKNOWN } from './automaton.ts';
import { CLASSES, OTHER } from './classes.ts';
import type { TermIndex } from './term-index.ts';

/**
 * One pass over a text: pushes, for every place where at least one term ends, the automaton's row and the offset
 * after its last character. Gives the number of steps taken, which is the number of code units and one more.
 */
export function scan({ automaton }: TermIndex, text: string, ends: number[]): number {
  const classes = CLASSES;
  const length = text.length;
  let { table } = automaton;
  let row = ROOT;
  let at = 0;
  for (; at < length; at++) {
    const cls = classes[text.charCodeAt(at)] as number;
    let next = table[(row << 5) + cls] as number;
    if (next < 0) {
      if (next === UNKNOWN) {
        next = automaton.follow(row, cls);
        table = automaton.table;
      }
      if (next < 0) {
        ends.push(row, at);
        next = ~next;
      }
    }
    row = next;
  }
  if (automaton.follow(row, OTHER) < 0) ends.push(row, at);
  return at + 1;
}
