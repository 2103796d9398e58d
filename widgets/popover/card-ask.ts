import type { MentionContext, MentionParams } from '../../src/core/match/mention.ts';
import type { Ref } from '../../src/core/text/tree.ts';

/** What a card is opened for: what the page says, as the detector read it. Only `refs` must be there. */
export type CardAsk = {
  /** Likeliest first. */
  readonly refs: readonly Ref[];
  /** The words on the page. */
  readonly text?: string;
  readonly params?: MentionParams;
  readonly context?: MentionContext;
  /** A shared calculation to open with, as `scenario()` of the calculator gives it. */
  readonly scenario?: string;
};
