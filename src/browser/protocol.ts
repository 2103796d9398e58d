/**
 * Every message between the extension's processes, in one table: name → what is asked and what is answered.
 *
 * Chromium sends JSON, Firefox structured clones: only JSON values cross.
 */
import type { MentionContext, MentionParams } from '../core/match/mention.ts';
import type { Edition } from '../core/rules/record.ts';

/** What a card is asked to show; the same as the stage's `Ask`, spelt out here because this room does not know pages. */
export type CardAsk = {
  readonly refs: readonly string[];
  readonly text: string;
  readonly params: MentionParams;
  readonly context: MentionContext;
};

export type MarkedRule = { readonly rule: string; readonly refs: readonly string[]; readonly count: number };

/** What one frame of a tab says of itself to the popup. */
export type FrameReport = {
  /** Tells the frames of a tab apart; any unique text. */
  readonly id: string;
  readonly state: 'marking' | 'off' | 'embed' | 'problem';
  readonly top: boolean;
  readonly url: string;
  readonly edition?: Edition;
  readonly rules: readonly MarkedRule[];
};

/** Content scripts and extension pages → background. */
export interface ToBackground {
  /**
   * A frame may be about the game: put the second half of the content script into it, and the underline's style where it is
   * told: before a page is laid out it costs nothing, afterwards a page is styled anew. False where that is not allowed.
   */
  'open-gate': { ask: { css: string }; reply: boolean };
  /** The first mark of a frame: put the underline's style in. */
  'first-mark': { ask: { css: string }; reply: undefined };
  /** The style has changed: take the old one out. */
  'drop-style': { ask: { css: string }; reply: undefined };
  /** A content script is about to greet its card's frame with this token. */
  hello: { ask: { token: string }; reply: true };
  /** The card's frame asks whether that token came from a content script of ours. */
  verify: { ask: { token: string }; reply: boolean };
  /** Where a page keeps the frame out: show the card in a window of its own. */
  'open-window': { ask: { card: CardAsk }; reply: undefined };
  /** A pinned card made room for another: the side panel keeps it. */
  'keep-card': { ask: { card: CardAsk }; reply: undefined };
  /** From a child frame too small for a card: show it in the top frame. */
  'show-in-top': { ask: { card: CardAsk }; reply: undefined };
}

/** Background and popup → content scripts. */
export interface ToContent {
  'look-up': { ask: { text: string }; reply: boolean };
  'show-card': { ask: { card: CardAsk }; reply: undefined };
  walk: { ask: { to: 'next' | 'previous' | 'open' }; reply: undefined };
}

export type Name<Table> = keyof Table & string;
export type AskOf<Table, Key extends keyof Table> = Table[Key] extends { ask: infer Asked } ? Asked : never;
export type ReplyOf<Table, Key extends keyof Table> = Table[Key] extends { reply: infer Reply } ? Reply : never;

/** The port every frame of a tab answers on when the popup asks what it has found. */
export const REPORT_PORT = 'report';
