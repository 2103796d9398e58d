import type { Inline } from './tree.ts';

type Style = { readonly bold: boolean; readonly italic: boolean };

/** Puts neighbouring strings together, drops empty marks, and takes out bold inside bold. */
function merge(inlines: readonly Inline[], style: Style): Inline[] {
  const merged: Inline[] = [];
  const push = (inline: Inline): void => {
    const last = merged.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') merged[merged.length - 1] = last + inline;
    else if (inline !== '') merged.push(inline);
  };
  for (const inline of inlines) {
    if (typeof inline === 'string') push(inline);
    else if ('b' in inline) {
      const inner = merge(inline.b, { ...style, bold: true });
      if (style.bold) inner.forEach(push);
      else if (inner.length > 0) push({ b: inner });
    } else if ('i' in inline) {
      const inner = merge(inline.i, { ...style, italic: true });
      if (style.italic) inner.forEach(push);
      else if (inner.length > 0) push({ i: inner });
    } else if ('link' in inline) {
      const inner = merge(inline.of, style);
      if (inner.length > 0) push({ link: inline.link, of: inner });
    } else push(inline);
  }
  return merged;
}

/** Collapses white space as a page would: none at the ends, none beside a line break, one space elsewhere. */
function squeeze(inlines: readonly Inline[], state: { space: boolean }): Inline[] {
  const out: Inline[] = [];
  for (const inline of inlines) {
    if (typeof inline === 'string') {
      let text = inline.replace(/[ \t\r\n\f]+/g, ' ');
      if (state.space && text.startsWith(' ')) text = text.slice(1);
      if (text === '') continue;
      state.space = text.endsWith(' ');
      out.push(text);
    } else if ('br' in inline) {
      state.space = true;
      out.push(inline);
    } else if ('code' in inline) {
      state.space = false;
      out.push(inline);
    } else if ('b' in inline) out.push({ b: squeeze(inline.b, state) });
    else if ('i' in inline) out.push({ i: squeeze(inline.i, state) });
    else out.push({ link: inline.link, of: squeeze(inline.of, state) });
  }
  return out;
}

/** Takes trailing spaces off the last text of a list, however deep it stands. */
function trimEnd(inlines: readonly Inline[]): Inline[] {
  const out = [...inlines];
  while (out.length > 0) {
    const last = out.at(-1);
    if (typeof last === 'string') {
      const text = last.replace(/ +$/, '');
      out.pop();
      if (text === '') continue;
      out.push(text);
    } else if (last !== undefined && 'b' in last) out[out.length - 1] = { b: trimEnd(last.b) };
    else if (last !== undefined && 'i' in last) out[out.length - 1] = { i: trimEnd(last.i) };
    else if (last !== undefined && 'link' in last) out[out.length - 1] = { link: last.link, of: trimEnd(last.of) };
    break;
  }
  return out;
}

function trimBeforeBreaks(inlines: readonly Inline[]): Inline[] {
  const out: Inline[] = [];
  for (const inline of inlines) {
    if (typeof inline === 'object' && 'br' in inline) {
      const before = trimEnd(out);
      out.length = 0;
      out.push(...before);
    }
    if (typeof inline === 'string' || 'br' in inline || 'code' in inline) out.push(inline);
    else if ('b' in inline) out.push({ b: trimBeforeBreaks(inline.b) });
    else if ('i' in inline) out.push({ i: trimBeforeBreaks(inline.i) });
    else out.push({ link: inline.link, of: trimBeforeBreaks(inline.of) });
  }
  return out;
}

/** The normal form of a line of text: what two trees that look the same have in common. */
export function tidyInlines(inlines: readonly Inline[]): readonly Inline[] {
  const plain: Style = { bold: false, italic: false };
  const squeezed = trimBeforeBreaks(squeeze(merge(inlines, plain), { space: true }));
  const tidy = merge(trimEnd(squeezed), plain);
  while (typeof tidy[0] === 'object' && 'br' in tidy[0]) tidy.shift();
  while (true) {
    const last = tidy.at(-1);
    if (typeof last !== 'object' || !('br' in last)) return tidy;
    tidy.pop();
  }
}
