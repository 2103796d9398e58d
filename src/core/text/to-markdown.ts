import { escapeLineStarts } from './escape-markdown.ts';
import { indentLines } from './indent-lines.ts';
import { markdownLine } from './markdown-line.ts';
import type { Block, Inline, Ref } from './tree.ts';

export type MarkdownOptions = {
  /** Address of a linked rule; undefined leaves the words alone. Without this option links are written `rule:<ref>`. */
  readonly address?: (ref: Ref) => string | undefined;
};

type Address = (ref: Ref) => string | undefined;

function isList(block: Block | undefined): boolean {
  return block !== undefined && ('ul' in block || 'ol' in block);
}

function items(list: readonly (readonly Block[])[], address: Address, sign: (index: number) => string): string {
  const loose = list.some((item) => item.slice(1).some((block) => !isList(block)));
  const between = loose ? '\n\n' : '\n';
  return list.map((item, index) => indentLines(blocks(item, address, between), sign(index))).join(between);
}

function row(cells: readonly (readonly Inline[])[], address: Address): string {
  return `| ${cells.map((cell) => markdownLine(cell, { address, cell: true })).join(' | ')} |`;
}

/** `again`: the block before is a list of the same kind; other signs keep the two apart. */
function print(block: Block, address: Address, again: boolean): string {
  const line = (inlines: readonly Inline[]): string =>
    escapeLineStarts(markdownLine(inlines, { address, cell: false }));
  if ('p' in block) return line(block.p);
  if ('h' in block) return `${'#'.repeat(block.level)} ${line(block.h).replace(/\\?\n/g, ' ').replace(/#+$/, '\\$&')}`;
  if ('ul' in block) return items(block.ul, address, () => (again ? '* ' : '- '));
  if ('ol' in block) return items(block.ol, address, (index) => `${index + 1}${again ? ')' : '.'} `);
  if ('quote' in block) return blocks(block.quote, address, '\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>');
  const rule = `|${block.head.map(() => ' --- |').join('')}`;
  return [row(block.head, address), rule, ...block.rows.map((cells) => row(cells, address))].join('\n');
}

function blocks(list: readonly Block[], address: Address, between: string): string {
  let again = false;
  return list
    .map((block, index) => {
      const before = list[index - 1];
      const same = before !== undefined && (('ul' in block && 'ul' in before) || ('ol' in block && 'ol' in before));
      again = same && !again;
      return print(block, address, again);
    })
    .join(between);
}

/** The tree as Markdown that reads back as the same tree. The canonical form of rule bodies in this project. */
export function toMarkdown(list: readonly Block[], { address }: MarkdownOptions = {}): string {
  return blocks(list, address ?? ((ref) => `rule:${ref}`), '\n\n');
}
