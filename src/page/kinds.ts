/** What an element means for the flow of text: part of a line, a border of it, or ground we keep off. */

import { closest } from './closest.ts';
import { own } from './own.ts';

/** Never read: no page text, somebody's typing, code, or elements that explain themselves. */
const OFF_TAGS = new Set(
  'HEAD SCRIPT STYLE NOSCRIPT TEMPLATE TEXTAREA INPUT SELECT OPTION DATALIST AUDIO VIDEO CANVAS OBJECT IFRAME EMBED PROGRESS METER NAV CODE KBD SAMP svg math AUSPEX-TERM AUSPEX-RULE-CARD AUSPEX-STRATAGEM-CARD AUSPEX-DATASHEET AUSPEX-SEARCH AUSPEX-ATTACK-CALCULATOR AUSPEX-ROLL-CALCULATOR AUSPEX-WOUND-TABLE AUSPEX-EDITION-COMPARE'.split(
    ' ',
  ),
);

/**
 * Editors, by their root, and blocks of code. Plain `pre` is read: army lists are posted in it. Asked one by one, each of
 * these has a fast way through the tree; as one list they take twenty times as long.
 */
const OFF_GROUND = [
  '[contenteditable]:not([contenteditable=false i])',
  '[role=textbox]',
  '[role=searchbox]',
  '[role=combobox]',
  '[data-lexical-editor]',
  '[role=navigation]',
  '[role=contentinfo]',
  'body>footer',
  ...'CodeMirror cm-editor monaco-editor ProseMirror ql-editor ace_editor public-DraftEditor-content'
    .split(' ')
    .map((name) => `.${name}`),
  'pre:has(code)',
  ...['lang', 'highlight', 'code', 'prettyprint'].flatMap((part) => [
    `pre[class*=${part} i]`,
    `table[class*=${part} i]`,
  ]),
  'pre[translate=no]',
  'table[translate=no]',
];

/** So many elements are asked one by one. */
const FEW = 200;

/** Ground that is never read. */
export class OffGround {
  readonly #selectors: readonly string[];
  readonly #all: string;

  /** `exclude`: a selector of more ground to keep off; one that is no selector is left out. */
  constructor(exclude?: string) {
    this.#selectors = exclude && isSelector(exclude) ? [...OFF_GROUND, exclude] : OFF_GROUND;
    this.#all = [...OFF_TAGS, ...this.#selectors].join();
  }

  /**
   * Tells the roots of such ground below a node, those of `isOff` aside. Looking them all up takes a long page as long as a
   * slice: not before the first elements of it are read.
   */
  below(root: Element | ShadowRoot): (element: Element) => boolean {
    const found = new Set<Element>();
    let asked = 0;
    return (element) => {
      if (++asked < FEW) return matches.call(element, this.#all);
      if (asked === FEW)
        for (const selector of this.#selectors)
          for (const one of own(root, 'querySelectorAll').call(root, selector)) found.add(one);
      return found.has(element);
    };
  }

  /** Whether an element is such ground or stands in it. */
  holds(element: Element): boolean {
    return closest(element, this.#all) !== undefined;
  }
}

export const isOff = (name: string): boolean => OFF_TAGS.has(name);

export function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}

/** Parts of a page that are about one thing and are judged, and counted for "first in each post", on their own. */
const REGIONS =
  'article,[role=article],[itemprop=comment],table,.post,.comment,.message,[class*=comment-body i],[class*=post-body i],[id^=post]';

/** The element that stands for a block in layout: itself, or the host of a shadow root. */
export function elementOf(block: Node): Element | undefined {
  if (block instanceof Element) return block;
  return block instanceof ShadowRoot ? block.host : undefined;
}

/** Not asked of the element: a form with a field named `matches` answers with the field. */
const { hasAttributes, matches } = Element.prototype;
const regions = new WeakMap<Element, Element | null>();

/** The region an element stands in. Remembered for every ancestor: siblings ask the same. */
export function regionOf(element: Element): Element | undefined {
  const known = regions.get(element);
  if (known !== undefined) return known ?? undefined;
  const isRegion =
    (hasAttributes.call(element) || /^(ARTICLE|TABLE)$/.test(element.nodeName)) && matches.call(element, REGIONS);
  const parent = own(element, 'parentNode');
  const outer = parent && elementOf(parent);
  const region = isRegion ? element : outer ? regionOf(outer) : undefined;
  regions.set(element, region ?? null);
  return region;
}

export const isHeading = (element: Element): boolean => matches.call(element, 'h1,h2,h3,h4,h5,h6,[role=heading]');
