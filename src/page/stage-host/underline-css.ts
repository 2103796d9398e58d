import type { Underline } from '../../core/settings/settings.ts';

/** Of middle brightness, so that each shows on light and dark alike. */
const ACCENTS: Readonly<Record<Underline['accent'], string>> = {
  // Not color-mix() with currentColor: inside ::highlight Chromium mixes it with black.
  text: 'currentColor',
  teal: '#0c9384',
  violet: '#8a6cf0',
  amber: '#b7791f',
  red: '#d9534f',
};

/** The style of the marks: an underline and nothing else, never a background. */
export function underlineCss(highlight: string, { style, thickness, accent }: Underline): string {
  if (style === 'none') return '';
  return `::highlight(${highlight}) { text-decoration: underline ${style} ${thickness}px ${ACCENTS[accent]}; text-underline-offset: 0.2em; }`;
}
