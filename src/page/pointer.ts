/**
 * Mouse, pen, touch and Esc, turned into the events of the hover machine, and its answers into calls of the stage.
 *
 * Listens only while there are marks, in the capturing phase and passively, with two exceptions: Esc while a card is open
 * is ours alone (it must not close the page's dialog as well), and a first tap on a mark in a link opens the card and not
 * the link. Focus is never moved by a pointer.
 */
import { type HoverEvent, type HoverState, hover, REST } from '../core/hover/hover.ts';
import { closest } from './closest.ts';
import type { Hit } from './hit-test.ts';
import { own } from './own.ts';
import { boundsOf, rectsOf } from './rects.ts';
import { elementAt, type Span } from './spans.ts';
import type { Ask, Spot, Stage } from './stage.ts';

/** Port: steady time in milliseconds, and a wake-up call; `wake` returns what takes it back. */
export type Clock = {
  now(): number;
  wake(after: number, task: () => void): () => void;
};

export const CLOCK: Clock = {
  now: () => performance.now(),
  wake(after, task) {
    const timer = setTimeout(task, after);
    return () => clearTimeout(timer);
  },
};

export type PointerWorld = {
  readonly document: Document;
  readonly stage: Stage;
  readonly clock: Clock;
  markAt(target: Node, x: number, y: number): Hit | undefined;
  askOf(span: Span): Ask;
  moved(): void;
  /** An event came from inside this shadow tree. */
  entered(root: ShadowRoot): void;
};

/** Taps on these do what they do; a mark in them waits for a mouse or a key. */
const CONTROLS =
  'button,summary,label,input,select,textarea,[role=button],[role=tab],[role=menuitem],[contenteditable]';
const LINKS = 'a[href],area[href],[role=link]';

type Move = { readonly target: Node; readonly x: number; readonly y: number; readonly still: boolean };

export class Pointer {
  readonly #world: PointerWorld;
  #state: HoverState<Span> = REST;
  #line = 0;
  #unwake: (() => void) | undefined;
  #listening: AbortController | undefined;
  #root: Element | undefined;
  #escaping: AbortController | undefined;
  #move: Move | undefined;
  #frame = 0;
  #screen = '';
  #inCard = false;
  #touch = false;

  constructor(world: PointerWorld) {
    this.#world = world;
  }

  get open(): Span | undefined {
    return this.#state.open;
  }

  /** To be called again whenever marks change: `document.open()` throws the listeners out together with the root. */
  start(): void {
    const { document, stage } = this.#world;
    if (this.#listening && this.#root === document.documentElement) return;
    this.#listening?.abort();
    this.#root = document.documentElement;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const passive = { capture: true, passive: true, signal };
    document.addEventListener('pointermove', (event) => this.#onMove(event), passive);
    document.addEventListener('pointerdown', (event) => this.#onDown(event), passive);
    document.addEventListener('pointerout', (event) => event.relatedTarget === null && this.#onLeave(event), passive);
    document.addEventListener('click', (event) => this.#onClick(event), { capture: true, signal });
    document.addEventListener('scroll', () => this.#onScroll(), passive);
    window.addEventListener('resize', () => this.#world.moved(), { passive: true, signal });
    stage.onPointer = (inside) => {
      this.#inCard = inside;
      this.#send({ type: inside ? 'cardIn' : 'cardOut' });
    };
    stage.onClose = () => this.#send({ type: 'close' });
  }

  stop(): void {
    this.#send({ type: 'close' });
    this.#state = REST;
    this.#unwake?.();
    this.#listening?.abort();
    this.#escaping?.abort();
    this.#listening = this.#escaping = this.#move = undefined;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Opens a mark's card at once, for a key or a command. */
  show(span: Span): void {
    this.start();
    this.#line = 0;
    this.#send({ type: 'ask', mark: span });
  }

  /** The card shows something else now, which is not ours to close. */
  release(): void {
    this.#unwake?.();
    this.#escaping?.abort();
    this.#state = REST;
  }

  /** A mark has gone: its card stays to be read, but it opens no new one. */
  forget(span: Span): void {
    if (this.#state.next === span) this.#send({ type: 'button' });
  }

  #send(event: HoverEvent<Span>): 'show' | 'hide' | 'follow' | undefined {
    const { stage, clock } = this.#world;
    const now = clock.now();
    const answer = hover(this.#state, event, now);
    this.#state = answer.state;
    this.#unwake?.();
    const due = answer.wakeAt;
    this.#unwake =
      due === undefined ? undefined : clock.wake(Math.max(0, due - now), () => this.#send({ type: 'tick' }));
    if (answer.do === 'show' && answer.state.open) {
      this.#listenForEscape();
      stage.show(this.#world.askOf(answer.state.open), spotOf(answer.state.open, this.#line));
    } else if (answer.do) {
      this.#inCard = false;
      this.#escaping?.abort();
      if (stage.open) stage.hide();
    }
    return answer.do;
  }

  /** On the window, so that it comes before the page's own; only while a card is open. */
  #listenForEscape(): void {
    this.#escaping?.abort();
    this.#escaping = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !this.#world.stage.open) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.#send({ type: 'escape' });
    };
    window.addEventListener('keydown', onKey, { capture: true, signal: this.#escaping.signal });
  }

  #onMove(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    const target = innermost(event);
    if (this.#world.stage.owns(target)) {
      if (!this.#inCard) this.#send({ type: 'cardIn' });
      this.#inCard = true;
      this.#move = undefined;
      return;
    }
    if (this.#inCard) {
      this.#inCard = false;
      this.#send({ type: 'cardOut' });
    }
    if (event.buttons !== 0) {
      this.#send({ type: 'button' });
      return;
    }
    const root = target && own(target, 'getRootNode').call(target);
    if (root instanceof ShadowRoot) this.#world.entered(root);
    // After scrolling and layout browsers report moves of a pointer that has not moved.
    const screen = `${event.screenX} ${event.screenY}`;
    const still = screen === this.#screen;
    this.#screen = screen;
    if (!target || (still && !this.#state.open)) return;
    this.#move = { target, x: event.clientX, y: event.clientY, still };
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#look());
  }

  /** Once a frame at most: looking for the mark reads layout. */
  #look(): void {
    this.#frame = 0;
    const move = this.#move;
    this.#move = undefined;
    if (!move) return;
    const hit = this.#world.markAt(move.target, move.x, move.y);
    if (!hit) {
      if (this.#state.under || this.#state.next) this.#send({ type: 'out' });
      return;
    }
    if (move.still && hit.span !== this.#state.open) return;
    this.#line = hit.line;
    this.#send({ type: 'over', mark: hit.span });
  }

  #onLeave(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    this.#move = undefined;
    if (this.#state.under || this.#state.next) this.#send({ type: 'out' });
  }

  #onDown(event: PointerEvent): void {
    this.#touch = event.pointerType === 'touch';
    if (this.#touch || this.#world.stage.owns(innermost(event))) return;
    if (event.button === 0) this.#send({ type: 'press' });
  }

  #onClick(event: MouseEvent): void {
    const target = innermost(event);
    // Script and keyboard clicks (detail 0) are not taps.
    if (!this.#touch || event.detail === 0 || this.#world.stage.owns(target)) return;
    const hit = target && !isControl(target) ? this.#world.markAt(target, event.clientX, event.clientY) : undefined;
    if (hit) this.#line = hit.line;
    const done = this.#send({ type: 'press', mark: hit?.span });
    if (!hit || done !== 'show' || !(target instanceof Element) || !closest(target, LINKS)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #onScroll(): void {
    if (this.#state.next) this.#send({ type: 'scroll' });
    this.#world.moved();
  }
}

const innermost = (event: Event): Node | null => (event.composedPath()[0] as Node | undefined) ?? null;

const isControl = (target: Node): boolean => target instanceof Element && closest(target, CONTROLS) !== undefined;

/** The box of the line the pointer is on, now and after scrolling. */
export function spotOf(span: Span, line: number): Spot {
  const again = (): DOMRect | undefined => {
    const rects = rectsOf(span);
    return rects[line] ?? rects[0];
  };
  const { x, y, width, height } = again() ?? boundsOf(span) ?? new DOMRect();
  const element = elementAt(span);
  return { rect: { x, y, width, height }, element, again };
}
