/** How the site's own embed says that it is there: an attribute on its script element, and an event when it starts. */
export const EMBED_SELECTOR = 'script[data-auspex-running]';
export const EMBED_EVENT = 'auspex-embed';

/** Calls back as soon as the page runs the embed, early or late. Listening is nothing a page can see. */
export function watchEmbed(found: () => void): void {
  if (document.querySelector(EMBED_SELECTOR)) found();
  document.addEventListener(EMBED_EVENT, found);
}
