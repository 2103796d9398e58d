import type { Place } from './place.ts';

/** Bold or italic marks of a wiki, Markdown or BBCode right around the term. */
export function markedUp({ before, after }: Place): boolean {
  return (
    /(?:'{2,3}|\*{1,3}|\^\^|__|\[b\]|\[\[)$/i.test(before) && /^(?:'{2,3}|\*{1,3}|\^\^|__|\[\/b\]|\]\])/i.test(after)
  );
}

export function quoted({ before, after }: Place): boolean {
  return /["“„«'‘]$/.test(before) && /^["”“»'’]/.test(after);
}
