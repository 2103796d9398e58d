import { contentApi } from '../../browser/content-api.ts';

/** Neutral: the registry of highlights is shared with the page. */
export const HIGHLIGHT = 'term-marks';

/** Elements inherit the style of their highlights in Chromium, and in Firefox 153 they do not. */
export const inherits = contentApi()?.runtime.getURL('').startsWith('chrome') ?? false;

/**
 * Keeps one style of ours in the document: the new one is put in before the old one is taken out, so that marks do not blink,
 * and '' leaves none. `now` is what is in already.
 */
export function underlineStyle(
  ask: (type: 'first-mark' | 'drop-style', css: string) => void,
  now: string,
): (css: string) => void {
  return (css) => {
    if (css === now) return;
    if (css) ask('first-mark', css);
    if (now) ask('drop-style', now);
    now = css;
  };
}
