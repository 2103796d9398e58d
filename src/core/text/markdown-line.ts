import { type Brackets, escapeMarkdown, joinPieces } from './escape-markdown.ts';
import { inlineText } from './inline-text.ts';
import type { Inline, Ref } from './tree.ts';

export type LineOptions = {
  /** Address of a linked rule; undefined leaves the words alone. */
  readonly address: (ref: Ref) => string | undefined;
  /** A table cell has no line breaks, and its bars are escaped. */
  readonly cell: boolean;
};

type Place = {
  readonly options: LineOptions;
  readonly brackets: Brackets;
  readonly nested: boolean;
  readonly before: string;
  readonly after: string;
};

const WORD = /[\p{L}\p{N}]/u;

function code(text: string): string {
  const one = text.replace(/\s*\n\s*/g, ' ');
  const runs = one.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const pad = /^`|`$|^ .* $/.test(one) && one.trim() !== '' ? ' ' : '';
  return fence + pad + one + pad + fence;
}

/** The first sign that an inline will print, as far as it matters to emphasis before it. */
function firstSign(inline: Inline | undefined, otherwise: string): string {
  if (inline === undefined) return otherwise;
  if (typeof inline === 'string') return [...inline][0] ?? '';
  if ('br' in inline) return '\n';
  if ('code' in inline) return '`';
  return 'link' in inline ? '[' : '*';
}

/**
 * Emphasis opens and closes only beside spaces, beside signs when it holds a word there, or inside a word (CommonMark,
 * "flanking"). Where it would be doubtful the words matter more than their weight, so the marks are left out.
 */
function emphasis(sign: string, children: readonly Inline[], place: Place): string {
  const inner = print(children, { ...place, nested: true, before: '', after: '' });
  const first = [...inner][0] ?? ' ';
  const last = [...inner].at(-1) ?? ' ';
  const deep = place.nested || children.some((child) => typeof child === 'object' && ('b' in child || 'i' in child));
  const fits = (outside: string, inside: string): boolean => {
    if (/\s/.test(inside) || outside === '*') return false;
    if (outside === '' || /\s/.test(outside)) return true;
    return WORD.test(outside) ? WORD.test(inside) && !deep : true;
  };
  return fits(place.before, first) && fits(place.after, last) ? sign + inner + sign : print(children, place);
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

function link(ref: Ref, children: readonly Inline[], place: Place): string {
  const address = place.options.address(ref);
  if (address === undefined) return print(children, place);
  const words = inlineText(children);
  let open = 0;
  let balanced = true;
  for (const sign of words) {
    if (sign === '[') open += 1;
    if (sign === ']') open -= 1;
    balanced &&= open >= 0;
  }
  const brackets: Brackets = balanced && open === 0 && !/[\\!]/.test(words) ? 'bare' : 'escaped';
  const text = print(children, { ...place, brackets, nested: true, before: '[', after: ']' });
  return `[${text}](${address.replace(/[()\s<>]/g, percent)})`;
}

function piece(inline: Inline, place: Place): string {
  const { cell } = place.options;
  if (typeof inline === 'string') {
    const text = escapeMarkdown(inline, place.brackets);
    return cell ? text.replace(/\|/g, '\\|') : text;
  }
  if ('br' in inline) return cell ? ' ' : '\\\n';
  if ('code' in inline) {
    // Two runs of code side by side would read as one, and code in a link may hide its end; they become words.
    if (place.before === '`' || place.brackets !== 'guarded') return piece(inline.code, place);
    return cell ? code(inline.code).replace(/\|/g, '\\|') : code(inline.code);
  }
  if ('b' in inline) return emphasis('**', inline.b, place);
  if ('i' in inline) return emphasis('*', inline.i, place);
  return link(inline.link, inline.of, place);
}

function print(list: readonly Inline[], place: Place): string {
  let out = '';
  list.forEach((inline, index) => {
    const before = [...out.slice(-2)].at(-1) ?? place.before;
    out = joinPieces(out, piece(inline, { ...place, before, after: firstSign(list[index + 1], place.after) }));
  });
  return out;
}

/** A line of text as Markdown, without the guard that its beginning needs. */
export function markdownLine(list: readonly Inline[], options: LineOptions): string {
  return print(list, { options, brackets: 'guarded', nested: false, before: '', after: '' });
}
