/** All that is needed once a page has a mark: how marks look, which are registered, and the ways to their cards. */
import type { Detection } from '../core/match/mention.ts';
import type { PageSettings } from '../core/settings/settings.ts';
import type { AnnotateOptions } from './annotation.ts';
import { askAbout } from './ask.ts';
import { type MentionOnPage, mentionsOnPage } from './census.ts';
import { Highlighter } from './highlight.ts';
import { markAt } from './hit-test.ts';
import { inOrder } from './in-order.ts';
import type { Ledger } from './ledger.ts';
import { Nearby } from './nearby.ts';
import { CLOCK, Pointer } from './pointer.ts';
import { keepFirst, type Run } from './spans.ts';
import type { Stage } from './stage.ts';
import { markCss, RootStyle } from './style.ts';
import { pieceAt } from './text-run.ts';

/** What the reading side shows of itself. */
export type World = {
  readonly options: AnnotateOptions;
  readonly ledger: Ledger;
  readonly settings: () => PageSettings;
  readonly detection: () => Detection;
  /** Reads a shadow tree, if it is new. */
  readonly enter: (root: ShadowRoot) => void;
  readonly tell: (count: number) => void;
};

/** Milliseconds after the first mark. */
const A_WHILE = 300;

export class Presentation {
  protected readonly world: World;
  readonly #marks: Highlighter;
  readonly #nearby: Nearby;
  protected readonly pointer: Pointer;
  readonly #style = new RootStyle();
  readonly #roots = new WeakSet<Node>();
  readonly #tags = new Set<string>();
  readonly #warming = new AbortController();
  #restyle = false;
  #dirty = false;

  constructor(world: World) {
    this.world = world;
    const { options, ledger } = world;
    const { document, stage, highlightName, clock = CLOCK } = options;
    const ordered = () => inOrder(ledger);
    this.#marks = new Highlighter(highlightName);
    this.#nearby = new Nearby(this.#marks, ordered, () => this.#settle(), options.fresh);
    this.pointer = new Pointer({
      document,
      stage,
      clock,
      markAt: (target, x, y) => markAt(target, x, y, this.#marks),
      askOf: (span) => askAbout(span, world.detection()),
      moved: () => this.#nearby.moved(),
      entered: world.enter,
    });
    options.onFirstMark?.(document);
    this.#warmSoon(document, stage);
    this.pointer.start();
  }

  get registered(): number {
    return this.#marks.size;
  }

  /** Marks wait for a frame to be shown. */
  get busy(): boolean {
    return this.#nearby.busy;
  }

  /** A run has marks, or more than before. */
  marked(run: Run): void {
    this.#dirty = true;
    const root = run.pieces[0]?.node.getRootNode();
    if (!(root instanceof ShadowRoot)) this.#addTags(run);
    else if (!this.#roots.has(root)) {
      this.#roots.add(root);
      this.#style.put(root, this.#css());
      this.world.options.onFirstMark?.(root);
    }
    this.#nearby.watch(run);
  }

  forgotten(run: Run): void {
    this.#dirty = true;
    this.#nearby.forget(run);
    for (const span of run.spans) this.pointer.forget(span);
  }

  /**
   * The card is made ready behind the first marks; in a frame of the page, of which there may be many, when the pointer comes
   * into it.
   */
  #warmSoon({ defaultView, documentElement }: Document, stage: Stage): void {
    const { signal } = this.#warming;
    const warm = () => !signal.aborted && stage.warm();
    documentElement.addEventListener('pointerover', warm, { once: true, capture: true, passive: true, signal });
    if (defaultView?.top === defaultView) setTimeout(warm, A_WHILE);
  }

  /** A slice of work is over; `idle` when all is. */
  pause(idle: boolean): void {
    if (this.#dirty) this.#nearby.soon();
    if (!idle) return;
    this.#settle();
    this.#nearby.tidy();
  }

  /** Settings have changed that bear on how marks look or which are shown. */
  update(): void {
    for (const { spans } of this.world.ledger.runs) for (const span of spans) span.shown = span.marked;
    this.#dirty = this.#restyle = true;
    this.#style.update(this.#css());
    this.pause(true);
  }

  stop(): void {
    this.#warming.abort();
    this.pointer.stop();
    this.#nearby.stop();
    this.#marks.stop();
    this.#style.remove();
    if (this.#tags.size > 0) this.world.options.setStyle?.('');
  }

  mentions(): readonly MentionOnPage[] {
    return mentionsOnPage(inOrder(this.world.ledger));
  }

  #css(tags?: Iterable<string>): string {
    return markCss(this.world.options.highlightName, this.world.settings().underline, tags);
  }

  /** Marks came or went: which are shown, how they look, and how many there are. */
  #settle(): void {
    if (!this.#dirty) return;
    this.#dirty = false;
    this.pointer.start();
    const { ledger, settings, tell } = this.world;
    if (this.#restyle) this.#putStyle();
    if (settings().mentions === 'first') keepFirst(inOrder(ledger));
    let count = 0;
    for (const { spans } of ledger.runs) for (const span of spans) if (span.shown) count++;
    tell(count);
  }

  /** The document's style names the elements that hold marks; a new kind of element is a new style. */
  #addTags({ spans, pieces }: Run): void {
    const before = this.#tags.size;
    if (this.world.options.inherits) this.#tags.add(':root');
    else this.#addTagsOf(spans, pieces);
    this.#restyle ||= this.#tags.size > before;
  }

  #addTagsOf(spans: Run['spans'], pieces: Run['pieces']): void {
    for (const span of spans) {
      if (!span.marked) continue;
      const last = pieceAt(pieces, span.end, true);
      for (let index = pieceAt(pieces, span.start); index <= last; index++) {
        const tag = pieces[index]?.node.parentElement?.localName;
        if (tag) this.#tags.add(CSS.escape(tag));
      }
    }
  }

  #putStyle(): void {
    this.#restyle = false;
    if (this.#tags.size === 0) return;
    const { setStyle, document } = this.world.options;
    const css = this.#css(this.#tags);
    if (setStyle) setStyle(css);
    else this.#style.put(document, css);
  }
}
