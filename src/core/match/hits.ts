import { classAt, DIGIT, isWordClass, SKIP } from './classes.ts';
import { ends, scan } from './scan.ts';
import { insideToken, startOf } from './surface.ts';
import type { TermIndex, Use } from './term-index.ts';

/** A place where terms end, with its surface found and its edges looked at. */
export type Hit = {
  readonly start: number;
  readonly end: number;
  readonly uses: readonly Use[];
  /** Glued to a number: "OC2", "1CP", "Chaos40k". */
  readonly digitBefore: boolean;
  readonly digitAfter: boolean;
};

const NONE: readonly Hit[] = [];

/** Everything the automaton finds in a text, shorter terms inside longer ones included. */
export function hitsIn(index: TermIndex, text: string): readonly Hit[] {
  const count = scan(index, text);
  if (count === 0) return NONE;
  const { automaton } = index;
  const hits: Hit[] = [];
  for (let at = 0; at < count; at += 2) {
    let end = ends[at + 1] ?? 0;
    while (classAt(text, end - 1) === SKIP) end--;
    for (let state = ends[at] ?? 0; state; state = automaton.shorter(state)) {
      const place = automaton.out(state);
      if (place < 0) continue;
      const uses = index.usesAt(place);
      const start = startOf(text, end, automaton.depth(state));
      if (start < 0 || insideToken(text, start, end)) continue;
      const before = classAt(text, start - 1);
      hits.push({
        start,
        end,
        uses,
        digitBefore: before === DIGIT || (isWordClass(before) && start > 0),
        digitAfter: classAt(text, end) === DIGIT,
      });
    }
  }
  return hits;
}
