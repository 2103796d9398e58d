import { foldText } from './fold.ts';

/** Keywords by every form they are written in, from the list of an index. */
export function keywordForms(list: string): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const line of list.split('|')) {
    const [name = '', others] = line.split(':');
    for (const form of [name, ...(others?.split(',') ?? [])]) forms.set(foldText(form), name);
  }
  return forms;
}

/** The keyword right after "anti", with the offset after it. Longest first: "epic hero" before "epic". */
export function keywordAfter(
  forms: ReadonlyMap<string, string>,
  text: string,
  end: number,
): { keyword: string; end: number } | undefined {
  const found = /^[\s\u00ad\u200b\u2010-\u2015\u2212-]*([A-Za-z\u00ad\u200b]+)(?:[\s-]+([A-Za-z\u00ad\u200b]+))?/u.exec(
    text.slice(end, end + 40),
  );
  if (!found?.[1]) return undefined;
  const two = found[2] && forms.get(foldText(`${found[1]} ${found[2]}`));
  if (two) return { keyword: two, end: end + found[0].length };
  const one = forms.get(foldText(found[1]));
  return one ? { keyword: one, end: end + found[0].indexOf(found[1]) + found[1].length } : undefined;
}

/** "[LETHAL HITS: VEHICLE]", "[SUSTAINED HITS 1: INFANTRY/BEASTS]": the keywords an ability is for, behind its colon. */
export function scopeAfter(
  forms: ReadonlyMap<string, string>,
  text: string,
  end: number,
): { keyword: string; end: number } | undefined {
  let at = end;
  const names: string[] = [];
  for (let join = /^\s?:\s?/; ; join = /^\s?\/\s?/) {
    const gap = join.exec(text.slice(at, at + 4));
    const next = gap && keywordAfter(forms, text, at + gap[0].length);
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
