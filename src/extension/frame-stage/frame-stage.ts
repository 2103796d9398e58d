import type { ContentApi } from '../../browser/content-api.ts';
import { askBackground } from '../../browser/messages.ts';
import { DeckStage } from '../../page/stage-host/deck-stage.ts';
import { TopLayerHost } from '../../page/stage-host/top-layer-host.ts';
import { FrameCard } from './frame-card.ts';

/** Neutral, so that it says nothing of what the reader has installed. */
const HOST_TAG = 'popover-host';

// The canvas of a frame is transparent only where its own color-scheme and that of the frame element agree: both say light,
// and the card inside is themed by tokens. The host draws shadow and corners.
const CSS = `
  iframe { display: block; width: 100%; height: 100%; border: 0; background: transparent; color-scheme: light; border-radius: 14px; }
  .box { border-radius: 14px; box-shadow: 0 8px 28px rgb(0 0 0 / 0.24), 0 0 0 1px rgb(128 128 128 / 0.28); }
  .box[data-side='sheet'], .box[data-side='sheet'] iframe { border-radius: 14px 14px 0 0; }
  .blocked { width: max-content; }
  .blocked button { padding: 10px 14px; border: 1px solid rgb(60 60 60); border-radius: 10px; background: rgb(255 255 255); color: rgb(20 20 20);
    font: 14px/1.4 system-ui, sans-serif; cursor: pointer; }`;

/** The extension's stage: cards in frames, in a closed root the page cannot look into. */
export function frameStage(api: ContentApi, onNotARule: (text: string) => void, onOpen: () => void): DeckStage {
  const host = new TopLayerHost({ tag: HOST_TAG, mode: 'closed', css: CSS });
  const stage = new DeckStage(
    host,
    (box, events) => new FrameCard({ api, box, root: host.root, events, onNotARule, onOpen }),
  );
  stage.onMadeRoom = (card) => void askBackground(api.runtime, 'keep-card', { card });
  return stage;
}
