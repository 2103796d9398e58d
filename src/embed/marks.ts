/** What the embed needs once a page has a mark or an element of ours: how marks are shown, what finds misspelt
 * names and numbers, the pointer, and the stage. */
import { FINDERS } from '../core/match/finders.ts';
import { present } from '../page/present.ts';
import type { Stage } from '../page/stage.ts';
import { shareStage } from '../page/stage-host/share-stage.ts';
import type { MakePopover } from './inline-card.ts';
import { inlineStage } from './inline-stage.ts';

export { FINDERS, present };

export type Marks = {
  readonly FINDERS: typeof FINDERS;
  readonly present: typeof present;
  readonly makeStages: typeof makeStages;
};

/** The one stage of the page, for marks and elements alike: each gets one of its own to listen on. */
export function makeStages(makePopover: MakePopover): () => Stage {
  return shareStage(inlineStage(makePopover));
}
