/** Reads a page: all of it once, what comes later as it comes, in shadow trees as well. */
import type { Detection } from '../core/match/mention.ts';
import { closest } from './closest.ts';
import { isCustom } from './inline.ts';
import { OffGround } from './kinds.ts';
import { Ledger } from './ledger.ts';
import { type Changes, Watch } from './observe.ts';
import { own } from './own.ts';
import { Scanner } from './scan.ts';
import { Slices } from './slice.ts';
import { judge, type Run } from './spans.ts';
import { type FoundRun, type Ground, Walk } from './walk.ts';

export type ReaderOptions = {
  readonly document: Document;
  readonly detection: Detection;
  readonly scope?: string;
  readonly exclude?: string;
  /** Whether an element is ours: the host of the card. */
  readonly owns: (element: Element) => boolean;
  readonly onMarked: (run: Run) => void;
  readonly onForget: (run: Run) => void;
  /** After each slice of work; `idle` when nothing is left to do. */
  readonly onPause: (idle: boolean) => void;
  /** Something changed on the page; true when it has become another page, and reading begins anew. */
  readonly isNewPage: () => boolean;
};

/** Milliseconds of reading in the very task in which the page changed, before it paints. */
const AT_ONCE = 2;
/** Milliseconds between looks for shadow trees that were attached late. */
const LATE_ROOTS = [250, 1000, 3000, 8000];
const MAYBE_HOSTS = ':is(div,span,section,article,main,aside):empty';

export class Reader {
  readonly ledger: Ledger;
  readonly scanner: Scanner;
  readonly slices: Slices;
  readonly #options: ReaderOptions;
  readonly #ground: Ground;
  readonly #watch: Watch;
  readonly #walks = new Set<Walk>();
  #roots = new WeakSet<ShadowRoot>();
  readonly #hosts = new Set<Element>();
  #late = 0;
  #lateTimer: ReturnType<typeof setTimeout> | undefined;
  #removed = false;
  #rejudging = false;
  /** Revision at which all runs were last judged. */
  #judged = -1;

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.#ground = { off: new OffGround(options.exclude), host: (element) => this.#host(element) };
    this.ledger = new Ledger(options.onForget);
    this.scanner = new Scanner(this.ledger, options.detection, options.onMarked);
    this.slices = new Slices((idle) => this.#pause(idle));
    this.#watch = new Watch(
      this.ledger,
      () => this.slices.stats.busy,
      (changes) => this.#take(changes),
      (removed) => {
        for (const walk of this.#walks) walk.disturb(removed);
      },
    );
  }

  get busy(): boolean {
    return !this.slices.idle || this.#watch.waiting;
  }

  /** Reads everything, what is in view first. `fresh`: the page has not been laid out yet, and its beginning will be in view. */
  start(fresh?: boolean): void {
    const { document } = this.#options;
    this.#watch.watch(document);
    this.all(fresh);
    this.#lookLater();
  }

  /** Reads all that is not known yet. */
  all(fresh?: boolean): void {
    const root = this.#options.document.documentElement;
    if (!root || this.#options.document.designMode === 'on') return;
    const view = fresh ? undefined : this.#inView();
    if (view) this.slices.add(this.#read(view));
    this.slices.add(this.#read(root));
  }

  /** Forgets all and reads anew with another detection. */
  restart(detection: Detection): void {
    this.slices.clear();
    this.#walks.clear();
    this.#rejudging = false;
    this.#judged = -1;
    this.#roots = new WeakSet();
    this.ledger.clear();
    this.scanner.detection = detection;
    this.all();
  }

  stop(): void {
    this.#watch.stop();
    this.slices.stop();
    clearTimeout(this.#lateTimer);
    this.#hosts.clear();
    this.ledger.clear();
  }

  /** A shadow tree that an event came from; it may be new. */
  enter(root: ShadowRoot): void {
    if (this.#roots.has(root) || this.#options.owns(root.host)) return;
    this.#roots.add(root);
    this.#watch.watch(root);
    if (!this.#ground.off.holds(root.host)) this.slices.add(this.#read(root));
  }

  /** The part of a scrolled page that is in view: a post, an article, a list item. */
  #inView(): Element | undefined {
    if (scrollY === 0) return undefined;
    const element = this.#options.document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return closest(element ?? undefined, 'article,section,li,tr,td,p,[id^=post],.post');
  }

  *#read(root: Element | ShadowRoot, shallow = false): Generator<void, void, void> {
    for (const ground of this.#inScope(root, shallow)) {
      const walk = new Walk(ground, this.#ground, shallow);
      this.#walks.add(walk);
      for (const found of walk.runs()) {
        // An inline element that came is read with the whole of its line, not alone.
        if (own(ground, 'contains').call(ground, found.block)) yield* this.#readRun(found);
        yield;
      }
      this.#walks.delete(walk);
    }
  }

  /** A run that cannot be read (a page may have put a field where a form keeps its parent) costs nothing but itself. */
  *#readRun(found: FoundRun): Generator<void, void, void> {
    try {
      yield* this.scanner.read(found);
    } catch {
      this.scanner.stats.errors++;
    }
  }

  #inScope(root: Element | ShadowRoot, shallow: boolean): readonly (Element | ShadowRoot)[] {
    const { scope } = this.#options;
    if (!scope) return [root];
    try {
      if (closest(root instanceof ShadowRoot ? root.host : root, scope)) return [root];
      if (shallow) return [];
      return [...own(root, 'querySelectorAll').call(root, scope)].filter(
        (element) => !element.parentElement?.closest(scope),
      );
    } catch {
      return [];
    }
  }

  #host(element: Element): void {
    const root = element.shadowRoot;
    if (this.#options.owns(element)) return;
    if (root) this.enter(root);
    else if (isCustom(element.nodeName)) this.#hosts.add(element);
  }

  /**
   * A shadow tree may be attached after its element was read, and nothing reports that: look again, a few times, at custom
   * elements and at empty elements, which hosts mostly are.
   */
  #lookLater(): void {
    const wait = LATE_ROOTS[this.#late];
    if (this.#lateTimer !== undefined || wait === undefined) return;
    this.#lateTimer = setTimeout(() => {
      this.#lateTimer = undefined;
      this.#late++;
      const empty = this.#options.document.querySelectorAll(MAYBE_HOSTS);
      for (const element of [...this.#hosts, ...empty]) if (element.shadowRoot) this.#host(element);
      for (const element of this.#hosts) if (element.shadowRoot || !element.isConnected) this.#hosts.delete(element);
      if (LATE_ROOTS[this.#late] === undefined) this.#hosts.clear();
      this.#lookLater();
    }, wait);
  }

  #take({ blocks, added, removed }: Changes): void {
    if (this.#options.isNewPage()) return;
    this.#removed ||= removed;
    if (added.size > 0) {
      this.#late = Math.min(this.#late, 1);
      this.#lookLater();
    }
    if (blocks.size === 0 && added.size === 0) {
      if (removed) this.#pause(this.slices.idle);
      return;
    }
    this.slices.add(this.#changed(blocks, added), true);
    this.slices.now(AT_ONCE);
  }

  *#changed(blocks: ReadonlySet<Node>, added: ReadonlySet<Element>): Generator<void, void, void> {
    for (const element of added) {
      if (!element.isConnected) continue;
      if (this.#isOff(element)) this.#forgetIn(element);
      else yield* this.#read(element);
    }
    for (const block of blocks) {
      const root = block instanceof Element || block instanceof ShadowRoot ? block : undefined;
      if (!root?.isConnected) continue;
      if (!this.#isOff(root instanceof ShadowRoot ? root.host : root)) yield* this.#read(root, true);
      yield;
    }
  }

  /** What was read elsewhere and has been moved to where nothing is read. */
  #forgetIn(element: Element): void {
    const walker = this.#options.document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const run = this.ledger.runOf(node);
      if (run) this.ledger.forget(run);
    }
  }

  #isOff(element: Element): boolean {
    return this.#ground.off.holds(element) || this.#options.document.designMode === 'on';
  }

  #pause(idle: boolean): void {
    if (idle && this.#removed) {
      this.#removed = false;
      this.slices.add(this.ledger.sweep());
    }
    if (idle) this.#rejudge();
    this.#options.onPause(idle && this.slices.idle);
  }

  /** The page has told more since some runs were judged. */
  #rejudge(): void {
    const { detection } = this.scanner;
    if (this.#rejudging || this.#judged === detection.revision) return;
    this.#judged = detection.revision;
    const due = [...this.ledger.runs].filter(({ judged }) => judged !== detection.revision);
    if (due.length === 0) return;
    this.#rejudging = true;
    this.slices.add(this.#judgeAgain(due));
  }

  *#judgeAgain(runs: readonly Run[]): Generator<void, void, void> {
    for (const run of runs) {
      if (!this.ledger.runs.has(run)) continue;
      if ((yield* judge(run, this.scanner.detection)) && this.ledger.runs.has(run)) this.#options.onMarked(run);
      yield;
    }
    this.#rejudging = false;
  }
}
