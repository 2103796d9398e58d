import type { Spot } from '../stage.ts';
import { type Box, isSheet, placeCard, type Room, roomFor, type Size } from './placement.ts';

/** A sheet that is let go this far down closes (pixels). */
const FAR = 80;

/** Without the scroll bar; where a page zooms its root, in pixels of the window all the same. */
const viewportSize = (): Size => {
  const root: Element & { currentCSSZoom?: number } = document.documentElement;
  return { width: root.clientWidth * (root.currentCSSZoom || 1), height: window.innerHeight };
};

/** The box a card lives in: unseen while it is measured, then placed beside its mark, later pinned or dragged. */
export class CardBox {
  readonly element = document.createElement('div');
  #spot: Spot | undefined;
  #size: Size = { width: 0, height: 0 };
  #moved: { x: number; y: number } | undefined;
  #pulled = 0;

  constructor(root: ShadowRoot) {
    this.element.className = 'box';
    root.append(this.element);
  }

  get visible(): boolean {
    return this.element.classList.contains('visible');
  }

  /** A sheet at the lower edge, as narrow viewports get it. */
  get sheet(): boolean {
    return this.element.dataset.side === 'sheet' && !this.#moved;
  }

  /** Lays the box out, unseen, at the greatest size it may take; returns that size. */
  openAt(spot: Spot): Room {
    this.#spot = spot;
    this.#moved = undefined;
    this.#pulled = 0;
    this.element.classList.remove('visible');
    const room = roomFor(spot.rect, viewportSize());
    this.#set({ x: 0, y: 0, ...room });
    return { ...room, sheet: isSheet(viewportSize()) };
  }

  reveal(size: Size): void {
    this.#size = size;
    this.#place();
    this.element.classList.add('visible');
  }

  /** Follows its mark after scrolling or layout. False when the mark is no longer to be seen. */
  follow(): boolean {
    if (!this.#spot || this.#moved) return true;
    const rect = this.#spot.again();
    if (!rect || rect.bottom < 0 || rect.top > window.innerHeight || (!rect.width && !rect.height)) return false;
    this.#spot = { ...this.#spot, rect };
    this.#place();
    return true;
  }

  drag(dx: number, dy: number): void {
    const { left, top } = this.element.getBoundingClientRect();
    const { width, height } = viewportSize();
    // A corner always stays within reach.
    this.#moved = {
      x: Math.max(40 - this.#size.width, Math.min(left + dx, width - 40)),
      y: Math.max(0, Math.min(top + dy, height - 40)),
    };
    this.#set({ ...this.#moved, ...this.#size });
  }

  /** Pulls a sheet down, or back up; true when it was let go so far down that it is to be closed. */
  pull(dy: number, end: boolean): boolean {
    this.#pulled = Math.max(0, this.#pulled + dy);
    const closes = end && this.#pulled > FAR;
    if (end) this.#pulled = 0;
    if (!closes) this.#place();
    return closes;
  }

  /** Stays where it is, whatever its mark does. */
  pin(): void {
    this.drag(0, 0);
  }

  conceal(): void {
    this.#spot = undefined;
    this.#moved = undefined;
    this.element.classList.remove('visible');
  }

  #place(): void {
    if (this.#moved) this.#set({ ...this.#moved, ...this.#size });
    if (this.#moved || !this.#spot) return;
    const place = placeCard(this.#spot.rect, this.#size, viewportSize());
    this.element.dataset.side = place.side;
    const sheet = place.side === 'sheet' ? { width: viewportSize().width, y: place.y + this.#pulled } : {};
    this.#set({ ...place, ...this.#size, ...sheet });
  }

  #set({ x, y, width, height }: Box): void {
    const { style } = this.element;
    style.setProperty('--x', `${Math.round(x)}px`);
    style.setProperty('--y', `${Math.round(y)}px`);
    style.setProperty('--w', `${Math.ceil(width)}px`);
    style.setProperty('--h', `${Math.ceil(height)}px`);
  }
}
