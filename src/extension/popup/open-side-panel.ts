import { browser } from '../../browser/api.ts';
import { openPanel } from '../../browser/open-panel.ts';

/** Opens the panel beside the page and closes the popup; to be called while a press is being handled. */
export async function openSidePanel(): Promise<void> {
  await openPanel(browser);
  window.close();
}
