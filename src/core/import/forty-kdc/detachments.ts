import type { Rule } from '../../rules/record.ts';
import { printRef } from '../../rules/refs.ts';
import type { Block, Inline } from '../../text/tree.ts';
import { FACTS_EDITION, type FactsContext, isProvisional } from './facts-context.ts';
import { gistOf, MISSING_TEXT, sentence } from './missing-text.ts';
import { inWords, tidyName } from './names.ts';
import type { AbilityRow, DetachmentRow } from './source-shape.ts';

export const detachmentKey = ({ id, faction_id }: DetachmentRow): string => `detachments/${faction_id}/${id}`;

/** A record of the detachment, for its lists. */
export type Listed = { readonly id: string; readonly name: string; readonly note: string };

/** A detachment: whose it is, what its rule is called, and links to its stratagems and enhancements. */
export function detachmentOf(
  row: DetachmentRow,
  id: string,
  lists: { readonly stratagems: readonly Listed[]; readonly enhancements: readonly Listed[] },
  abilities: ReadonlyMap<string, AbilityRow>,
  context: FactsContext,
): Rule {
  const faction = context.factionName(row.faction_id);
  const points = row.detachment_points;
  const cost = points ? (points === 1 ? '1 detachment point' : `${points} detachment points`) : '';
  const ruleIds = new Set([
    ...(row.detachment_rule_ids ?? []),
    ...(row.detachment_rule_id ? [row.detachment_rule_id] : []),
  ]);
  const rules = [...ruleIds].flatMap((rule) => {
    const found = [...context.lineage(row.faction_id), ''].flatMap((one) => abilities.get(`${one} ${rule}`) ?? [])[0];
    if (!found)
      context.complain('dangling', detachmentKey(row), `rule "${rule}" is not in the source.`, 'Its name is left out.');
    return found ? [tidyName(found.name)] : [];
  });
  const rule = rules.length > 0 ? `${rules.length > 1 ? 'Rules' : 'Rule'}: ${inWords(rules)}. ` : '';
  const body: Block[] = [
    sentence(`Detachment of ${faction}${cost ? `, ${cost}` : ''}.`),
    ...(row.game_modes?.includes('combat-patrol') ? [sentence('Only in games of Combat Patrol.')] : []),
    sentence(`${rule}${MISSING_TEXT}`),
    ...listed('Stratagems', lists.stratagems),
    ...listed('Enhancements', lists.enhancements),
  ];
  return {
    id,
    name: tidyName(row.name),
    edition: FACTS_EDITION,
    kind: 'detachment-rule',
    set: row.faction_id,
    setName: faction,
    source: context.originOf(row.game_version),
    gist: gistOf([`Detachment of ${faction}`, cost]),
    body,
    ...(isProvisional(row.game_version) && { provisional: true }),
  };
}

function listed(title: string, items: readonly Listed[]): Block[] {
  if (items.length === 0) return [];
  const line = ({ id, name, note }: Listed): readonly Inline[] => [
    { link: printRef(FACTS_EDITION, id), of: [name] },
    ...(note ? [` (${note})`] : []),
  ];
  return [{ h: [title], level: 3 }, { ul: items.map((item) => [{ p: line(item) }]) }];
}
