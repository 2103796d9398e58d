import { foldName } from '../../src/core/rules/fold-name.ts';
import type { Edition, RuleRecord, WeaponProfile } from '../../src/core/rules/record.ts';
import type { Preferences, RuleSource } from '../../src/core/rules/rule-source.ts';
import type { OddsTable } from '../datasheet/quick-odds.ts';
import type { CardAsk } from './card-ask.ts';

/** One card of the way a reader took: what was asked, what answers, what else has the name. */
export type Visit = {
  readonly ask: CardAsk;
  readonly record: RuleRecord;
  /** Every record of the same name, the shown one included, likeliest first. */
  readonly variants: readonly RuleRecord[];
  readonly compare: boolean;
  /** How far it was scrolled when it was left (pixels). */
  readonly scroll?: number;
  /** Of a datasheet, where the calculators are there. */
  readonly odds?: OddsTable;
  /** Of a datasheet, the weapon whose odds are open; of a rule, the weapon whose keyword it was. */
  readonly weapon?: WeaponProfile;
};

const refOf = (record: RuleRecord): string => `${record.edition}:${record.id}`;

/** Where a reader's choice among records of one name is kept. */
export const choiceKey = (record: RuleRecord): string => `variant:${record.edition}:${foldName(record.name)}`;

/** Looks an ask up; undefined when no pack has any of its rules. Rejects only when the source does. */
export async function visit(
  ask: CardAsk,
  edition: Edition,
  source: RuleSource,
  preferences: Preferences | undefined,
): Promise<Visit | undefined> {
  const [first] = ask.refs;
  const [asked, sameName] = await Promise.all([
    source.get(ask.refs, edition),
    first ? source.variants(first).catch(() => []) : [],
  ]);
  const known = new Map<string, RuleRecord>();
  for (const record of [...asked, ...sameName])
    if (record && !known.has(refOf(record))) known.set(refOf(record), record);
  const variants = [...known.values()];
  const [likeliest] = variants;
  if (!likeliest) return undefined;
  const remembered = variants.length > 1 ? await preferences?.get(choiceKey(likeliest)) : undefined;
  const chosen = variants.find((record) => record.edition === likeliest.edition && record.set === remembered);
  return { ask, record: chosen ?? likeliest, variants, compare: false };
}

/** The records of the shown one's edition among which a reader may choose. */
export function siblings({ record, variants }: Pick<Visit, 'record' | 'variants'>): readonly RuleRecord[] {
  return variants.filter((other) => other.edition === record.edition);
}
