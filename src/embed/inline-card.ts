/** A card of the embed: the same popover element as in the extension, inline in the host's shadow root. */
import type { Popover } from '../../widgets/popover/popover.ts';
import type { Ask } from '../page/stage.ts';
import type { CardBox } from '../page/stage-host/card-box.ts';
import type { Card, CardEvents } from '../page/stage-host/deck-stage.ts';
import type { Room } from '../page/stage-host/placement.ts';
import type { Theme } from '../page/stage-host/theme-at.ts';

export type MakePopover = () => Promise<Popover>;

export class InlineCard implements Card {
  ready = false;
  readonly #box: CardBox;
  readonly #events: CardEvents;
  readonly #sizes: ResizeObserver;
  #popover: Popover | undefined;
  #open = false;

  constructor(box: CardBox, events: CardEvents, makePopover: MakePopover) {
    this.#box = box;
    this.#events = events;
    this.#sizes = new ResizeObserver(() => this.#tellSize());
    void makePopover().then(
      (popover) => this.#mount(popover),
      // Without the cards' script the page keeps its underlines and nothing opens: the text is untouched.
      (error: unknown) => {
        console.warn(`Auspex: the cards could not be loaded. ${String(error)}`);
        this.ready = true;
        events.ready();
      },
    );
    box.element.addEventListener('pointerenter', () => events.pointer(true));
    box.element.addEventListener('pointerleave', () => events.pointer(false));
  }

  open(ask: Ask, theme: Theme, room: Room): void {
    const popover = this.#popover;
    if (!popover) {
      // What is open and holds nothing would take the page's Esc.
      queueMicrotask(() => this.#events.close());
      return;
    }
    this.#open = true;
    popover.theme = theme;
    popover.pinned = false;
    popover.sheet = room.sheet;
    popover.style.setProperty('--auspex-max-width', `${room.width}px`);
    popover.style.setProperty('--auspex-max-height', `${room.height}px`);
    void popover.open(ask).then(() => this.#tellSize());
  }

  focus(): void {
    this.#popover?.focus();
  }

  hasFocus(): boolean {
    return Boolean(this.#popover?.matches(':focus-within'));
  }

  madeRoom(ask: Ask): void {
    void this.#popover?.madeRoom(ask);
  }

  closed(): void {
    this.#open = false;
    this.#popover?.clear();
  }

  dispose(): void {
    this.#sizes.disconnect();
    this.#popover?.remove();
  }

  #mount(popover: Popover): void {
    const events = this.#events;
    this.#popover = popover;
    popover.addEventListener('auspex-close', () => events.close());
    popover.addEventListener('auspex-pin', (event) => {
      if (event.detail.pinned) popover.pinned = true;
      events.pin();
    });
    popover.addEventListener('auspex-drag', ({ detail: { dx, dy, end = false } }) => events.drag(dx, dy, end));
    // Keys typed in a card are no shortcuts of the page.
    for (const type of ['keydown', 'keyup', 'keypress'] as const) {
      popover.addEventListener(type, (event) => event.stopPropagation());
    }
    this.#box.element.append(popover);
    this.#sizes.observe(popover);
    this.ready = true;
    events.ready();
  }

  #tellSize(): void {
    if (!this.#open || !this.#popover) return;
    const { width, height } = this.#popover.getBoundingClientRect();
    if (width > 0 && height > 0) this.#events.size({ width: Math.ceil(width), height: Math.ceil(height) });
  }
}
