import type { Rule } from '../../rules/record.ts';
import type { Block } from '../../text/tree.ts';
import { FACTS_EDITION, type FactsContext, isProvisional } from './facts-context.ts';
import { gistOf, missingText, sentence } from './missing-text.ts';
import { headlineName, inWords } from './names.ts';
import type { EnhancementRow } from './source-shape.ts';

export const enhancementKey = ({ id, detachment_id }: EnhancementRow): string => `enhancements/${detachment_id}/${id}`;

/** Its name; that it is an upgrade is said in the body. */
export function enhancementName({ name }: EnhancementRow): string {
  return headlineName(name.replace(/\s*\(upgrade\)\s*$/i, ''));
}

/** An enhancement: what it costs, who may have it, in which detachment. */
export function enhancementOf(
  row: EnhancementRow,
  id: string,
  detachmentName: string,
  context: FactsContext,
): Rule | undefined {
  if (!Number.isInteger(row.cost) || row.cost < 0 || row.cost > 200) {
    context.complain('impossible-value', enhancementKey(row), `${row.cost} points.`, 'The enhancement is left out.');
    return undefined;
  }
  const cost = row.cost === 1 ? '1 point' : `${row.cost} points`;
  const restricted = row.keyword_restrictions ?? [];
  const body: Block[] = [
    sentence(`${row.upgrade_tag ? 'Upgrade' : 'Enhancement'} of the detachment ${detachmentName}, ${cost}.`),
    ...(restricted.length > 0 ? [sentence(`For: ${inWords(restricted)}.`)] : []),
    ...(row.max_targets && row.max_targets > 1
      ? [sentence(`Up to ${row.max_targets} units of an army may have it.`)]
      : []),
    ...missingText,
  ];
  return {
    id,
    name: enhancementName(row),
    edition: FACTS_EDITION,
    kind: 'enhancement',
    set: row.detachment_id,
    setName: detachmentName,
    source: context.originOf(row.game_version),
    gist: gistOf([cost, detachmentName, restricted.length > 0 ? `for ${inWords(restricted)}` : '']),
    body,
    cost: row.cost,
    ...((row.points_provisional || isProvisional(row.game_version)) && { provisional: true }),
  };
}
