/** What the embed needs once a page has a mark or an element of ours: how marks are shown, what finds misspelt
 * names and numbers, the pointer, and the stage. */
import { FINDERS } from '../core/match/finders.ts';
import { present } from '../page/present.ts';
import type { Stage } from '../page/stage.ts';
import { shareStage } from '../page/stage-host/share-stage.ts';
import type { MakePopover } from './inline-card.ts';
import { inlineStage } from './inline-stage.ts';

export type Marks = {
  readonly FINDERS: typeof FINDERS;
  readonly present: typeof present;
  /** The one stage of the page, for marks and elements alike: each gets one of its own to listen on. */
  readonly stageFor: () => Stage;
};

/** Marks whose cards come from `makePopover`. Call once. */
export function openMarks(makePopover: MakePopover): Marks {
  const stageFor = shareStage(inlineStage(makePopover));
  const restore = () => {
    if (/^#\d\de(:|%3A)/i.test(location.hash))
      void import('./shared-card.ts').then(({ openSharedCard }) => openSharedCard(stageFor()));
  };
  restore();
  addEventListener('hashchange', restore);
  return { FINDERS, present, stageFor };
}
