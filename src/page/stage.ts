/** Port: who shows cards. The extension's stage is a frame, the embed's is inline; the page layer knows neither. */
import type { MentionContext, MentionParams } from '../core/match/mention.ts';
import type { Ref } from '../core/text/tree.ts';

/** A rectangle in viewport coordinates, and the element the marked text stands in. */
export type Spot = {
  readonly rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly element: Element;
  /** The spot again after scrolling or layout; undefined when it is gone. */
  readonly again: () => DOMRect | undefined;
};

export type Ask = {
  readonly refs: readonly Ref[];
  readonly text: string;
  readonly params: MentionParams;
  readonly context: MentionContext;
  /** A shared calculation to open with. */
  readonly scenario?: string;
};

export interface Stage {
  /** Makes what the first card needs, ahead of it. Called when the first mark appears. */
  warm(): void;
  show(ask: Ask, spot: Spot): void;
  hide(): void;
  /** Moves keyboard focus into the open card. */
  focus(): void;
  readonly open: boolean;
  /** Whether an event target is the stage's own host. */
  owns(target: EventTarget | null): boolean;
  /** Set by the pointer layer: the stage reports when the pointer is over the card, and when the user closes it. */
  onPointer: (inside: boolean) => void;
  onClose: () => void;
  /** Takes everything out of the page again. */
  remove(): void;
}
