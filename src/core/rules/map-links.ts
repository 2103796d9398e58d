import { tidyInlines } from '../text/tidy-inlines.ts';
import type { Block, Inline, Ref } from '../text/tree.ts';

/** What becomes of a link: another reference, or undefined for plain words. */
export type LinkChange = (ref: Ref, of: readonly Inline[]) => Ref | undefined;

function mapInlines(inlines: readonly Inline[], change: LinkChange): readonly Inline[] {
  const mapped = inlines.flatMap((inline): readonly Inline[] => {
    if (typeof inline === 'string' || 'code' in inline || 'br' in inline) return [inline];
    if ('b' in inline) return [{ b: mapInlines(inline.b, change) }];
    if ('i' in inline) return [{ i: mapInlines(inline.i, change) }];
    const link = change(inline.link, inline.of);
    return link === undefined ? inline.of : [{ link, of: inline.of }];
  });
  return tidyInlines(mapped);
}

/** The tree with every link passed through `change`, in reading order. */
export function mapLinks(blocks: readonly Block[], change: LinkChange): readonly Block[] {
  return blocks.map((block): Block => {
    if ('p' in block) return { p: mapInlines(block.p, change) };
    if ('h' in block) return { h: mapInlines(block.h, change), level: block.level };
    if ('ul' in block) return { ul: block.ul.map((item) => mapLinks(item, change)) };
    if ('ol' in block) return { ol: block.ol.map((item) => mapLinks(item, change)) };
    if ('quote' in block) return { quote: mapLinks(block.quote, change) };
    const row = (cells: readonly (readonly Inline[])[]): readonly (readonly Inline[])[] =>
      cells.map((cell) => mapInlines(cell, change));
    return { head: row(block.head), rows: block.rows.map(row) };
  });
}
