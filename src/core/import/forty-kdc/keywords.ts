import { parseKeyword, printKeyword } from '../../rules/keyword.ts';
import type { KeywordUse } from '../../rules/record.ts';
import type { FactsContext } from './facts-context.ts';
import type { KeywordUseRow } from './source-shape.ts';

/** "FLY" and "Fly" are one keyword: as titles, as in the unit lists. */
function titled(keyword: string): string {
  return keyword
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}

/**
 * The keywords of a weapon line, each linked to our own record of that name where there is one. A keyword that is not in
 * the source's own list, or lacks its value, is left out and reported. "Monster/Vehicle" becomes two.
 */
export function keywordUses(rows: readonly KeywordUseRow[], where: string, context: FactsContext): KeywordUse[] {
  const uses = rows.flatMap((row) => keywordUse(row, where, context));
  return [...new Map(uses.map((use) => [use.text, use])).values()];
}

function keywordUse(
  { keyword_id, parameters = {} }: KeywordUseRow,
  where: string,
  context: FactsContext,
): KeywordUse[] {
  const known = context.source.weaponKeywords.find(({ id }) => id === keyword_id);
  const leftOut = 'The keyword is left out.';
  if (!known) {
    context.complain('unknown-keyword', where, `keyword "${keyword_id}" is not in the source's list.`, leftOut);
    return [];
  }
  const { value, target_keyword: target, threshold } = parameters;
  if (known.id === 'anti') {
    if (!target || threshold === undefined || threshold < 2 || threshold > 6) {
      context.complain('impossible-value', where, `Anti of "${target}" on ${threshold}+.`, leftOut);
      return [];
    }
    return target.split('/').map((one) => linked(`Anti-${titled(one)} ${threshold}+`, context));
  }
  if (known.id === 'hunter') return [linked(`Hunter: ${titled(target ?? '')}`, context)];
  const needsValue = /^(?:rapid-fire|sustained-hits|melta|cleave)$/.test(known.id);
  if (needsValue && (value === undefined || value === 0 || value === '')) {
    context.complain('impossible-value', where, `${known.name} without its value.`, leftOut);
    return [];
  }
  const text = value === undefined ? known.name : `${known.name} ${value}`;
  const { required_target_keywords_any: only, excluded_target_keywords: except } = parameters;
  // An exception cannot be said to the calculators, so it carries no link: better not counted than counted wrongly.
  if (except?.length) return [{ text: `${text} (not ${except.map(titled).join(', ')})` }];
  return [linked(only?.length ? `${text}: ${only.map(titled).join('/')}` : text, context)];
}

/** A keyword as printed, linked by its name without value and scope. */
export function linked(written: string, context: FactsContext): KeywordUse {
  const parsed = parseKeyword(written);
  if (!parsed) return { text: written };
  const ref = context.ownRef(parsed.name);
  return {
    text: printKeyword(parsed),
    ...(ref !== undefined && { ref }),
    ...(parsed.value !== undefined && { value: parsed.value }),
    ...(parsed.keyword !== undefined && { keyword: parsed.keyword }),
  };
}
