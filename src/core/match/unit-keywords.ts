import type { TermIndex } from './term-index.ts';

/** The keyword right after "anti", with the offset after it. Longest first: "epic hero" before "epic". */
export function keywordAfter(
  { keywords: forms, fold }: TermIndex,
  text: string,
  end: number,
): { keyword: string; end: number } | undefined {
  const found = /^[\s\u00ad\u200b\u2010-\u2015\u2212-]*([A-Za-z\u00ad\u200b]+)(?:[\s-]+([A-Za-z\u00ad\u200b]+))?/u.exec(
    text.slice(end, end + 40),
  );
  if (!found?.[1]) return undefined;
  const two = found[2] && forms.get(fold(`${found[1]} ${found[2]}`));
  if (two) return { keyword: two, end: end + found[0].length };
  const one = forms.get(fold(found[1]));
  return one ? { keyword: one, end: end + found[0].indexOf(found[1]) + found[1].length } : undefined;
}

/** "[LETHAL HITS: VEHICLE]", "[SUSTAINED HITS 1: INFANTRY/BEASTS]": the keywords an ability is for, behind its colon. */
export function scopeAfter(index: TermIndex, text: string, end: number): { keyword: string; end: number } | undefined {
  let at = end;
  const names: string[] = [];
  for (let join = /^\s?:\s?/; ; join = /^\s?\/\s?/) {
    const gap = join.exec(text.slice(at, at + 4));
    const next = gap && keywordAfter(index, text, at + gap[0].length);
    if (!next) break;
    names.push(next.keyword);
    at = next.end;
  }
  // "Lethal Hits: vehicles hate it" is a sentence.
  const shown = text.slice(end, at);
  const bracketed = text.charAt(at) === ']' || text.charAt(at) === ',';
  return names.length > 0 && (bracketed || shown === shown.toUpperCase())
    ? { keyword: names.join('/'), end: at }
    : undefined;
}
