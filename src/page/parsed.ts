/**
 * Calls `then` once the document's text is there: at once, or as the last of it is parsed and before any of it is laid out.
 * Until then `meanwhile` is called whenever something has come, up to the beginning of the body. Returns what calls it off.
 */
export function whenParsed(document: Document, then: () => void, meanwhile: () => void = () => {}): () => void {
  if (document.readyState !== 'loading') {
    then();
    return () => {};
  }
  let over = false;
  const stop = (): void => {
    over = true;
    observer.disconnect();
    document.removeEventListener('DOMContentLoaded', done);
  };
  const done = (): void => {
    if (over) return;
    stop();
    then();
  };
  const observer = new MutationObserver(() => {
    // `document.open()` throws listeners out, and observers not.
    if (document.readyState !== 'loading') done();
    else {
      if (document.body) observer.observe(document, { childList: true });
      meanwhile();
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', done);
  return stop;
}
