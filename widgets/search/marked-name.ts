import { html, type TemplateResult } from 'lit';

/** A name with the typed words marked, wherever they begin a word; case and accents aside. */
export function markedName(name: string, query: string): TemplateResult | string {
  const fold = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  const folded = fold(name);
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (folded.length !== name.length || words.length === 0) return name;
  const parts: (string | TemplateResult)[] = [];
  let at = 0;
  for (const word of words) {
    const found = folded.indexOf(word, at);
    if (found < 0 || (found > 0 && /[\p{L}\p{N}]/u.test(folded.charAt(found - 1)))) continue;
    parts.push(name.slice(at, found), html`<b>${name.slice(found, found + word.length)}</b>`);
    at = found + word.length;
  }
  return html`${parts}${name.slice(at)}`;
}
