import type { Tier } from '../../rules/record.ts';

type Named = { readonly start: number; readonly end: number; readonly tier: Tier };

/** "[ASSAULT, TWIN-LINKED]": brackets that hold two or more keywords and nothing else, not all of them ordinary words. */
export function hasKeywordList(text: string, found: readonly Named[]): boolean {
  for (let open = text.indexOf('['); open >= 0; open = text.indexOf('[', open + 1)) {
    const close = text.indexOf(']', open);
    if (close < 0) return false;
    if (close - open > 160) continue;
    const inside = found.filter(({ start, end }) => start > open && end <= close);
    if (inside.length < 2 || inside.every(({ tier }) => tier === 'word')) continue;
    let rest = '';
    let at = open + 1;
    for (const { start, end } of inside) {
      rest += text.slice(at, start);
      at = end;
    }
    if (/^[\s,;/*'"_]*$/.test(rest + text.slice(at, close))) return true;
  }
  return false;
}
