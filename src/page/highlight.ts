/**
 * Marks by the CSS Custom Highlight API: the page's tree is not touched.
 *
 * Static ranges, because live ones make every later change of the page slower; own lists, because a Highlight cannot be
 * iterated in Firefox's content scripts. The registry is shared with the page: only our own names are used.
 */
import { endsOfSpan, type Span } from './spans.ts';

export class Highlighter {
  readonly #name: string;
  readonly #ranges = new Map<Span, StaticRange>();
  #highlight: Highlight | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  static get supported(): boolean {
    return typeof Highlight === 'function' && typeof StaticRange === 'function' && !!globalThis.CSS?.highlights;
  }

  get size(): number {
    return this.#ranges.size;
  }

  get spans(): Iterable<Span> {
    return this.#ranges.keys();
  }

  /** Registers these spans and no others. */
  show(spans: ReadonlySet<Span>): void {
    for (const [span, range] of this.#ranges) {
      if (spans.has(span)) continue;
      this.#highlight?.delete(range);
      this.#ranges.delete(span);
    }
    for (const span of spans) {
      if (!this.#ranges.has(span)) this.#add(span);
    }
  }

  /** Registers these as well, as long as there are no more than `most`. */
  add(spans: readonly Span[], most: number): void {
    for (const span of spans) if (span.shown && this.size < most && !this.#ranges.has(span)) this.#add(span);
  }

  /** True where the span was registered. */
  hide(span: Span): boolean {
    const range = this.#ranges.get(span);
    if (!range) return false;
    this.#highlight?.delete(range);
    return this.#ranges.delete(span);
  }

  #add(span: Span): void {
    const ends = endsOfSpan(span);
    if (!ends || !Highlighter.supported) return;
    if (!this.#highlight) {
      this.#highlight = new Highlight();
      CSS.highlights.set(this.#name, this.#highlight);
    }
    const range = new StaticRange(ends);
    this.#highlight.add(range);
    this.#ranges.set(span, range);
  }

  stop(): void {
    this.#ranges.clear();
    if (this.#highlight) CSS.highlights.delete(this.#name);
    this.#highlight = undefined;
  }
}
