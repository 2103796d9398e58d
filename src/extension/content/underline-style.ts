/** Keeps one style of ours in the document: the old one is taken out when a new one comes, and '' leaves none. */
export function underlineStyle(ask: (type: 'first-mark' | 'drop-style', css: string) => void): (css: string) => void {
  let now = '';
  return (css) => {
    if (css === now) return;
    if (now) ask('drop-style', now);
    if (css) ask('first-mark', css);
    now = css;
  };
}
