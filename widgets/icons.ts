import { html, type TemplateResult } from 'lit';

const draw = (path: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d=${path} /></svg>`;

/** Drawn here, 16 × 16, one stroke each, in the text's own colour. */
export const icons = {
  pin: draw('M9.5 2 14 6.5l-2 .5-2.5 2.5.5 3-1 1L2.5 7l1-1 3 .5L9 4zM5.2 10.8 2 14'),
  copy: draw(
    'M7 5.5h5A1.5 1.5 0 0 1 13.5 7v5a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 12V7A1.5 1.5 0 0 1 7 5.5M10.5 3.5v-1h-8v8h1',
  ),
  close: draw('m4 4 8 8m0-8-8 8'),
  back: draw('M9.5 3.5 5 8l4.5 4.5'),
  move: draw('M8 2v12M2 8h12M6.3 3.7 8 2l1.7 1.7M6.3 12.3 8 14l1.7-1.7M3.7 6.3 2 8l1.7 1.7M12.3 6.3 14 8l-1.7 1.7'),
  search: draw('M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10m3.6-1.4L14 14'),
  more: draw('m4 6 4 4 4-4'),
  outward: draw('M6 3.5H3.5v9h9V10M9 3h4v4m0-4L7.5 8.5'),
};
