/** What the two halves of the content script know of each other. They meet in the isolated world that pages cannot see. */
import type { ContentApi } from '../../browser/content-api.ts';
import type { CardAsk, FrameReport, MarkedRule } from '../../browser/protocol.ts';
import type { TermIndex } from '../../core/match/term-index.ts';
import type { PageSettings } from '../../core/settings/settings.ts';

/** What the first half gives. */
export type Ground = {
  readonly api: ContentApi;
  readonly index: TermIndex;
  /** The underline's style where it has been put in already, or ''. */
  readonly css: string;
  readonly onNotARule: (text: string) => Promise<void>;
  /** What a report says has changed. */
  readonly tell: () => void;
  /** A card was asked for: is there still an extension that can show it? */
  readonly lookWhetherAlive: () => void;
};

/** What the second half can. */
export interface Marking {
  /** Makes ready what takes time, while the page is still being parsed. */
  prepare(settings: PageSettings): void;
  /** Annotates the page, or takes over changed settings. `fresh`: the page has been parsed just now. */
  follow(settings: PageSettings, fresh?: boolean): void;
  lookUp(text: string): boolean;
  showAsked(card: CardAsk): void;
  walk(to: 'next' | 'previous' | 'open'): void;
  readonly rules: readonly MarkedRule[];
  readonly edition: FrameReport['edition'];
  /** Takes everything out of the page. */
  stop(): void;
}

export type BeginMarking = (ground: Ground) => Marking;

declare global {
  /** Set while the first half waits; the second half calls it as it comes in. */
  var auspexHalf: ((begin: BeginMarking) => void) | undefined;
}
