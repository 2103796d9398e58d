/**
 * Which marks are near the viewport.
 *
 * Every registered range costs Chromium time in every frame, so only those within a screen of the viewport are
 * registered, at most 300. An observer watches the blocks that hold marks: it is right for columns, floats, scrolling
 * boxes and fixed parts alike. Where the blocks in reach hold more marks than that (one block may hold a whole thread),
 * boxes are measured, by halving: a stretch whose ends are both above or both below is left out unmeasured.
 */
import type { Highlighter } from './highlight.ts';
import { boundsOf } from './rects.ts';
import type { Run, Span } from './spans.ts';

export const MOST_RANGES = 300;
/** Fewer spans than this are measured one by one. */
const HALVE = 16;

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
    const found: { span: Span; distance: number }[] = [];
    // Columns begin anew at the top: the more stretches to begin with, the safer it is to judge one by its ends.
    const stretch = Math.max(HALVE, Math.ceil(spans.length / 32));
    for (let low = 0; low < spans.length; low += stretch) {
      inReach(spans, low, Math.min(low + stretch, spans.length) - 1, found);
    }
    found.sort((a, b) => a.distance - b.distance);
    return found.slice(0, MOST_RANGES).map(({ span }) => span);
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

function inReach(spans: readonly Span[], low: number, high: number, found: { span: Span; distance: number }[]): void {
  if (high - low >= HALVE) {
    const first = offScreen(spans[low]);
    const last = offScreen(spans[high]);
    const above = first !== undefined && last !== undefined && first < -innerHeight && last < -innerHeight;
    const below = first !== undefined && last !== undefined && first > innerHeight && last > innerHeight;
    if ((above && first <= last) || (below && first <= last)) return;
    const middle = (low + high) >> 1;
    inReach(spans, low, middle, found);
    inReach(spans, middle + 1, high, found);
    return;
  }
  for (let index = low; index <= high; index++) {
    const span = spans[index];
    const distance = offScreen(span);
    if (span && distance !== undefined && Math.abs(distance) <= innerHeight) {
      found.push({ span, distance: Math.abs(distance) });
    }
  }
}

/** An element without a box of its own never meets the viewport: its nearest ancestor that has one does. */
function boxOf(element: Element): Element {
  let at = element;
  while (at.parentElement && getComputedStyle(at).display === 'contents') at = at.parentElement;
  return at;
}
