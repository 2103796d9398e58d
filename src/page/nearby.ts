/**
 * Which marks are near the viewport.
 *
 * Every registered range costs Chromium time in every frame, so only those within a screen of the viewport are
 * registered, at most 300. An observer watches the blocks that hold marks: it is right for columns, floats, scrolling
 * boxes and fixed parts alike. Where the blocks in reach hold more marks than that (one block may hold a whole thread),
 * boxes are measured, by stretches: one whose ends are both far above or both far below is left out unmeasured.
 */
import type { Highlighter } from './highlight.ts';
import { boundsOf } from './rects.ts';
import type { Run, Span } from './spans.ts';

export const MOST_RANGES = 300;
/** Milliseconds for measuring what is near but not in view; a box in a line of 100 kB takes ten. */
const PATIENCE = 16;
/** Spans in the shortest stretch. */
const SHORTEST = 16;

export class Nearby {
  readonly #highlighter: Highlighter;
  readonly #observer: IntersectionObserver | undefined;
  readonly #ordered: () => readonly Run[];
  readonly #runs = new Map<Element, Set<Run>>();
  readonly #near = new Set<Element>();
  #crowded = false;
  #frame = 0;

  constructor(highlighter: Highlighter, ordered: () => readonly Run[]) {
    this.#highlighter = highlighter;
    this.#ordered = ordered;
    if (typeof IntersectionObserver !== 'function') return;
    const margin = { rootMargin: '100% 0px', scrollMargin: '100% 0px' };
    this.#observer = new IntersectionObserver((entries) => this.#seen(entries), margin);
  }

  /** A run whose marks are to be shown when they are near. */
  watch(run: Run): void {
    const box = boxOf(run.element);
    const runs = this.#runs.get(box);
    if (runs) {
      runs.add(run);
      return;
    }
    this.#runs.set(box, new Set([run]));
    this.#observer?.observe(box);
  }

  forget(run: Run): void {
    for (const span of run.spans) this.#highlighter.hide(span);
    const box = this.#runs.has(run.element) ? run.element : boxOf(run.element);
    const runs = this.#runs.get(box);
    if (!runs?.delete(run) || runs.size > 0) return;
    this.#runs.delete(box);
    this.#near.delete(box);
    this.#observer?.unobserve(box);
  }

  #seen(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && this.#runs.has(target)) this.#near.add(target);
      else this.#near.delete(target);
    }
    this.refresh();
  }

  /** Registers what is near now. To be called when marks came or went. */
  refresh(): void {
    let spans: Span[] = [];
    for (const box of this.#near) {
      for (const run of this.#runs.get(box) ?? []) {
        for (const span of run.spans) if (span.shown) spans.push(span);
      }
    }
    this.#crowded = spans.length > MOST_RANGES;
    if (this.#crowded) spans = this.#closest();
    this.#highlighter.show(new Set(spans));
  }

  /** Something scrolled or was resized. Only where blocks hold too many marks does that change what is registered. */
  moved(): void {
    if (!this.#crowded || this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.refresh();
    });
  }

  #closest(): Span[] {
    const spans: Span[] = [];
    for (const run of this.#ordered()) {
      if (!this.#near.has(run.element) && !this.#near.has(boxOf(run.element))) continue;
      for (const span of run.spans) if (span.shown) spans.push(span);
    }
    return nearest(spans);
  }

  stop(): void {
    this.#observer?.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#runs.clear();
    this.#near.clear();
  }
}

/** Distance in pixels from the viewport, negative where the box is above; undefined where it is not laid out. */
function offScreen(span: Span | undefined): number | undefined {
  const box = span && boundsOf(span);
  if (!box || (box.width === 0 && box.height === 0)) return undefined;
  if (box.bottom < 0) return box.bottom;
  return box.top > innerHeight ? box.top - innerHeight : 0;
}

/**
 * Measures stretches of spans, those first whose ends are nearest. A stretch that ends higher than it begins runs over a
 * column's edge and may be anywhere.
 */
function nearest(spans: readonly Span[]): Span[] {
  const until = performance.now() + PATIENCE;
  const length = Math.max(SHORTEST, Math.ceil(spans.length / 64));
  const stretches: { readonly low: number; readonly distance: number }[] = [];
  let before = offScreen(spans[0]);
  for (let low = 0; low < spans.length; low += length) {
    const after = offScreen(spans[Math.min(low + length, spans.length - 1)]);
    const distance = before === undefined || after === undefined || before > after ? 0 : between(before, after);
    if (distance <= innerHeight) stretches.push({ low, distance });
    before = after;
  }
  stretches.sort((a, b) => a.distance - b.distance);
  const found: { readonly span: Span; readonly distance: number }[] = [];
  for (const { low, distance } of stretches) {
    if (distance > 0 && (found.length >= MOST_RANGES || performance.now() > until)) break;
    for (const span of spans.slice(low, low + length)) {
      const off = offScreen(span);
      if (off !== undefined && Math.abs(off) <= innerHeight) found.push({ span, distance: Math.abs(off) });
    }
  }
  found.sort((a, b) => a.distance - b.distance);
  return found.slice(0, MOST_RANGES).map(({ span }) => span);
}

const between = (above: number, below: number): number =>
  above < 0 === below < 0 ? Math.min(Math.abs(above), Math.abs(below)) : 0;

/** An element without a box of its own never meets the viewport: its nearest ancestor that has one does. */
function boxOf(element: Element): Element {
  let at = element;
  while (at.parentElement && getComputedStyle(at).display === 'contents') at = at.parentElement;
  return at;
}
