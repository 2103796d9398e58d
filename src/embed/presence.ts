/** One embed per page, whichever script came first, and a sign for the extension to stay dark. */

import type { Annotator } from '../page/annotator.ts';

const KEY = Symbol.for('auspex.embed');

declare global {
  interface Window {
    [KEY]?: string;
  }
}

/** False when another copy is already running: the caller then does nothing. */
export function claimPage(version: string, script: HTMLScriptElement | null): boolean {
  const running = window[KEY];
  if (running !== undefined) {
    console.warn(
      `Auspex ${version} was loaded, but ${running} is already running on this page: one script tag is enough.`,
    );
    return false;
  }
  Object.defineProperty(window, KEY, { value: version });
  if (script) script.dataset.auspexRunning = version;
  document.dispatchEvent(new Event('auspex-embed'));
  return running;
}
