import type { RuleRecord } from '../../src/core/rules/record.ts';
import type { Messages } from '../messages.ts';

/** What tells records of one name apart, in the fewest words: set, or kind, or whose it is, with the edition where both are offered. */
export function optionLabels(options: readonly RuleRecord[], say: Messages): string[] {
  const places = options.map((record) => ('of' in record && record.of) || record.setName || record.set);
  const apart = (labels: readonly string[]) => new Set(labels).size === labels.length;
  const mixed = new Set(options.map(({ edition }) => edition)).size > 1;
  const edition = ({ edition }: RuleRecord) => (edition === '11e' ? say.editionShort11 : say.editionShort10);
  const withEdition = places.map((place, at) => {
    const record = options[at];
    return mixed && record ? `${place}, ${edition(record)}` : place;
  });
  if (apart(withEdition)) return withEdition;
  return withEdition.map((label, at) => {
    const record = options[at];
    if (!record || withEdition.filter((other) => other === label).length === 1) return label;
    return record.kind === 'datasheet-ability' ? `${label}: ${record.name}` : `${label}: ${say[record.kind]}`;
  });
}
