import { escapeMarkdown } from './escape-markdown.ts';
import { indentLines } from './indent-lines.ts';
import { inlineText } from './inline-text.ts';
import type { Block, Inline, Ref } from './tree.ts';

export type MarkdownOptions = {
  /** Address of a linked rule; undefined leaves the words alone. Without it links are written as `rule:<ref>`. */
  readonly address?: (ref: Ref) => string | undefined;
};

const WORD = /[\p{L}\p{N}]/u;

/**
 * Emphasis opens and closes only beside words or spaces (CommonMark, "flanking"). Where it would not, the words matter
 * more than their weight, so the marks are left out.
 */
function mark(sign: string, inner: string, before: string, after: string): string {
  const first = [...inner][0] ?? '';
  const last = [...inner].at(-1) ?? '';
  const opens = WORD.test(first) || !WORD.test(before);
  const closes = WORD.test(last) || !WORD.test(after);
  const spaced = inner.trim() !== inner || inner === '';
  return opens && closes && !spaced ? sign + inner + sign : inner;
}

function code(text: string): string {
  const line = text.replace(/\n/g, ' ');
  const runs = line.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') || (/^ .* $/.test(line) && line.trim() !== '') ? ' ' : '';
  return fence + pad + line + pad + fence;
}

function edge(inline: Inline | undefined, side: 'first' | 'last'): string {
  if (inline === undefined) return '';
  const letters = [...inlineText([inline])];
  return (side === 'first' ? letters[0] : letters.at(-1)) ?? '';
}

function inlines(list: readonly Inline[], options: MarkdownOptions, table: boolean): string {
  return list
    .map((inline, index) => {
      if (typeof inline === 'string') return escapeMarkdown(inline);
      if ('br' in inline) return table ? ' ' : '\\\n';
      if ('code' in inline) return code(inline.code);
      const before = edge(list[index - 1], 'last');
      const after = edge(list[index + 1], 'first');
      if ('b' in inline) return mark('**', inlines(inline.b, options, table), before, after);
      if ('i' in inline) return mark('*', inlines(inline.i, options, table), before, after);
      const address = options.address ? options.address(inline.link) : `rule:${inline.link}`;
      const text = inlines(inline.of, options, table);
      return address === undefined ? text : `[${text}](${address.replace(/[()\s]/g, encodeURIComponent)})`;
    })
    .join('');
}

/** A line that would start a heading, list, quote, table or fence gets its first sign escaped. */
function guardLineStart(text: string): string {
  return text
    .split('\n')
    .map((one) => one.replace(/^[-+>#=~|]/, '\\$&').replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\'))
    .join('\n');
}

function line(list: readonly Inline[], options: MarkdownOptions): string {
  return guardLineStart(inlines(list, options, false));
}

function items(list: readonly (readonly Block[])[], options: MarkdownOptions, sign: (index: number) => string): string {
  const loose = list.some(
    (item) => item.length > 1 && item.slice(1).some((block) => !('ul' in block || 'ol' in block)),
  );
  return list
    .map((item, index) => indentLines(blocks(item, options, loose ? '\n\n' : '\n'), sign(index)))
    .join(loose ? '\n\n' : '\n');
}

function row(cells: readonly (readonly Inline[])[], options: MarkdownOptions): string {
  return `| ${cells.map((cell) => inlines(cell, options, true).replace(/\|/g, '\\|')).join(' | ')} |`;
}

function block(node: Block, options: MarkdownOptions): string {
  if ('p' in node) return line(node.p, options);
  if ('h' in node) return `${'#'.repeat(node.level)} ${line(node.h, options).replace(/\\\n/g, ' ')}`;
  if ('ul' in node) return items(node.ul, options, () => '- ');
  if ('ol' in node) return items(node.ol, options, (index) => `${index + 1}. `);
  if ('quote' in node) return blocks(node.quote, options, '\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>');
  const rule = `|${node.head.map(() => ' --- |').join('')}`;
  return [row(node.head, options), rule, ...node.rows.map((cells) => row(cells, options))].join('\n');
}

function blocks(list: readonly Block[], options: MarkdownOptions, between: string): string {
  return list.map((node) => block(node, options)).join(between);
}

/** The tree as Markdown that reads back as the same tree. The canonical form of rule bodies in this project. */
export function toMarkdown(list: readonly Block[], options: MarkdownOptions = {}): string {
  return blocks(list, options, '\n\n');
}
