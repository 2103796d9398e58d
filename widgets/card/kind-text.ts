import type { RuleRecord } from '../../src/core/rules/record.ts';
import { fill, type Messages } from '../messages.ts';

/** What a record is, in words: "Weapon ability", "Ability of Havocs", "Enhancement · Pactbound Zealots". */
export function kindText(say: Messages, record: RuleRecord): string {
  if (record.kind === 'datasheet-ability') {
    const name = record.of ? nameOfRef(record.of) : record.setName;
    return fill(say['datasheet-ability'], { name });
  }
  const kind = 'type' in record ? record.type || say[record.kind] : say[record.kind];
  const place = 'faction' in record ? record.setName || record.faction : record.setName;
  const told = record.set === 'core' || record.set === '' || place === kind;
  return told ? kind : `${kind} · ${place}`;
}

/** `10e:dark-apostle` → "Dark Apostle": the sheet itself need not be at hand to be named. */
function nameOfRef(ref: string): string {
  const id = ref.slice(ref.indexOf(':') + 1).split('--')[0] ?? ref;
  return id.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());
}
