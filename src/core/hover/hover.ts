/**
 * When a card opens and closes: a pure machine. The caller tells it what happened and what time it is; it answers what to
 * do and when to wake it. Used for marks on a page, for `auspex-term`, and for links inside a card.
 *
 *             over m                    dwell is over
 *   ┌──────┐ ───────────▶ ┌───────────┐ ────────────▶ ┌────────┐ ◀── press m, ask m (at once, from anywhere)
 *   │ rest │              │ dwelling m│    show m      │ open m │ ◀───────────── over m, card in ──────────────┐
 *   └──────┘ ◀─────────── └───────────┘               └────────┘ ── out, card out (hover only) ──▶ ┌───────────┐
 *     ▲   out, scroll, button                              │                                       │ leaving m │
 *     │                                                    │ Esc, close, press elsewhere           └───────────┘
 *     └────────────────────── hide ────────────────────────┴──────────────── leave is over ─────────────┘
 *
 * Over another mark n while m is open: dwelling on n, a little longer, beside open or leaving m; then show n.
 * After Esc the mark under the pointer stays dark until the pointer has left it. A second press on open m means "follow".
 */

/** Milliseconds. Marks are compared with `===`. */
export const DELAYS = {
  /** Long enough that crossing a line of text opens nothing, short enough to feel like an answer. */
  dwell: 120,
  /** From one open card to the next mark: the way into the card may lead over other marks. */
  travel: 220,
  /** To cross the gap between mark and card, or to come back after a slip. */
  leave: 300,
} as const;

export type Delays = { readonly [Name in keyof typeof DELAYS]: number };

export type HoverState<Mark> = {
  readonly open?: Mark;
  /** Opened by key: a pointer that wanders off does not close it. */
  readonly held: boolean;
  /** The pointer is inside the card. */
  readonly inside: boolean;
  /** The mark under the pointer. */
  readonly under?: Mark;
  readonly next?: Mark;
  /** When `next` opens, and when the open card closes. */
  readonly openAt?: number;
  readonly closeAt?: number;
  /** Closed by the user and not to open again before the pointer has left it. */
  readonly muted?: Mark;
  /** Grows with each card shown or hidden: what was asked for under an older token is stale. */
  readonly token: number;
};

export type HoverEvent<Mark> =
  | { readonly type: 'over'; readonly mark: Mark }
  | { readonly type: 'out' | 'cardIn' | 'cardOut' | 'escape' | 'close' | 'scroll' | 'button' | 'tick' }
  /** A tap; without a mark it went elsewhere. */
  | { readonly type: 'press'; readonly mark?: Mark }
  /** A key or a command asks for this mark. */
  | { readonly type: 'ask'; readonly mark: Mark };

export type HoverAnswer<Mark> = {
  readonly state: HoverState<Mark>;
  readonly do?: 'show' | 'hide' | 'follow';
  /** Send `tick` at this time; undefined means that nothing is due. */
  readonly wakeAt?: number;
};

export const REST: HoverState<never> = Object.freeze({ held: false, inside: false, token: 0 });

/** What follows from an event at time `now` (milliseconds of any steady clock). The mark to show is `state.open`. */
export function hover<Mark>(
  state: HoverState<Mark>,
  event: HoverEvent<Mark>,
  now: number,
  delays: Delays = DELAYS,
): HoverAnswer<Mark> {
  switch (event.type) {
    case 'over':
      return over(state, event.mark, now, delays);
    case 'out':
      return settle({ ...leave(state, now, delays), under: undefined, muted: undefined });
    case 'cardIn':
      return settle({ ...calm(state), under: undefined, inside: state.open !== undefined, closeAt: undefined });
    case 'cardOut':
      return settle(leave({ ...state, inside: false }, now, delays));
    case 'scroll':
    case 'button':
      return settle(calm(state));
    case 'tick':
      if (state.next !== undefined && now >= (state.openAt ?? now)) return show(state, state.next, false);
      return state.closeAt !== undefined && now >= state.closeAt ? hide(state) : settle(state);
    case 'press':
      if (event.mark === undefined)
        return state.open === undefined ? settle(calm(state)) : hide({ ...state, muted: state.under });
      if (event.mark === state.open) return { ...hide(state), do: 'follow' };
      return show(state, event.mark, true);
    case 'ask':
      return show(state, event.mark, true);
    case 'escape':
    case 'close':
      return state.open === undefined ? settle(calm(state)) : hide({ ...state, muted: state.under });
  }
}

function over<Mark>(state: HoverState<Mark>, mark: Mark, now: number, delays: Delays): HoverAnswer<Mark> {
  if (mark === state.muted) return settle({ ...leave(state, now, delays), under: mark });
  const fresh = { ...state, under: mark, muted: undefined };
  if (mark === state.open) return settle({ ...calm(fresh), inside: false, closeAt: undefined });
  if (mark === state.next) return settle(fresh);
  const openAt = now + (state.open === undefined ? delays.dwell : delays.travel);
  return settle({ ...leave({ ...fresh, inside: false }, now, delays), next: mark, openAt });
}

/** The state without anything about to open. */
const calm = <Mark>(state: HoverState<Mark>): HoverState<Mark> => ({ ...state, next: undefined, openAt: undefined });

function leave<Mark>(state: HoverState<Mark>, now: number, delays: Delays): HoverState<Mark> {
  const stays = state.open === undefined || state.held || state.inside;
  return { ...calm(state), closeAt: stays ? undefined : (state.closeAt ?? now + delays.leave) };
}

function show<Mark>(state: HoverState<Mark>, mark: Mark, held: boolean): HoverAnswer<Mark> {
  const shown = { ...calm(state), open: mark, held, inside: false, closeAt: undefined, muted: undefined };
  return { state: { ...shown, token: state.token + 1 }, do: 'show' };
}

function hide<Mark>(state: HoverState<Mark>): HoverAnswer<Mark> {
  const { under, muted, token } = state;
  return { state: { under, muted, held: false, inside: false, token: token + 1 }, do: 'hide' };
}

function settle<Mark>(state: HoverState<Mark>): HoverAnswer<Mark> {
  const due = [state.openAt, state.closeAt].filter((time) => time !== undefined);
  return due.length > 0 ? { state, wakeAt: Math.min(...due) } : { state };
}
