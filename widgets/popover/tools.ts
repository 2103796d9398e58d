import { html, nothing, type TemplateResult } from 'lit';
import { icons } from '../icons.ts';
import type { Messages } from '../messages.ts';
import { dragByKey } from './drag.ts';

export type Tools = { readonly pin: () => void; readonly copy?: (() => void) | undefined; readonly close: () => void };

/** What can be done with a card, for its header's slot: move (when pinned), pin, copy, close. */
export function tools(say: Messages, host: Element & { pinned: boolean }, { pin, copy, close }: Tools): TemplateResult {
  const tool = (label: string, icon: unknown, run: () => void) =>
    html`<button type="button" aria-label=${label} title=${label} @click=${run}>${icon}</button>`;
  const pinning = host.pinned ? say.unpin : say.pin;
  return html`<div slot="tools" class="tools">
    ${
      host.pinned
        ? html`<button type="button" class="grip" aria-label=${say.move} title=${say.move} @keydown=${(event: KeyboardEvent) => dragByKey(event, host)}>${icons.move}</button>`
        : nothing
    }
    <button type="button" aria-pressed=${host.pinned} aria-label=${say.pin} title=${pinning} @click=${pin}>${icons.pin}</button>
    ${copy ? tool(say.copy, icons.copy, copy) : nothing} ${tool(say.close, icons.close, close)}
  </div>`;
}
