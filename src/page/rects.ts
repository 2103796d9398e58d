/** Where a span is on the screen. One range serves all questions: every live range slows the page's own changes. */
import { endsOfSpan, type Span } from './spans.ts';

let probe: Range | undefined;

function measure<Answer>(span: Span, read: (range: Range) => Answer): Answer | undefined {
  const ends = endsOfSpan(span);
  if (!ends) return undefined;
  probe ??= document.createRange();
  probe.setStart(ends.startContainer, ends.startOffset);
  probe.setEnd(ends.endContainer, ends.endOffset);
  const answer = read(probe);
  probe.setStart(document, 0);
  probe.collapse(true);
  return answer;
}

/** A box for each line the span runs over, in viewport coordinates; none where it is not laid out. */
export const rectsOf = (span: Span): readonly DOMRect[] =>
  measure(span, (range) => [...boxes(range)].filter((box) => box.width > 0 && box.height > 0)) ?? [];

/** The box around all of it. */
export const boundsOf = (span: Span): DOMRect | undefined => measure(span, (range) => range.getBoundingClientRect());

function* boxes(range: Range): Generator<DOMRect> {
  const list = range.getClientRects();
  for (let index = 0; index < list.length; index++) {
    const box = list[index];
    if (box) yield box;
  }
}
