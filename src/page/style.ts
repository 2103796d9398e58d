/** How a mark looks. */
import type { Underline } from '../core/settings/settings.ts';

/** Of middle brightness: at least 3 to 1 against white and against black. */
const ACCENTS = { text: 'currentColor', teal: '#0b8a8f', violet: '#8a63d2', amber: '#a8741a', red: '#d1495b' } as const;

/**
 * The style of marks, for the two highlight names used: all marks, and the one the keyboard stands on. Plain
 * `currentColor`: mixed with `color-mix` it turns black on coloured text in Chromium.
 *
 * `tags`: selectors of the elements that hold marked text. A rule for every element would make the browser style the whole
 * page anew when it comes (a third of a second on long pages); one for `b` restyles what is bold. Left out: every element,
 * and the host of a shadow tree, which styles the text that stands in the tree without an element around it. The offset is in per
 * cent, because what is inherited as `em` is the root's.
 */
export function markCss(
  name: string,
  { style, thickness, accent }: Underline,
  tags: Iterable<string> = ['', ':host'],
): string {
  const line = style === 'none' ? 'none' : `underline ${style} ${ACCENTS[accent]} ${thickness}px`;
  const rule = (highlight: string, decoration: string): string => {
    const selectors = [...tags].map((tag) => `${tag}::highlight(${highlight})`);
    return `${selectors.join()}{text-decoration:${decoration};text-underline-offset:20%}`;
  };
  return rule(name, line) + rule(`${name}-current`, 'underline solid currentColor 2px');
}

/** A sheet of ours in one root. Adopted sheets pass every content policy and leave no node. */
export class RootStyle {
  readonly #sheets = new Map<Document | ShadowRoot, CSSStyleSheet>();

  put(root: Document | ShadowRoot, css: string): void {
    try {
      const known = this.#sheets.get(root);
      if (known) {
        known.replaceSync(css);
        return;
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      root.adoptedStyleSheets.push(sheet);
      this.#sheets.set(root, sheet);
    } catch {
      // No constructed sheets, or the page has frozen its list: marks stay unseen in this root, and nothing else fails.
    }
  }

  /** The new style for all roots that have one; roots that have left the page are forgotten. */
  update(css: string): void {
    for (const root of this.#sheets.keys()) {
      if (root.isConnected) this.put(root, css);
      else this.#sheets.delete(root);
    }
  }

  remove(): void {
    for (const [root, sheet] of this.#sheets) {
      try {
        sheet.replaceSync('');
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
      } catch {
        // As above.
      }
    }
    this.#sheets.clear();
  }
}
