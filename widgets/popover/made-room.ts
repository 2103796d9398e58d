import { html, type TemplateResult } from 'lit';
import { fill } from '../messages.ts';
import type { CardAsk } from './card-ask.ts';
import type { RoomMessages } from './messages-on-request.ts';

/** Where a card that made room is to be seen from here. */
export type RoomWay = 'panel' | 'window' | 'here';

/**
 * A fourth card was pinned: which one made room, and the way to it, in words to be said and as a row under the header.
 *
 * @param way Kept in the side panel, which this press may open; or there, but the press can only open a window; or gone from
 *   the page, and to be shown in this card.
 */
export function madeRoomNote(
  say: RoomMessages,
  { text, refs }: CardAsk,
  way: RoomWay,
  go: () => void,
): { readonly said: string; readonly row: TemplateResult } {
  const name = text || (refs[0] ?? '').replace(/^\w+:/, '').replaceAll('-', ' ');
  const said = fill(way === 'here' ? say.madeRoom : say.madeRoomPanel, { name });
  const row = html`<div slot="switches" class="chips">
    <span>${said}</span>
    <button type="button" class="chip" @click=${go}>${{ panel: say.openPanel, window: say.openWindow, here: say.showHere }[way]}</button>
  </div>`;
  return { said, row };
}
