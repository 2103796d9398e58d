import type { Inline } from './tree.ts';

type Style = { readonly bold: boolean; readonly italic: boolean };

const SPACE = /[ \t\r\n\f]+/g;

function isCode(inline: Inline | undefined): inline is { readonly code: string } {
  return typeof inline === 'object' && 'code' in inline;
}

function isBreak(inline: Inline | undefined): boolean {
  return typeof inline === 'object' && 'br' in inline;
}

/** Cuts spaces and line breaks off both ends, so that marks hold words only. */
function cutEnds(inlines: readonly Inline[]): { before: Inline[]; words: Inline[]; after: Inline[] } {
  const words = [...inlines];
  const before: Inline[] = [];
  const after: Inline[] = [];
  for (let first = words[0]; first !== undefined; first = words[0]) {
    const cut = typeof first === 'string' ? first.replace(/^ +/, '') : first;
    if (typeof first === 'object' && !('br' in first)) break;
    words.shift();
    if (typeof cut === 'object') before.push(cut);
    else if (cut !== first) before.push(' ');
    if (typeof cut === 'string' && cut !== '') {
      words.unshift(cut);
      break;
    }
  }
  for (let last = words.at(-1); last !== undefined; last = words.at(-1)) {
    const cut = typeof last === 'string' ? last.replace(/ +$/, '') : last;
    if (typeof last === 'object' && !('br' in last)) break;
    words.pop();
    if (typeof cut === 'object') after.unshift(cut);
    else if (cut !== last) after.unshift(' ');
    if (typeof cut === 'string' && cut !== '') {
      words.push(cut);
      break;
    }
  }
  return { before, words, after };
}

function merge(inlines: readonly Inline[], style: Style): Inline[] {
  const merged: Inline[] = [];
  const push = (inline: Inline): void => {
    const last = merged.at(-1);
    if (typeof inline === 'string') {
      let text = inline.replace(SPACE, ' ');
      if (isBreak(last) || (typeof last === 'string' && last.endsWith(' '))) text = text.replace(/^ /, '');
      if (text === '') return;
      if (typeof last === 'string') merged[merged.length - 1] = last + text;
      else merged.push(text);
    } else if (isCode(inline) && inline.code.trim() === '') push(' ');
    else if (isCode(inline) && isCode(last)) merged[merged.length - 1] = { code: last.code + inline.code };
    else {
      if ('br' in inline && typeof last === 'string') {
        merged.pop();
        const text = last.replace(/ +$/, '');
        if (text !== '') merged.push(text);
      }
      merged.push(inline);
    }
  };
  const pushMarked = (inner: readonly Inline[], mark: (words: readonly Inline[]) => Inline): void => {
    const { before, words, after } = cutEnds(inner);
    before.forEach(push);
    if (words.length > 0) push(mark(words));
    after.forEach(push);
  };
  for (const inline of inlines) {
    if (typeof inline === 'string' || 'code' in inline || 'br' in inline) push(inline);
    else if ('b' in inline) {
      const inner = merge(inline.b, { ...style, bold: true });
      if (style.bold) inner.forEach(push);
      else pushMarked(inner, (b) => ({ b }));
    } else if ('i' in inline) {
      const inner = merge(inline.i, { ...style, italic: true });
      if (style.italic) inner.forEach(push);
      else pushMarked(inner, (i) => ({ i }));
    } else pushMarked(merge(inline.of, style), (of) => ({ link: inline.link, of }));
  }
  return merged;
}

/**
 * The normal form of a line of text, what two trees that look the same have in common: neighbouring strings are one,
 * spaces collapse as on a page and stand outside of marks, there is no bold inside bold and no mark around nothing.
 */
export function tidyInlines(inlines: readonly Inline[]): readonly Inline[] {
  return cutEnds(merge(inlines, { bold: false, italic: false })).words;
}
