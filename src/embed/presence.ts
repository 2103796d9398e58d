/** One embed per page, whichever script came first, and a sign for the extension to stay dark. */
import type { LazyAnnotator } from '../page/annotator-lazy.ts';

const KEY = Symbol.for('auspex.embed');

/** What the running copy leaves behind its key: for the other copy's warning, and for tools that look at marks. */
export type Running = { readonly version: string; annotator?: LazyAnnotator };

declare global {
  interface Window {
    [KEY]?: Running;
  }
}

/** Undefined when another copy is already running: the caller then does nothing. */
export function claimPage(version: string, script: HTMLScriptElement | null): Running | undefined {
  const other = window[KEY];
  if (other !== undefined) {
    console.warn(`Auspex ${version}: ${other?.version} is already running here; one script tag is enough.`);
    return undefined;
  }
  const running: Running = { version };
  Object.defineProperty(window, KEY, { value: running });
  if (script) script.dataset.auspexRunning = version;
  document.dispatchEvent(new Event('auspex-embed'));
  return running;
}
