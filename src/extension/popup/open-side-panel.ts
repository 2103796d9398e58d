import { browser } from '../../browser/api.ts';

/** What Chromium and Firefox call the panel beside the page. */
type Panels = {
  readonly sidePanel?: { open(where: { readonly windowId: number }): Promise<void> };
  readonly sidebarAction?: { open(): Promise<void> };
};

/** Opens the panel beside the page; to be called while a press is being handled, or the browser refuses. */
export async function openSidePanel(): Promise<void> {
  const { sidePanel, sidebarAction } = browser as unknown as Panels;
  const windowId = browser.windows.WINDOW_ID_CURRENT;
  await (sidePanel ? sidePanel.open({ windowId }) : sidebarAction?.open());
  window.close();
}
