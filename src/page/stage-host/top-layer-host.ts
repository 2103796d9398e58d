/**
 * The one element that is put into a page: a popover with a shadow root, in the top layer.
 *
 * - `!important` inside `:host` wins over every rule of the page, and over an inline style of ours; positions are therefore
 *   custom properties of boxes inside the root (in a style attribute of the host the page could read what was looked at).
 * - Inside a modal dialog or a full-screen element only what is in it can be used, so the host moves into it and goes home
 *   when it closes.
 * - Nothing here knows what a card is: the stage puts boxes into `root` and asks for places.
 */
import { own } from '../own.ts';

const SHEET = `
  :host { all: initial !important; display: block !important; position: fixed !important; inset: 0 auto auto 0 !important;
          width: 0 !important; height: 0 !important; overflow: visible !important; border: 0 !important; padding: 0 !important; }
  :host(:not(:popover-open)), :host::before, :host::after, :host::backdrop { display: none !important; }
  @media print { :host { display: none !important; } }
  .box { position: fixed; left: var(--x, 0); top: var(--y, 0); width: var(--w, auto); height: var(--h, auto); }
  .box:not(.visible) { opacity: 0; pointer-events: none; }
  [hidden] { display: none !important; }`;

/** Not asked of the element: in a form with a field named `matches` that is the field. */
const { matches } = Element.prototype;

export type HostOptions = { readonly tag: string; readonly mode: 'open' | 'closed'; readonly css?: string };

export class TopLayerHost {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** Called after the host was moved: a browser may have reloaded frames inside. */
  onMoved: () => void = () => {};
  /** Called when the dialog or full-screen element it was in is gone. */
  onHomeless: () => void = () => {};
  readonly #zoom = new CSSStyleSheet();

  constructor({ tag, mode, css = '' }: HostOptions) {
    this.element = plainElement(tag);
    this.element.popover = 'manual';
    this.element.translate = false;
    this.root = this.element.attachShadow({ mode });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(SHEET + css);
    this.root.adoptedStyleSheets = [sheet, this.#zoom];
    document.addEventListener('fullscreenchange', this.#fullscreenChanged);
  }

  /** Puts the host where its cards can be used from `near`, and shows it above everything there. */
  showFor(near: Element | null): void {
    this.#moveTo(homeFor(near));
    // Places are told in pixels of the window; a page may zoom its root or its dialog.
    const zoom = zoomOf(outward(this.element));
    this.#zoom.replaceSync(zoom === 1 ? '' : `.box { zoom: ${1 / zoom}; }`);
    if (this.element.matches(':popover-open')) this.element.hidePopover();
    this.element.showPopover();
  }

  attach(): void {
    if (!this.element.isConnected) this.#moveTo(document.documentElement);
  }

  hide(): void {
    if (this.element.isConnected && this.element.matches(':popover-open')) this.element.hidePopover();
  }

  get shown(): boolean {
    return this.element.isConnected && this.element.matches(':popover-open');
  }

  remove(): void {
    document.removeEventListener('fullscreenchange', this.#fullscreenChanged);
    this.element.remove();
  }

  #moveTo(parent: Element | ShadowRoot): void {
    if (this.element.parentNode === parent) return;
    const wasConnected = this.element.isConnected;
    const home = parent as ParentNode & { moveBefore?: (node: Node, before: Node | null) => void };
    // append() reloads every frame inside; moveBefore() keeps them alive in Chromium.
    if (wasConnected && home.moveBefore) home.moveBefore(this.element, null);
    else parent.append(this.element);
    // A dialog that the page then discards must not take the host along.
    parent.addEventListener('close', this.#dialogClosed, { once: true });
    if (wasConnected) this.onMoved();
  }

  readonly #dialogClosed = (event: Event): void => {
    if (event.currentTarget === this.element.parentNode) this.#goHome();
  };

  readonly #fullscreenChanged = (): void => {
    if (!document.fullscreenElement && this.element.isConnected) this.#goHome();
  };

  #goHome(): void {
    this.onHomeless();
    this.#moveTo(document.documentElement);
  }
}

/** An element no script of the page has defined: a custom element would run the page's code, and may have a root already. */
function plainElement(tag: string): HTMLElement {
  const element = document.createElement(tag);
  return element.matches(':defined') ? document.createElement('div') : element;
}

/** The innermost modal dialog or full-screen element around a place, shadow trees or not; else the one on top; else the root. */
function homeFor(near: Element | null): Element | ShadowRoot {
  for (let at = near; at; at = outward(at))
    if (matches.call(at, ':modal, :fullscreen')) return own(at, 'shadowRoot') ?? at;
  const dialog = [...document.getElementsByTagName('dialog')].findLast((one) => one.matches(':modal'));
  const full = document.fullscreenElement;
  return dialog ?? (full && !isReplaced(full) ? (own(full, 'shadowRoot') ?? full) : document.documentElement);
}

/** The parent as it is laid out: a slotted element stands where its slot is. */
function outward(element: Element): Element | null {
  const root = own(element, 'parentNode');
  return (
    own(element, 'assignedSlot') ?? own(element, 'parentElement') ?? (root instanceof ShadowRoot ? root.host : null)
  );
}

/** Elements that show something else than what is in them. */
const isReplaced = (element: Element): boolean => /^(IFRAME|VIDEO|IMG|CANVAS|OBJECT|EMBED)$/i.test(element.nodeName);

/** Not of the host itself: what is not shown yet has none. */
const zoomOf = (parent: (Element & { currentCSSZoom?: number }) | null): number => parent?.currentCSSZoom || 1;
