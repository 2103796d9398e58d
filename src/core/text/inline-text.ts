import type { Inline } from './tree.ts';

/** The words of a line of text without any marks; a line break becomes a newline. */
export function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if ('b' in inline) return inlineText(inline.b);
      if ('i' in inline) return inlineText(inline.i);
      if ('code' in inline) return inline.code;
      if ('br' in inline) return '\n';
      return inlineText(inline.of);
    })
    .join('');
}
