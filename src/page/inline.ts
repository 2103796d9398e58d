/** What is part of a line of text, and the block it is a line of. */

/**
 * Elements that are inline unless a style says otherwise (custom elements are, too). Everything else ends a text run.
 * Styles are asked only where a term crosses such an element: reading them all would cost more than the scan.
 */
const INLINE = new Set(
  'A ABBR ACRONYM B BDI BDO BIG CITE DATA DEL DFN EM FONT I INS LABEL MARK NOBR OUTPUT Q RUBY S SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
    ' ',
  ),
);

/** A form with a field called `nodeName` answers with the field, which is no name. */
export const isCustom = (name: string): boolean => typeof name === 'string' && name.includes('-');

export const isInline = (name: string): boolean => INLINE.has(name) || isCustom(name);

/** The block an inline position belongs to: the nearest ancestor that is not inline; a shadow root counts as one. */
export function blockOf(node: Node): Node {
  let at = node;
  while (at.nodeType === 1 && isInline(at.nodeName) && at.parentNode) at = at.parentNode;
  return at;
}
