/**
 * The door of the page layer: reads a page, marks what the detector finds, and shows cards through a stage.
 *
 * The page's tree is never changed. On a page without rules nothing at all is put in: no style, no node, no highlight, no
 * listener but one observer of changes.
 */
import type { Detection, DetectOptions, PageFacts } from '../core/match/mention.ts';
import type { PageSettings } from '../core/settings/settings.ts';
import { type RuleOnPage, rulesOnPage } from './census.ts';
import { Highlighter } from './highlight.ts';
import { markAt } from './hit-test.ts';
import { KeyboardWalk, type Step } from './keyboard-walk.ts';
import { askAbout, lookUpText } from './look-up.ts';
import { Nearby } from './nearby.ts';
import { PageIdentity } from './page-identity.ts';
import { CLOCK, type Clock, Pointer } from './pointer.ts';
import { Reader } from './reader.ts';
import { keepFirst, type Run } from './spans.ts';
import type { Stage } from './stage.ts';
import { markCss, RootStyle } from './style.ts';
import { pieceAt } from './text-run.ts';

export type { Step } from './keyboard-walk.ts';
export type { Clock } from './pointer.ts';
export type { RuleOnPage };

export type AnnotateOptions = {
  readonly document: Document;
  /** Begins the detection of a page; called anew when settings change what is detected and when the page becomes another. */
  readonly detect: (facts: PageFacts, options: DetectOptions) => Detection;
  readonly stage: Stage;
  readonly settings: PageSettings;
  /** Name of the highlight in the registry the page shares; the keyboard's uses it with `-current` behind. */
  readonly highlightName: string;
  readonly clock?: Clock;
  /** Selectors: read only inside these; never read inside those. */
  readonly scope?: string;
  readonly exclude?: string;
  /** A root has its first mark: the document, or an open shadow root. */
  readonly onFirstMark?: (root: Document | ShadowRoot) => void;
  /** Puts the style of marks on the document, in place of the one before; '' takes it out. Left out: an adopted sheet. */
  readonly setStyle?: (css: string) => void;
  /** The number of marks has changed. At most once per slice of work. */
  readonly onCount?: (count: number) => void;
};

export type AnnotatorStats = {
  readonly runs: number;
  readonly characters: number;
  readonly candidateRuns: number;
  readonly marks: number;
  readonly registered: number;
  readonly errors: number;
  readonly slices: number;
  /** Milliseconds of work in all, and in the longest slice. */
  readonly busy: number;
  readonly longest: number;
};

export interface Annotator {
  /** Takes over changed settings; marks are rebuilt only where they bear on detection. */
  update(settings: PageSettings): void;
  /** Reads the whole page anew. */
  rescan(): void;
  /** Takes everything out of the page again. */
  stop(): void;
  /** Marks on the page. */
  readonly count: number;
  /** True while there is text to read or marks to show (which waits while the page is hidden). */
  readonly busy: boolean;
  readonly stats: AnnotatorStats;
  /** The rules named on the page, in reading order. */
  list(): readonly RuleOnPage[];
  /** Goes to the next or the previous mark; an open card follows. Undefined where there is none. */
  next(): Step | undefined;
  previous(): Step | undefined;
  /** Opens the card of the mark the walk stands on (or of the first in view) and moves the focus into it. */
  open(): boolean;
  /** Goes to the first mention of a rule and opens its card. */
  goTo(rule: string): boolean;
  /** Opens the card of a text, by default the selected one, whatever the evidence; false where no rule is named in it. */
  lookUp(text?: string): boolean;
}

/** Begins annotating; see `AnnotateOptions`. Never throws on account of the page or the detector. */
export function annotate(options: AnnotateOptions): Annotator {
  return new PageAnnotator(options);
}

class PageAnnotator implements Annotator {
  readonly #options: AnnotateOptions;
  readonly #marks: Highlighter;
  readonly #style = new RootStyle();
  readonly #identity: PageIdentity;
  #settings: PageSettings;
  #reader: Reader | undefined;
  #nearby: Nearby | undefined;
  #pointer: Pointer | undefined;
  #walk: KeyboardWalk | undefined;
  #roots = new WeakSet<Node>();
  readonly #tags = new Set<string>();
  #marked = false;
  #restyle = false;
  #dirty = false;
  #count = 0;

  constructor(options: AnnotateOptions) {
    this.#options = options;
    this.#settings = options.settings;
    this.#marks = new Highlighter(options.highlightName);
    this.#identity = new PageIdentity(options.document);
    if (this.#settings.on) this.#start();
  }

  get count(): number {
    return this.#count;
  }

  get busy(): boolean {
    return (this.#reader?.busy || this.#nearby?.busy) ?? false;
  }

  get stats(): AnnotatorStats {
    const { scanner, slices, ledger } = this.#reader ?? {};
    return {
      runs: scanner?.stats.runs ?? 0,
      characters: scanner?.stats.characters ?? 0,
      candidateRuns: ledger?.runs.size ?? 0,
      marks: this.#count,
      registered: this.#marks.size,
      errors: scanner?.stats.errors ?? 0,
      slices: slices?.stats.slices ?? 0,
      busy: slices?.stats.busy ?? 0,
      longest: slices?.stats.longest ?? 0,
    };
  }

  update(settings: PageSettings): void {
    const before = this.#settings;
    this.#settings = settings;
    if (!settings.on) this.#end();
    else if (!this.#reader) this.#start();
    else {
      if (detectionKey(before) !== detectionKey(settings)) this.rescan();
      else if (before.mentions !== settings.mentions) {
        for (const { spans } of this.#reader.ledger.runs) for (const span of spans) span.shown = span.marked;
        this.#dirty = true;
        this.#onPause(true);
      }
      this.#style.update(markCss(this.#options.highlightName, settings.underline));
      this.#putStyle();
    }
  }

  rescan(): void {
    const detection = this.#detection();
    if (detection) this.#reader?.restart(detection);
  }

  stop(): void {
    this.#end();
    this.#options.stage.remove();
  }

  list(): readonly RuleOnPage[] {
    return rulesOnPage(this.#ordered());
  }

  next(): Step | undefined {
    return this.#step(1);
  }

  previous(): Step | undefined {
    return this.#step(-1);
  }

  open(): boolean {
    if (!this.#walk?.current) this.#walk?.step(1);
    const span = this.#walk?.current;
    if (!span || !this.#pointer) return false;
    if (this.#pointer.open !== span || !this.#options.stage.open) this.#pointer.show(span);
    this.#options.stage.focus();
    return true;
  }

  goTo(rule: string): boolean {
    return this.#walk?.goTo(rule) !== undefined && this.open();
  }

  lookUp(text?: string): boolean {
    const { document, detect, stage } = this.#options;
    return lookUpText(document, text, stage, (words) => {
      const options = { ...this.#detectOptions(), sensitivity: 'everything' as const, never: [], always: [] };
      return { text: words, detection: detect(this.#identity.facts, options) };
    });
  }

  #ordered = (): readonly Run[] => this.#reader?.ledger.ordered() ?? [];

  #detectOptions(): DetectOptions {
    const { edition, sensitivity, never, always } = this.#settings;
    return { edition, sensitivity, never, always };
  }

  #detection(): Detection | undefined {
    this.#identity.renew();
    try {
      return this.#options.detect(this.#identity.facts, this.#detectOptions());
    } catch {
      return undefined;
    }
  }

  #start(): void {
    const detection = this.#detection();
    if (!detection) return;
    const { document, stage, scope, exclude, highlightName, clock = CLOCK } = this.#options;
    const reader = new Reader({
      document,
      detection,
      scope,
      exclude,
      owns: (element) => stage.owns(element),
      onMarked: (run) => this.#onMarked(run),
      onForget: (run) => this.#onForget(run),
      onPause: (idle) => this.#onPause(idle),
      isNewPage: () => this.#isNewPage(),
    });
    this.#reader = reader;
    this.#nearby = new Nearby(this.#marks, this.#ordered, () => this.#settle());
    this.#walk = new KeyboardWalk(`${highlightName}-current`, this.#ordered);
    this.#pointer = new Pointer({
      document,
      stage,
      clock,
      markAt: (target, x, y) => markAt(target, x, y, reader.ledger, this.#marks),
      askOf: (span) => askAbout(span, reader.scanner.detection),
      moved: () => this.#nearby?.moved(),
      entered: (root) => reader.enter(root),
    });
    reader.start();
  }

  #end(): void {
    this.#pointer?.stop();
    this.#walk?.stop();
    this.#reader?.stop();
    this.#nearby?.stop();
    this.#marks.stop();
    this.#style.remove();
    if (this.#tags.size > 0) this.#options.setStyle?.('');
    this.#tags.clear();
    this.#reader = this.#nearby = this.#pointer = this.#walk = undefined;
    this.#roots = new WeakSet();
    this.#marked = this.#dirty = false;
    this.#tell(0);
  }

  #isNewPage(): boolean {
    if (!this.#identity.changed(this.#ordered)) return false;
    this.rescan();
    return true;
  }

  #onMarked(run: Run): void {
    this.#dirty = true;
    const { document, onFirstMark, stage } = this.#options;
    const root = run.pieces[0]?.node.getRootNode();
    if (root instanceof ShadowRoot) {
      if (!this.#roots.has(root)) {
        this.#roots.add(root);
        this.#style.put(root, markCss(this.#options.highlightName, this.#settings.underline));
        onFirstMark?.(root);
      }
    } else this.#addTags(run);
    if (!this.#marked) {
      this.#marked = true;
      onFirstMark?.(document);
      stage.warm();
      this.#pointer?.start();
    }
    this.#nearby?.watch(run);
  }

  /** The document's style names the elements that hold marks; a new kind of element is a new style. */
  #addTags({ spans, pieces }: Run): void {
    const before = this.#tags.size;
    for (const span of spans) {
      if (!span.marked) continue;
      const last = pieceAt(pieces, span.end, true);
      for (let index = pieceAt(pieces, span.start); index <= last; index++) {
        const tag = pieces[index]?.node.parentElement?.localName;
        if (tag) this.#tags.add(CSS.escape(tag));
      }
    }
    this.#restyle ||= this.#tags.size > before;
  }

  #putStyle(): void {
    this.#restyle = false;
    if (this.#tags.size === 0) return;
    const { highlightName, setStyle, document } = this.#options;
    const css = markCss(highlightName, this.#settings.underline, this.#tags);
    if (setStyle) setStyle(css);
    else this.#style.put(document, css);
  }

  #onForget(run: Run): void {
    this.#dirty = true;
    this.#nearby?.forget(run);
    for (const span of run.spans) {
      this.#walk?.forget(span);
      this.#pointer?.forget(span);
    }
  }

  #onPause(idle: boolean): void {
    if (this.#dirty) this.#nearby?.soon();
    if (idle) this.#settle();
  }

  /** Marks came or went: which are shown, and how many there are. */
  #settle(): void {
    if (!this.#dirty) return;
    this.#dirty = false;
    if (this.#restyle) this.#putStyle();
    if (this.#settings.mentions === 'first') keepFirst(this.#ordered());
    let count = 0;
    for (const { spans } of this.#reader?.ledger.runs ?? []) for (const span of spans) if (span.shown) count++;
    this.#tell(count);
  }

  #tell(count: number): void {
    if (count === this.#count) return;
    this.#count = count;
    this.#options.onCount?.(count);
  }

  #step(by: 1 | -1): Step | undefined {
    const step = this.#walk?.step(by);
    const span = this.#walk?.current;
    if (step && span && this.#options.stage.open) this.#pointer?.show(span);
    return step;
  }
}

/** What of the settings bears on detection. */
const detectionKey = ({ edition, sensitivity, never, always }: PageSettings): string =>
  JSON.stringify([edition, sensitivity, never, always]);
