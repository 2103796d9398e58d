/**
 * The mark under the pointer. Only the registered marks of the block under the pointer are compared with it, box by box:
 * no question for a caret position, which is dear on long pages, misses unselectable text, and answers with the last
 * letter for a pointer far right of the line.
 */
import type { Highlighter } from './highlight.ts';
import { blockOf } from './inline.ts';
import { rectsOf } from './rects.ts';
import type { Span } from './spans.ts';

export type Hit = {
  readonly span: Span;
  readonly rect: DOMRect /** Which of the span's boxes. */;
  readonly line: number;
};

/** An underline hangs a little below its letters. */
const SLACK = 2;

/** `target` is the innermost element under the point, which is in viewport coordinates. */
export function markAt(target: Node, x: number, y: number, marks: Highlighter): Hit | undefined {
  if (marks.size === 0) return undefined;
  const block = blockOf(target);
  // Text that stands in a shadow tree without an element around it has the host for its target.
  const root = target instanceof Element ? target.shadowRoot : null;
  for (const span of marks.spans) {
    if (span.run.block !== block && (!root || span.run.block !== root)) continue;
    const rects = rectsOf(span);
    const line = rects.findIndex(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom + SLACK,
    );
    const rect = rects[line];
    if (rect) return { span, rect, line };
  }
  return undefined;
}
