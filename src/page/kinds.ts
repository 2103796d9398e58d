/** What an element means for the flow of text: part of a line, a border of it, or ground we keep off. */

/**
 * Elements that are inline unless a style says otherwise (custom elements are, too). Everything else ends a text run.
 * Styles are asked only where a term crosses such an element: reading them all would cost more than the scan.
 */
const INLINE = new Set(
  'A ABBR ACRONYM B BDI BDO BIG CITE DATA DEL DFN EM FONT I INS LABEL MARK NOBR OUTPUT Q RUBY S SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
    ' ',
  ),
);

export const isInline = (name: string): boolean => INLINE.has(name) || name.includes('-');

/** Editors that keep their text in plain elements, found by their root. */
const EDITORS =
  '[contenteditable]:not([contenteditable=false i]),[role=textbox],[role=searchbox],[role=combobox],.CodeMirror,.cm-editor,.monaco-editor,.ProseMirror,.ql-editor,.ace_editor,.public-DraftEditor-content,[data-lexical-editor]';

const CODE =
  'code,kbd,samp,pre:has(code),:is(pre,table)[class*=lang i],:is(pre,table)[class*=highlight i],:is(pre,table)[class*=code i],pre.prettyprint,[class*=highlight i]>pre,:is(pre,table,td)[translate=no]';

/** Ground that is never read: no page text, somebody's typing, or code. Plain `pre` is read: army lists are posted in it. */
export const FORBIDDEN = `head,script,style,noscript,template,textarea,input,select,option,datalist,svg,math,audio,video,canvas,object,iframe,embed,progress,meter,${CODE},${EDITORS}`;

/** Parts of a page that are about one thing and are judged, and counted for "first in each post", on their own. */
const REGIONS =
  'article,[role=article],[itemprop=comment],table,.post,.comment,.message,[class*=comment-body i],[class*=post-body i],[id^=post]';

/** The block an inline position belongs to: the nearest ancestor that is not inline; a shadow root counts as one. */
export function blockOf(node: Node): Node {
  let at = node;
  while (at.nodeType === 1 && isInline(at.nodeName) && at.parentNode) at = at.parentNode;
  return at;
}

/** The element that stands for a block in layout: itself, or the host of a shadow root. */
export function elementOf(block: Node): Element | undefined {
  if (block instanceof Element) return block;
  return block instanceof ShadowRoot ? block.host : undefined;
}

/** The nearest ancestor-or-self that fits the selector, out through shadow roots. */
export function closest(element: Element | undefined, selector: string): Element | undefined {
  for (let at = element; at; ) {
    const found = at.closest(selector);
    if (found) return found;
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
  return undefined;
}

export const regionOf = (element: Element | undefined): Element | undefined => closest(element, REGIONS);

export const isHeading = (element: Element | undefined): boolean =>
  element !== undefined && (/^H[1-6]$/.test(element.nodeName) || element.getAttribute('role') === 'heading');
