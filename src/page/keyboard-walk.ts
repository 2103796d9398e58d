/** The way for those without a pointer: step from mark to mark, see where one is, open its card. */

import { boundsOf } from './rects.ts';
import { elementAt, endsOfSpan, type Run, type Span, textOf } from './spans.ts';

/** Where the walk has come to, for a shell to read out. */
export type Step = {
  readonly rule: string;
  readonly text: string;
  /** From 1. */
  readonly position: number;
  readonly count: number;
};

export class KeyboardWalk {
  readonly #name: string;
  readonly #ordered: () => readonly Run[];
  #current: Span | undefined;

  /** `name` is that of the highlight that shows where the walk stands. */
  constructor(name: string, ordered: () => readonly Run[]) {
    this.#name = name;
    this.#ordered = ordered;
  }

  get current(): Span | undefined {
    return this.#current && endsOfSpan(this.#current) ? this.#current : undefined;
  }

  /** Steps forward (1) or back (-1), round the ends; from nowhere to the first mark in view. */
  step(by: 1 | -1): Step | undefined {
    const spans = this.#ordered().flatMap(({ spans }) => spans.filter((span) => span.shown));
    if (spans.length === 0) return undefined;
    const from = this.#current ? spans.indexOf(this.#current) : -1;
    let index = from < 0 ? firstInView(spans, by) : from + by;
    for (let tried = 0; tried < spans.length; tried++, index += by) {
      index = (index + spans.length) % spans.length;
      const span = spans[index];
      const box = span && boundsOf(span);
      if (!span || !box || (box.width === 0 && box.height === 0)) continue;
      this.#stand(span, box);
      return { rule: span.candidate.rule, text: textOf(span), position: index + 1, count: spans.length };
    }
    return undefined;
  }

  /** Goes to the first mention of a rule. */
  goTo(rule: string): Span | undefined {
    for (const { spans } of this.#ordered()) {
      const span = spans.find((one) => one.marked && one.candidate.rule === rule);
      const box = span && boundsOf(span);
      if (!span || !box) continue;
      this.#stand(span, box);
      return span;
    }
    return undefined;
  }

  #stand(span: Span, box: DOMRect): void {
    this.#current = span;
    if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
      const element = elementAt(span);
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    }
    const ends = endsOfSpan(span);
    if (ends && typeof Highlight === 'function') CSS.highlights.set(this.#name, new Highlight(new StaticRange(ends)));
  }

  /** A mark has gone. */
  forget(span: Span): void {
    if (span === this.#current) this.stop();
  }

  stop(): void {
    if (!this.#current) return;
    this.#current = undefined;
    if (typeof Highlight === 'function') CSS.highlights.delete(this.#name);
  }
}

function firstInView(spans: readonly Span[], by: 1 | -1): number {
  const seen = (span: Span): boolean => {
    const box = boundsOf(span);
    return box !== undefined && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
  };
  const index = by > 0 ? spans.findIndex(seen) : spans.findLastIndex(seen);
  return index < 0 ? (by > 0 ? 0 : spans.length - 1) : index;
}
