/** Where a page's own policy keeps every frame out: one plain button that opens the card in a window. */
export function blockedNote(open: () => void): HTMLElement {
  const note = document.createElement('div');
  note.className = 'blocked';
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', open);
  note.append(button);
  return note;
}
