import { CLASSES, OTHER } from './classes.ts';
import type { TermIndex } from './term-index.ts';
import { ROOT } from './trie.ts';

/**
 * One pass over a text: pushes, for every place where at least one term ends, the state and the offset
 * after its last character. Gives the number of steps taken, which is the number of code units and one more.
 */
export function scan(index: TermIndex, text: string, ends: number[]): number {
  const { table } = index.automaton;
  const classes = CLASSES;
  const length = text.length;
  let state = ROOT;
  let at = 0;
  for (; at < length; at++) {
    let next = table[(state << 5) + (classes[text.charCodeAt(at)] as number)] as number;
    if (next < 0) {
      ends.push(state, at);
      next = ~next;
    }
    state = next;
  }
  if ((table[(state << 5) + OTHER] as number) < 0) ends.push(state, at);
  return at + 1;
}
