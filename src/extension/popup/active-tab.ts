import { browser } from '../../browser/api.ts';

/** The tab the popup is about: the active one, or `popup.html?tab=ID` when the popup is opened as a page of its own. */
export async function activeTab(): Promise<{ readonly id?: number; readonly url?: string } | undefined> {
  const asked = new URLSearchParams(location.search).get('tab');
  if (asked) return browser.tabs.get(Number(asked)).catch(() => undefined);
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab;
}
