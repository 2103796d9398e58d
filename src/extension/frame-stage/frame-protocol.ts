/**
 * Everything that crosses between a page's side and a card's frame. One port is transferred in the first message;
 * afterwards only the port is used, so that the page has no way in.
 */
import type { CardAsk } from '../../browser/protocol.ts';

export type Theme = 'light' | 'dark';

/** The only window message: host to frame, with the port. The token tells the frame that its host is ours. */
export type Hello = { readonly type: 'card-port'; readonly token: string };

export type ToFrame =
  /** `id` lets the host drop the size of a card it no longer wants. */
  | {
      readonly type: 'open';
      readonly id: number;
      readonly card: CardAsk;
      readonly theme: Theme;
      readonly width: number;
      readonly height: number;
      /** At the lower edge of a narrow viewport. */
      readonly sheet: boolean;
    }
  | { readonly type: 'theme'; readonly theme: Theme }
  | { readonly type: 'focus' }
  /** A card that was pinned earlier has gone to the side panel. */
  | { readonly type: 'made-room'; readonly card: CardAsk }
  | { readonly type: 'closed' };

export type ToHost =
  | { readonly type: 'ready' }
  | { readonly type: 'size'; readonly id: number; readonly width: number; readonly height: number }
  | { readonly type: 'pointer'; readonly inside: boolean }
  | { readonly type: 'ask'; readonly ref: string }
  | { readonly type: 'pin' }
  | { readonly type: 'drag'; readonly dx: number; readonly dy: number; readonly end?: boolean }
  | { readonly type: 'close' }
  | { readonly type: 'copied' }
  | { readonly type: 'not-a-rule'; readonly text: string };
