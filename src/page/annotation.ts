/**
 * Reading a page and keeping up with it; what is shown comes in with the first mark, by `present`.
 *
 * The page's tree is never changed. On a page without rules nothing at all is put in: no style, no node, no highlight, no
 * listener but observers of changes.
 */
import type { Detection, DetectOptions, PageFacts } from '../core/match/mention.ts';
import type { PageSettings } from '../core/settings/settings.ts';
import type { MentionOnPage } from './census.ts';
import { PageIdentity } from './page-identity.ts';
import type { Clock } from './pointer.ts';
import type { Presentation, World } from './presentation.ts';
import { Reader } from './reader.ts';
import type { Run } from './spans.ts';
import type { Stage } from './stage.ts';

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
  /** The page has been parsed just now and not been laid out: what it begins with is shown without measuring. */
  readonly fresh?: boolean;
  /** Puts the style of marks on the document, in place of the one before; '' takes it out. Left out: an adopted sheet. */
  readonly setStyle?: (css: string) => void;
  /** Whether elements inherit their highlights' style, as Chromium has it: then one rule for the root does for all. */
  readonly inherits?: boolean;
  /** The number of marks has changed. At most once per slice of work. */
  readonly onCount?: (count: number) => void;
};

export interface LazyAnnotator {
  /** Reads the whole page anew. */
  rescan(): void;
  /** Takes everything out of the page again. */
  stop(): void;
  /** Marks on the page. */
  readonly count: number;
  /** True while there is text to read or marks to show (which waits while the page is hidden). */
  readonly busy: boolean;
  /** Every mark by itself, in reading order. */
  mentions(): readonly MentionOnPage[];
}

/** The half that shows marks and cards; needed with the first mark. */
export type Present<Shown extends Presentation = Presentation> = { readonly show: (world: World) => Shown };
type Loaded<Shown extends Presentation> = { readonly load: () => Promise<Present<Shown>> };

export class Annotation<Shown extends Presentation = Presentation> implements LazyAnnotator {
  protected readonly options: AnnotateOptions;
  readonly #load: () => Promise<Present<Shown>>;
  protected present: Present<Shown> | undefined;
  protected readonly identity: PageIdentity;
  protected settings: PageSettings;
  protected reader: Reader | undefined;
  protected shown: Shown | undefined;
  #presenting = false;
  #count = 0;

  constructor(options: AnnotateOptions, present: Present<Shown> | Loaded<Shown>) {
    this.options = options;
    if ('load' in present) this.#load = present.load;
    else {
      this.present = present;
      this.#load = () => Promise.resolve(present);
    }
    this.settings = options.settings;
    this.identity = new PageIdentity(options.document);
    if (this.settings.on) this.start();
  }

  get count(): number {
    return this.#count;
  }

  get busy(): boolean {
    return this.#presenting || this.reader?.busy === true || this.shown?.busy === true;
  }

  rescan(): void {
    const detection = this.#detection();
    if (detection) this.reader?.restart(detection);
  }

  stop(): void {
    this.end();
    this.options.stage.remove();
  }

  mentions(): readonly MentionOnPage[] {
    return this.shown?.mentions() ?? [];
  }

  protected detectOptions(): DetectOptions {
    const { edition, sensitivity, never, always } = this.settings;
    return { edition, sensitivity, never, always };
  }

  #detection(): Detection | undefined {
    this.identity.renew();
    try {
      return this.options.detect(this.identity.facts, this.detectOptions());
    } catch {
      return undefined;
    }
  }

  protected start(): void {
    const detection = this.#detection();
    if (!detection) return;
    const { document, scope, exclude } = this.options;
    this.reader = new Reader({
      document,
      detection,
      scope,
      exclude,
      owns: (element) => this.options.stage.owns(element),
      onMarked: (run) => this.#onMarked(run),
      onForget: (run) => this.shown?.forgotten(run),
      onPause: (idle) => this.shown?.pause(idle),
      isNewPage: () => this.#isNewPage(),
    });
    this.reader.start(this.options.fresh);
  }

  protected end(): void {
    this.shown?.stop();
    this.reader?.stop();
    this.reader = this.shown = undefined;
    this.#presenting = false;
    this.#tell(0);
  }

  #isNewPage(): boolean {
    if (!this.identity.changed(() => [...(this.reader?.ledger.runs ?? [])])) return false;
    this.rescan();
    return true;
  }

  #onMarked(run: Run): void {
    if (this.shown) this.shown.marked(run);
    else if (!this.#presenting) this.#show();
  }

  #show(): void {
    const reader = this.reader;
    if (!reader) return;
    const begin = (present: Present<Shown>) => {
      this.present = present;
      if (this.reader !== reader) return;
      const shown = present.show(world);
      this.#presenting = false;
      this.shown = shown;
      for (const run of reader.ledger.runs) if (run.spans.some(({ marked }) => marked)) shown.marked(run);
      shown.pause(reader.slices.idle);
    };
    const world: World = {
      options: this.options,
      ledger: reader.ledger,
      settings: () => this.settings,
      detection: () => reader.scanner.detection,
      enter: (root) => reader.enter(root),
      tell: (count) => this.#tell(count),
    };
    if (this.present) {
      begin(this.present);
      return;
    }
    this.#presenting = true;
    // Without it the page stays plain; a later mark tries again.
    this.#load().then(begin, () => {
      this.#presenting = false;
    });
  }

  #tell(count: number): void {
    if (count === this.#count) return;
    this.#count = count;
    this.options.onCount?.(count);
  }
}
