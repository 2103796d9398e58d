/**
 * The stage both shells use: one floating card that follows its mark, and up to three pinned ones that stay.
 *
 * It owns place, size, pin, drag, focus and Esc; what a card is (a frame, an element) is the shell's.
 */
import type { Ask, Spot, Stage } from '../stage.ts';
import { CardBox } from './card-box.ts';
import type { Room, Size } from './placement.ts';
import { type Theme, themeAt } from './theme-at.ts';
import type { TopLayerHost } from './top-layer-host.ts';

export const MOST_PINNED = 3;
/** A card that was asked for and has not told its size by then is shown all the same, at this size. */
const PATIENCE_MS = 150;
const FALLBACK: Size = { width: 360, height: 240 };

/** What a card tells its stage. */
export interface CardEvents {
  /** The card is there and will answer `open`. */
  ready(): void;
  size(size: Size): void;
  pointer(inside: boolean): void;
  pin(): void;
  /** `end`: it was let go. */
  drag(dx: number, dy: number, end: boolean): void;
  close(): void;
}

/** What a shell brings: something that can show an ask inside a box. */
export interface Card {
  readonly ready: boolean;
  open(ask: Ask, theme: Theme, room: Room): void;
  focus(): void;
  hasFocus(): boolean;
  /** It was pinned, and the oldest pinned card, which showed `ask`, made room for it. */
  madeRoom(ask: Ask): void;
  closed(): void;
  dispose(): void;
}

export type MakeCard = (box: CardBox, events: CardEvents) => Card;

type Slot = {
  box: CardBox;
  card: Card;
  ask?: Ask;
  theme: Theme;
  room: Room;
  patience: number;
  pinned: boolean;
  wantsFocus: boolean;
};

export class DeckStage implements Stage {
  onPointer: (inside: boolean) => void = () => {};
  onClose: () => void = () => {};
  /** A pinned card made room for another. */
  onMadeRoom: (ask: Ask) => void = () => {};
  readonly #host: TopLayerHost;
  readonly #makeCard: MakeCard;
  #floating: Slot | undefined;
  #pinned: Slot[] = [];
  #pageFocus: Element | null = null;
  #following = false;

  constructor(host: TopLayerHost, makeCard: MakeCard) {
    this.#host = host;
    this.#makeCard = makeCard;
    host.onHomeless = () => this.hide();
  }

  get open(): boolean {
    return this.#floating?.ask !== undefined;
  }

  owns(target: EventTarget | null): boolean {
    return target === this.#host.element;
  }

  warm(): void {
    // Thrown out by the page, perhaps with every listener in it: the next card is a new one.
    if (this.#floating && !this.#host.element.isConnected) this.#discard(this.#floating);
    this.#host.attach();
    // Again each time, which changes nothing but where `document.open()` has thrown all listeners out.
    this.#listen(true);
    this.#floating ??= this.#newSlot();
  }

  show(ask: Ask, spot: Spot): void {
    this.warm();
    const slot = this.#floating;
    if (!slot) return;
    if (!this.open) this.#rememberFocus();
    slot.ask = ask;
    slot.theme = themeAt(spot.element);
    this.#host.showFor(spot.element);
    slot.room = slot.box.openAt(spot);
    this.#present(slot);
  }

  hide(): void {
    const slot = this.#floating;
    if (!slot?.ask) return;
    this.#conceal(slot);
    if (this.#pinned.length === 0) this.#host.hide();
    this.onClose();
  }

  focus(): void {
    const slot = this.#floating;
    if (!slot?.ask) return;
    this.#rememberFocus();
    slot.wantsFocus = !slot.card.ready;
    if (slot.card.ready) slot.card.focus();
  }

  remove(): void {
    this.#listen(false);
    for (const slot of [this.#floating, ...this.#pinned]) if (slot) this.#discard(slot);
    this.#host.remove();
  }

  #newSlot(): Slot {
    const box = new CardBox(this.#host.root);
    const late: { slot?: Slot } = {};
    const on = (act: (slot: Slot) => void) => () => late.slot && act(late.slot);
    const card = this.#makeCard(box, {
      ready: on((slot) => this.#present(slot)),
      size: (size) => late.slot && this.#reveal(late.slot, size),
      pointer: (inside) => late.slot && this.#pointer(late.slot, inside),
      pin: on((slot) => this.#pin(slot)),
      drag: (dx, dy, end) => late.slot && this.#drag(late.slot, dx, dy, end),
      close: on((slot) => this.#close(slot)),
    });
    late.slot = {
      box,
      card,
      theme: 'light',
      room: { ...FALLBACK, sheet: false },
      patience: 0,
      pinned: false,
      wantsFocus: false,
    };
    return late.slot;
  }

  #present(slot: Slot): void {
    if (!slot.ask || !slot.card.ready) return;
    slot.card.open(slot.ask, slot.theme, slot.room);
    clearTimeout(slot.patience);
    if (!slot.box.visible) slot.patience = window.setTimeout(() => this.#reveal(slot, FALLBACK), PATIENCE_MS);
    if (slot.wantsFocus) {
      slot.wantsFocus = false;
      slot.card.focus();
    }
  }

  #reveal(slot: Slot, size: Size): void {
    if (!slot.ask) return;
    clearTimeout(slot.patience);
    slot.box.reveal({ width: Math.min(size.width, slot.room.width), height: Math.min(size.height, slot.room.height) });
  }

  #pointer(slot: Slot, inside: boolean): void {
    if (slot !== this.#floating) return;
    if (inside) this.#rememberFocus();
    // A card that is being typed in stays, wherever the pointer goes.
    if (inside || !slot.card.hasFocus()) this.onPointer(inside);
  }

  /** The card stays; the next one gets a box of its own. The oldest pinned card makes room for a fourth. */
  #pin(slot: Slot): void {
    if (slot.pinned) {
      this.#close(slot);
      return;
    }
    slot.pinned = true;
    slot.box.pin();
    this.#pinned.push(slot);
    if (slot === this.#floating) this.#floating = this.#newSlot();
    if (this.#pinned.length > MOST_PINNED) {
      const oldest = this.#pinned[0];
      if (oldest?.ask) {
        this.onMadeRoom(oldest.ask);
        slot.card.madeRoom(oldest.ask);
      }
      if (oldest) this.#close(oldest);
    }
    this.onClose();
  }

  /** Dragging pins a card where it is let go; a sheet is closed by it. */
  #drag(slot: Slot, dx: number, dy: number, end: boolean): void {
    if (!slot.pinned && slot.box.sheet) {
      if (slot.box.pull(dy, end)) this.#close(slot);
      return;
    }
    if (end) return;
    if (!slot.pinned) this.#pin(slot);
    slot.box.drag(dx, dy);
  }

  #close(slot: Slot): void {
    if (slot === this.#floating) {
      this.hide();
      return;
    }
    this.#conceal(slot);
    this.#discard(slot);
    if (this.#pinned.length === 0 && !this.open) this.#host.hide();
  }

  #discard(slot: Slot): void {
    clearTimeout(slot.patience);
    slot.card.dispose();
    slot.box.element.remove();
    if (slot === this.#floating) this.#floating = undefined;
    this.#pinned = this.#pinned.filter((other) => other !== slot);
  }

  #conceal(slot: Slot): void {
    const hadFocus = slot.card.hasFocus();
    clearTimeout(slot.patience);
    slot.ask = undefined;
    slot.wantsFocus = false;
    slot.box.conceal();
    slot.card.closed();
    if (hadFocus && this.#pageFocus instanceof HTMLElement && this.#pageFocus.isConnected) {
      this.#pageFocus.focus({ preventScroll: true });
    }
  }

  #rememberFocus(): void {
    if (document.activeElement !== this.#host.element) this.#pageFocus = document.activeElement;
  }

  #listen(on: boolean): void {
    const change = on ? addEventListener : removeEventListener;
    change('scroll', this.#follow, { capture: true, passive: true });
    change('resize', this.#follow, { passive: true });
    change('pointerdown', this.#pressed, { capture: true, passive: true });
    change('keydown', this.#key, { capture: true });
  }

  readonly #follow = (): void => {
    if (!this.open || this.#following) return;
    this.#following = true;
    requestAnimationFrame(() => {
      this.#following = false;
      if (this.#floating?.ask && !this.#floating.box.follow()) this.hide();
    });
  };

  /** A press elsewhere closes. A tap may be on another mark, so it is judged by what is open once it has been a click. */
  readonly #pressed = (event: PointerEvent): void => {
    if (!this.open || event.composedPath().includes(this.#host.element)) return;
    const ask = this.#floating?.ask;
    if (event.pointerType !== 'touch') this.hide();
    else addEventListener('click', () => this.#floating?.ask === ask && this.hide(), { once: true });
  };

  /** While a card is open Esc is ours: it closes the topmost card, and a dialog of the page behind it stays open. */
  readonly #key = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.isComposing) return;
    const top = this.open ? this.#floating : this.#pinned.at(-1);
    if (!top) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#close(top);
  };
}
