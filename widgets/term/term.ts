import type { AskDetail, LeaveDetail } from '../events.ts';
import { termSheet } from './term.styles.ts';

/**
 * A rule named by an author: `<auspex-term rule="sustained-hits" value="1"><abbr title="…">sus 1</abbr></auspex-term>`.
 *
 * It only marks and asks; the shell answers, and says so by `preventDefault()` (then the browser's own tooltip of an
 * `abbr` inside stays away while the card is up). Its children stay as they are, readable without script. Not a Lit
 * element: it is needed before any card is.
 *
 * @attr rule - id or reference; without it, the text itself, as an id ("Deep Strike" → `deep-strike`)
 * @attr edition - `10e` or `11e`, for a bare id
 * @attr value, keyword - what stands for the rule's X, and for the keyword of an Anti
 * @fires auspex-ask - hover, focus by keyboard, Enter, Space or tap: `{ref, rect, text, params, how}`, cancelable
 * @fires auspex-leave - pointer or focus left: `{ref}`
 * @slot - the words
 * @cssprop --auspex-term-color - colour of the underline, else the text's own
 */
export class Term extends HTMLElement {
  #internals = this.attachInternals();
  #title: [from: Element, text: string] | undefined;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [termSheet()];
    root.append(document.createElement('slot'));
    this.#internals.role = 'button';
    this.#internals.ariaHasPopup = 'dialog';
    this.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'touch') this.#ask('hover', this.#lineAt(event));
    });
    this.addEventListener('pointerleave', () => this.#leave());
    this.addEventListener('focus', () => this.matches(':focus-visible') && this.#ask('focus'));
    this.addEventListener('blur', () => this.#leave());
    this.addEventListener('click', (event) => this.#ask('tap', this.#lineAt(event)));
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      this.#ask('key');
    });
  }

  connectedCallback(): void {
    if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
  }

  /** What the term names, as a reference. */
  get ref(): string {
    const edition = this.getAttribute('edition');
    const id = this.getAttribute('rule') ?? idOf(this.textContent ?? '');
    return edition && !id.includes(':') ? `${edition}:${id}` : id;
  }

  #ask(how: AskDetail['how'], rect: DOMRectReadOnly = this.getBoundingClientRect()): void {
    const params = {
      value: this.getAttribute('value') ?? undefined,
      keyword: this.getAttribute('keyword') ?? undefined,
    };
    const detail: AskDetail = { ref: this.ref, rect, text: this.textContent?.trim() ?? '', params, how };
    const taken = !this.dispatchEvent(
      new CustomEvent('auspex-ask', { detail, bubbles: true, composed: true, cancelable: true }),
    );
    const titled = this.querySelector('[title]');
    if (!taken || !titled || this.#title) return;
    this.#title = [titled, titled.getAttribute('title') ?? ''];
    titled.removeAttribute('title');
  }

  #leave(): void {
    if (this.#title) this.#title[0].setAttribute('title', this.#title[1]);
    this.#title = undefined;
    const detail: LeaveDetail = { ref: this.ref };
    this.dispatchEvent(new CustomEvent('auspex-leave', { detail, bubbles: true, composed: true }));
  }

  /** Of a term broken over lines, the part under the pointer. */
  #lineAt({ clientX, clientY }: MouseEvent): DOMRectReadOnly | undefined {
    return [...this.getClientRects()].find(
      ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
    );
  }
}

function idOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '');
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
