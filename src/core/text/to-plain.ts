import { indentLines } from './indent-lines.ts';
import { inlineText } from './inline-text.ts';
import type { Block } from './tree.ts';

function items(list: readonly (readonly Block[])[], mark: (index: number) => string): string {
  return list.map((item, index) => indentLines(toPlain(item, '\n'), mark(index))).join('\n');
}

function plainBlock(block: Block): string {
  if ('p' in block) return inlineText(block.p);
  if ('h' in block) return inlineText(block.h);
  if ('ul' in block) return items(block.ul, () => '- ');
  if ('ol' in block) return items(block.ol, (index) => `${index + 1}. `);
  if ('quote' in block) return toPlain(block.quote);
  return [block.head, ...block.rows].map((row) => row.map(inlineText).join(' | ')).join('\n');
}

/** The text as a plain-text message would carry it: paragraphs apart, lists with dashes, tables as lines. */
export function toPlain(blocks: readonly Block[], between = '\n\n'): string {
  return blocks.map(plainBlock).join(between);
}
