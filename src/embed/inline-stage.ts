import { DeckStage } from '../page/stage-host/deck-stage.ts';
import { TopLayerHost } from '../page/stage-host/top-layer-host.ts';
import { InlineCard, type MakePopover } from './inline-card.ts';

const CSS = `
  .box { border-radius: 14px; overflow: hidden; box-shadow: 0 8px 28px rgb(0 0 0 / 0.24), 0 0 0 1px rgb(128 128 128 / 0.25); }
  .box[data-side='sheet'] { border-radius: 14px 14px 0 0; }`;

/** The embed's stage: cards as elements in an open root of the site's own page. */
export function inlineStage(makePopover: MakePopover): DeckStage {
  const host = new TopLayerHost({ tag: 'auspex-host', mode: 'open', css: CSS });
  return new DeckStage(host, (box, events) => new InlineCard(box, events, makePopover));
}
