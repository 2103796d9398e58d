const CSS = `
  :host {
    border-radius: 2px;
    text-decoration: underline dotted var(--auspex-term-color, currentColor) 1.5px;
    text-underline-offset: 0.2em;
    cursor: help;
  }
  :host(:hover) { text-decoration-style: solid; }
  :host(:focus-visible) { outline: 2px solid currentColor; outline-offset: 2px; }
  :host([hidden]) { display: none; }
  ::slotted(abbr) { text-decoration: none; cursor: inherit; }
  @media print { :host { text-decoration: none; } }
`;

let sheet: CSSStyleSheet | undefined;

/** One sheet for all terms of a page: the text's own colour and size, a thin underline, nothing behind it. */
export function termSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  return sheet;
}
