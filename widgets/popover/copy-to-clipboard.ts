/**
 * Puts a text on the clipboard; false when the browser refuses.
 *
 * `execCommand` first: inside a page that forbids `clipboard-write` to its frames it is the way that still works.
 */
export async function copyToClipboard(text: string): Promise<boolean> {
  let taken = false;
  const give = (event: ClipboardEvent): void => {
    if (!event.clipboardData) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    taken = true;
  };
  document.addEventListener('copy', give, { capture: true });
  try {
    if (document.execCommand('copy') && taken) return true;
  } finally {
    document.removeEventListener('copy', give, { capture: true });
  }
  return await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );
}
