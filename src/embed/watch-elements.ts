import { ROOTS } from './element-names.ts';

/** Elements of ours in the page, written by the site's author. */
const OURS = `auspex-term,${ROOTS}`;

/** Calls back once, when the page has an element of ours: now, or when one is added. */
export function watchElements(found: () => void): void {
  if (document.querySelector(OURS)) {
    found();
    return;
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element) || !(node.matches(OURS) || node.querySelector(OURS))) continue;
        observer.disconnect();
        found();
        return;
      }
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
