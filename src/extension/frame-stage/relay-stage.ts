import type { ContentApi } from '../../browser/content-api.ts';
import { askBackground } from '../../browser/messages.ts';
import type { Ask, Stage } from '../../page/stage.ts';

/** A child frame smaller than this has no room for a card: it opens in the top frame. */
const ROOM = { width: 420, height: 320 };

export function needsRelay(view: Window): boolean {
  return view.top !== view && (isSandboxed(view) || view.innerWidth < ROOM.width || view.innerHeight < ROOM.height);
}

/** A document without an origin: a frame in it has none either, and is no page of the extension. */
export const isSandboxed = (view: Window): boolean => view.origin === 'null';

/** The stage of a small or sandboxed child frame: child → background → top frame. */
export class RelayStage implements Stage {
  onPointer: (inside: boolean) => void = () => {};
  onClose: () => void = () => {};
  readonly open = false;
  readonly #api: ContentApi;

  constructor(api: ContentApi) {
    this.#api = api;
  }

  warm(): void {}
  show(ask: Ask): void {
    void askBackground(this.#api.runtime, 'show-in-top', { card: { ...ask } });
  }
  hide(): void {}
  focus(): void {}
  owns(): boolean {
    return false;
  }
  remove(): void {}
}
