import type { Block, Inline, Ref } from '../../src/core/text/tree.ts';

/** A word or a punctuation mark with the space before it, or the start of a line. */
export type Token = {
  readonly text: string;
  readonly bold?: true;
  readonly ref?: Ref;
  readonly line?: 'p' | 'h' | 'li';
};

const PIECE = /\s*(?:[\p{L}\p{N}'’"″+−-]+|[^\s\p{L}\p{N}])|\s+$/gu;

type Look = { readonly bold?: true; readonly ref?: Ref };

/** A text tree as a flat list of words and line starts: what two editions are compared by. */
export function tokensOf(blocks: readonly Block[], item = false): Token[] {
  return blocks.flatMap((block, at): Token[] => {
    const line: Token = { text: '', line: item && at === 0 ? 'li' : 'p' };
    if ('p' in block) return [line, ...words(block.p)];
    if ('h' in block) return [{ text: '', line: 'h' }, ...words(block.h, { bold: true })];
    if ('ul' in block) return block.ul.flatMap((each) => tokensOf(each, true));
    if ('ol' in block) return block.ol.flatMap((each) => tokensOf(each, true));
    if ('quote' in block) return tokensOf(block.quote);
    const row = (cells: readonly (readonly Inline[])[], look: Look): Token[] => [
      { text: '', line: 'li' },
      ...cells.flatMap((cell, column) => [...(column ? [{ text: ' · ' }] : []), ...words(cell, look)]),
    ];
    return [...row(block.head, { bold: true }), ...block.rows.flatMap((cells) => row(cells, {}))];
  });
}

function words(run: readonly Inline[], look: Look = {}): Token[] {
  return run.flatMap((inline): Token[] => {
    if (typeof inline === 'string') return (inline.match(PIECE) ?? []).map((text) => ({ text, ...look }));
    if ('b' in inline) return words(inline.b, { ...look, bold: true });
    if ('i' in inline) return words(inline.i, look);
    if ('code' in inline) return [{ text: inline.code, ...look }];
    if ('link' in inline) return words(inline.of, { ...look, ref: inline.link });
    return [{ text: '', line: 'p' }];
  });
}

/** Words are the same whatever their weight, link and the spaces around them. */
export function tokenKey({ text, line }: Token): string {
  return line ? `\n${line}` : text.trim();
}
