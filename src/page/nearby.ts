/**
 * Which marks are near the viewport.
 *
 * Every registered range costs Chromium time in every frame, so only those within a screen of the viewport are
 * registered, at most 300. An observer watches the boxes that hold marks: it is right for columns, floats, scrolling
 * boxes and fixed parts alike. Each observed box costs a little in every frame too, so a box is as large as the page's
 * structure allows: a post rather than its paragraphs, a long list rather than its lines. Where the boxes in reach hold
 * too many marks, the marks are measured: whenever something scrolls, and for a twentieth of the time while the page grows.
 */
import type { Highlighter } from './highlight.ts';
import { elementOf } from './kinds.ts';
import { own } from './own.ts';
import { boundsOf } from './rects.ts';
import type { Run, Span } from './spans.ts';

export const MOST_RANGES = 300;
/** Milliseconds for measuring what is near but not in view; a box in a line of 100 kB takes ten. */
const PATIENCE = 16;
/** After measuring for t milliseconds the next waits for so many times t, unless something scrolls. */
const REST = 20;
/** Milliseconds a frame for finding boxes. */
const FINDING = 6;
/** While boxes are being found, marks are chosen in one of so many frames. */
const SELDOM = 4;
/** So many lines are measured one by one as they are read: what is in view has its marks before a box is observed. */
const AT_FIRST = 40;
/** Milliseconds from a change of the page until the boxes are looked through. */
const TIDYING = 60;
/** Spans in the shortest stretch. */
const SHORTEST = 16;
/** A parent of so few elements stands for them; one of so many is a list, and stands for them, too. */
const FEW = 16;
const MANY = 200;
const LEVELS = 6;

export class Nearby {
  readonly #highlighter: Highlighter;
  readonly #ordered: () => readonly Run[];
  readonly #onRefresh: () => void;
  readonly #observer: IntersectionObserver | undefined;
  readonly #resizes: ResizeObserver | undefined;
  readonly #runs = new Map<Element, Set<Run>>();
  readonly #near = new Set<Element>();
  /** Runs whose box is still to be found. */
  readonly #fresh = new Set<Run>();
  /** The first runs in view, near until their boxes have been observed. */
  readonly #first = new Set<Run>();
  #measured = 0;
  /** Elements that lost a registered mark just now. */
  readonly #bare = new Set<Element>();
  #crowded = false;
  #resting = 0;
  #unpainted: boolean;
  #frame = 0;
  #frames = 0;
  #tidying = 0;

  /** `onRefresh` is called right before marks are chosen; `unpainted`: nothing has been laid out yet, nor need it be for us. */
  constructor(highlighter: Highlighter, ordered: () => readonly Run[], onRefresh: () => void, unpainted = false) {
    this.#unpainted = unpainted;
    this.#highlighter = highlighter;
    this.#ordered = ordered;
    this.#onRefresh = onRefresh;
    if (typeof IntersectionObserver !== 'function') return;
    // `root`, too: a page may have put something by that name on all objects.
    const margin = { root: null, rootMargin: '100% 0px', scrollMargin: '100% 0px' };
    this.#observer = new IntersectionObserver((entries) => this.#seen(entries), margin);
    this.#resizes = new ResizeObserver(() => this.#crowded && this.soon());
  }

  get busy(): boolean {
    return this.#frame !== 0 || this.#tidying !== 0;
  }

  /** The page has changed: what was moved, perhaps with all that is around it, has left its box and gets another, soon. */
  tidy(): void {
    this.#tidying ||= window.setTimeout(() => {
      this.#tidying = 0;
      for (const [box, runs] of this.#runs) {
        for (const run of runs) {
          if (isAround(box, run.element)) continue;
          this.#leave(run);
          this.watch(run);
        }
      }
    }, TIDYING);
  }

  /** A run that has marks, to be shown when they are near. */
  watch(run: Run): void {
    if (run.box) {
      this.soon();
      return;
    }
    // A line that is rewritten in view has its marks again before the browser paints.
    if (this.#bare.has(run.element)) this.#highlighter.add(run.spans, MOST_RANGES);
    if (this.#measured < AT_FIRST) this.#atFirst(run);
    if (this.#fresh.size === 0) this.#resizes?.observe(document.documentElement);
    this.#fresh.add(run);
    this.soon();
  }

  forget(run: Run): void {
    for (const span of run.spans) if (this.#highlighter.hide(span)) this.#bare.add(run.element);
    this.#fresh.delete(run);
    this.#first.delete(run);
    this.#leave(run);
  }

  #leave(run: Run): void {
    const { box } = run;
    const runs = box && this.#runs.get(box);
    run.box = undefined;
    if (!runs?.delete(run) || runs.size > 0) return;
    this.#runs.delete(box as Element);
    this.#near.delete(box as Element);
    this.#observer?.unobserve(box as Element);
  }

  #atFirst(run: Run): void {
    this.#measured++;
    if (!this.#unpainted && offScreen(run.spans.find(({ shown }) => shown)) !== 0) return;
    this.#first.add(run);
    this.#onRefresh();
    this.#highlighter.add(run.spans, MOST_RANGES);
  }

  /** Chooses anew in the next frame. To be called when marks came or went. */
  soon(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#unpainted) {
        // The page's own first layout comes right behind this.
        this.#unpainted = false;
        this.soon();
        return;
      }
      this.#find();
      if (this.#fresh.size === 0 || this.#frames++ % SELDOM === 0) this.#refresh();
      if (this.#fresh.size > 0) this.soon();
    });
  }

  /** Something scrolled. Only where boxes hold too many marks does that change what is registered. */
  moved(): void {
    this.#resting = 0;
    if (this.#crowded) this.soon();
  }

  #find(): void {
    const until = performance.now() + FINDING;
    for (const run of this.#fresh) {
      this.#fresh.delete(run);
      const box = boxOf(run.element);
      run.box = box;
      const runs = this.#runs.get(box);
      if (runs) runs.add(run);
      else {
        this.#runs.set(box, new Set([run]));
        this.#observer?.observe(box);
      }
      if (performance.now() > until) break;
    }
  }

  #seen(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && this.#runs.has(target)) this.#near.add(target);
      else this.#near.delete(target);
    }
    if (this.#fresh.size === 0) this.#first.clear();
    this.#resting = 0;
    this.#refresh();
  }

  #refresh(): void {
    this.#onRefresh();
    this.#bare.clear();
    let spans: Span[] = [];
    for (const box of this.#near) {
      for (const run of this.#runs.get(box) ?? []) {
        for (const span of run.spans) if (span.shown) spans.push(span);
      }
    }
    this.#crowded = spans.length > MOST_RANGES;
    for (const run of this.#first)
      for (const span of run.spans) if (span.shown && spans.length < MOST_RANGES) spans.push(span);
    if (this.#crowded) {
      const start = performance.now();
      if (start < this.#resting) {
        this.soon();
        return;
      }
      spans = nearest(this.#nearInOrder());
      this.#resting = start + (performance.now() - start) * REST;
    }
    this.#highlighter.show(new Set(spans));
  }

  #nearInOrder(): Span[] {
    const spans: Span[] = [];
    for (const run of this.#ordered()) {
      if (run.box && this.#near.has(run.box)) for (const span of run.spans) if (span.shown) spans.push(span);
    }
    return spans;
  }

  stop(): void {
    this.#observer?.disconnect();
    this.#resizes?.disconnect();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#tidying);
    this.#fresh.clear();
    this.#first.clear();
    for (const runs of this.#runs.values()) for (const run of runs) run.box = undefined;
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

/**
 * The element to observe for a block: as far up as the structure goes, as long as it holds the block's own box (what is
 * fixed or hangs over does not move with its ancestors), and one that has a box at all.
 */
function boxOf(element: Element): Element {
  const parent = own(element, 'parentElement');
  if (parent && isList(parent)) return parent;
  const rect = rectOf(element);
  const flat = rect.width === 0 && rect.height === 0;
  const box = flat ? element : grown(element);
  if (box !== element && holds(rectOf(box), rect)) return box;
  let at = element;
  // Without a box of its own (`display: contents`, or hidden) an element never meets the viewport.
  for (let up = outer(at); up && own(at, 'getClientRects').call(at).length === 0; up = outer(at)) at = up;
  return at;
}

/** The parent, or the host of the shadow tree that ends here. */
const outer = (element: Element): Element | undefined => elementOf(own(element, 'parentNode') ?? document);

function isAround(box: Element, element: Element): boolean {
  let at: Element | undefined = element;
  while (at && at !== box) at = outer(at);
  return !!at;
}

function grown(element: Element): Element {
  let at = element;
  for (let level = 0; level < LEVELS; level++) {
    const parent = own(at, 'parentElement');
    if (!parent || parent === document.documentElement) return at;
    if (isList(parent)) return parent;
    if (own(parent, 'childElementCount') > FEW) return at;
    at = parent;
  }
  return at;
}

/** Not in a shadow tree: scrolling there is heard of by the observer alone. */
function isList(parent: Element): boolean {
  const known = lists.get(parent) ?? { asked: 0, list: false };
  // A feed grows into one.
  if (!known.list && known.asked++ % MANY === 0)
    known.list = own(parent, 'childElementCount') >= MANY && inDocument(parent);
  lists.set(parent, known);
  return known.list;
}

const inDocument = (element: Element): boolean => own(element, 'getRootNode').call(element) === document;

const rectOf = (element: Element): DOMRect => own(element, 'getBoundingClientRect').call(element);

/** Counting the children of a long list takes as long as the list, and each of them asks. */
const lists = new WeakMap<Element, { asked: number; list: boolean }>();

const holds = (outer: DOMRect, inner: DOMRect): boolean =>
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1 &&
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1;
