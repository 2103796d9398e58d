/** What the embed needs once a page may be about the game or has an element of ours: what finds rules, how marks are shown, the
 * pointer, and the stage. */
import { hover } from '../core/hover/hover.ts';
import { startDetection } from '../core/match/detection.ts';
import { present } from '../page/present.ts';
import type { Stage } from '../page/stage.ts';
import { shareStage } from '../page/stage-host/share-stage.ts';
import type { MakePopover } from './inline-card.ts';
import { inlineStage } from './inline-stage.ts';

export type Marks = {
  readonly detect: typeof startDetection;
  readonly present: typeof present;
  /** The one stage of the page, for marks and elements alike: each gets one of its own to listen on. */
  readonly stageFor: () => Stage;
  /** The machine of the pointer: elements that open cards have none of their own. */
  readonly hover: typeof hover;
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
  return { detect: startDetection, present, stageFor, hover };
}
