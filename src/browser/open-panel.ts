/** What Chromium and Firefox call the panel beside the page. */
type Panels = {
  readonly sidePanel?: { open(where: { readonly windowId: number }): Promise<void> };
  readonly sidebarAction?: { open(): Promise<void> };
};

/** `windows.WINDOW_ID_CURRENT` of both browsers. */
const THIS_WINDOW = -2;

/**
 * Opens the panel beside the page. To be called while a press is being handled, or the browser refuses; rejects where it does
 * or has no such panel.
 */
export async function openPanel(api: object): Promise<void> {
  const { sidePanel, sidebarAction } = api as Panels;
  if (sidePanel) await sidePanel.open({ windowId: THIS_WINDOW });
  else if (sidebarAction) await sidebarAction.open();
  else throw new Error('no panel');
}
