/**
 * Keeps one style of ours in the document: the new one is put in before the old one is taken out, so that marks do not blink,
 * and '' leaves none.
 */
export function underlineStyle(ask: (type: 'first-mark' | 'drop-style', css: string) => void): (css: string) => void {
  let now = '';
  return (css) => {
    if (css === now) return;
    if (css) ask('first-mark', css);
    if (now) ask('drop-style', now);
    now = css;
  };
}
