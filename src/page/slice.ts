/**
 * Work in slices: a queue of generators, run a few milliseconds at a time so that the page stays smooth.
 *
 * `scheduler.yield` and background tasks finish a page four to nine times sooner than idle callbacks, which are used only
 * where the page is hidden and nobody waits.
 */

/** Milliseconds of work between two breaths. A frame has 16; the page needs most of them. */
const SLICE = 5;

/** Slices between two frames: continuations come before frames, and without a rest nothing that was found would be painted. */
const A_FRAME = 3;

export type Work = Iterator<unknown, void, void>;
export type SliceStats = { slices: number; busy: number };

type Yielding = { readonly scheduler?: { yield?: () => Promise<void>; postTask?: PostTask } };
type PostTask = (task: () => void, options: { priority: 'background' | 'user-visible' }) => Promise<unknown>;

function nextTask(): Promise<unknown> {
  if (document.hidden && typeof requestIdleCallback === 'function') {
    return new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
  }
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((done) => setTimeout(done));
}

/** The next frame, or a tenth of a second where none is painted. */
function nextFrame(): Promise<unknown> {
  return new Promise((done) => {
    requestAnimationFrame(done);
    setTimeout(done, 100);
  });
}

export class Slices {
  readonly stats: SliceStats = { slices: 0, busy: 0 };
  readonly #queue: Work[] = [];
  readonly #onPause: (idle: boolean) => void;
  #running = false;
  #stopped = false;

  /** `onPause` hears of the end of each slice, and whether the queue is empty then. */
  constructor(onPause: (idle: boolean) => void) {
    this.#onPause = onPause;
  }

  get idle(): boolean {
    return this.#queue.length === 0;
  }

  /** Queues work; `first` puts it before what waits. */
  add(work: Work, first = false): void {
    if (first) this.#queue.unshift(work);
    else this.#queue.push(work);
    if (!this.#running) void this.#run();
  }

  /** Does up to `budget` milliseconds of the queue at once, before the browser paints. */
  now(budget: number): void {
    this.#slice(budget);
    this.#onPause(this.idle);
  }

  /** Drops what waits. */
  clear(): void {
    this.#queue.length = 0;
  }

  stop(): void {
    this.#stopped = true;
    this.clear();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let turn = 1; this.#queue.length > 0; turn++) {
      await (turn % A_FRAME === 0 && !document.hidden ? nextFrame() : nextTask());
      if (this.#stopped) break;
      this.#slice(SLICE);
      this.#onPause(this.idle);
    }
    this.#running = false;
  }

  #slice(budget: number): void {
    const start = performance.now();
    let spent = 0;
    while (spent < budget) {
      const work = this.#queue[0];
      if (!work) break;
      if (advance(work).done) this.#queue.splice(this.#queue.indexOf(work), 1);
      spent = performance.now() - start;
    }
    this.stats.slices++;
    this.stats.busy += spent;
  }
}

/** One piece of broken work must not hold up the rest, nor be seen on the page. */
function advance(work: Work): IteratorResult<unknown, void> {
  try {
    return work.next();
  } catch {
    return { done: true, value: undefined };
  }
}
