import { html } from 'lit';

/** Between two parts of a line of class `apart`; hidden where a part begins a line of its own. */
export const dot = html`<i> · </i>`;
