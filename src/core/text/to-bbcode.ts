import { inlineText } from './inline-text.ts';
import type { Block, Inline } from './tree.ts';

/** Tag names that forums act on; "[BLAST]" is none of them and stays as it is. */
const TAG =
  /\[(?=\/?(?:\*|b|i|u|s|url|img|quote|code|list|li|ul|ol|size|colou?r|font|center|left|right|table|tr|td|th|spoiler|noparse|email|youtube|video|h[1-6])(?:[\]=\s]))/gi;

/** A zero-width non-joiner after the bracket: no forum takes it for a tag, no reader sees it. */
function disarm(text: string): string {
  return text.replace(TAG, '[\u200c');
}

function inlines(list: readonly Inline[]): string {
  return list
    .map((inline) => {
      if (typeof inline === 'string') return disarm(inline);
      if ('b' in inline) return `[b]${inlines(inline.b)}[/b]`;
      if ('i' in inline) return `[i]${inlines(inline.i)}[/i]`;
      if ('br' in inline) return '\n';
      if ('code' in inline) return disarm(inline.code);
      return inlines(inline.of);
    })
    .join('');
}

function items(list: readonly (readonly Block[])[]): string {
  return list.map((item) => `[*]${toBbcode(item, '\n')}`).join('\n');
}

function block(node: Block): string {
  if ('p' in node) return inlines(node.p);
  if ('h' in node) return `[b]${disarm(inlineText(node.h))}[/b]`;
  if ('ul' in node) return `[list]\n${items(node.ul)}\n[/list]`;
  if ('ol' in node) return `[list=1]\n${items(node.ol)}\n[/list]`;
  if ('quote' in node) return `[quote]${toBbcode(node.quote)}[/quote]`;
  const head = `[b]${node.head.map((cell) => disarm(inlineText(cell))).join(' | ')}[/b]`;
  return [head, ...node.rows.map((cells) => cells.map(inlines).join(' | '))].join('\n');
}

/** The tree as forum code (BBCode): bold, italic, lists and quotes; tables as lines, since few forums know them. */
export function toBbcode(list: readonly Block[], between = '\n\n'): string {
  return list.map(block).join(between);
}
