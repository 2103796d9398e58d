import type { RuleRecord } from '../../src/core/rules/record.ts';
import { fill, type Messages } from '../messages.ts';

/** What a record is, in words: "Weapon ability", "Ability of Havocs", "Enhancement · Pactbound Zealots". */
export function kindText(say: Messages, record: RuleRecord): string {
  if (record.kind === 'datasheet-ability') return fill(say['datasheet-ability'], { name: record.of ?? record.setName });
  const kind = 'type' in record ? record.type || say[record.kind] : say[record.kind];
  const place = 'faction' in record ? record.setName || record.faction : record.setName;
  const told = record.set === 'core' || record.set === '' || place === kind;
  return told ? kind : `${kind} · ${place}`;
}
