import type { Datasheet } from '../../src/core/rules/record.ts';
import type { RuleSource } from '../../src/core/rules/rule-source.ts';
import { findTarget, type TargetPreset } from '../../src/core/scenario/presets.ts';
import { targetFromDatasheet } from '../../src/core/scenario/target-from-datasheet.ts';

/** Units of the packs that a search finds, as targets. */
export async function findUnits(query: string, source: RuleSource | undefined): Promise<readonly TargetPreset[]> {
  const records = (await source?.search(query, 20).catch(() => [])) ?? [];
  const sheets = records.filter((one): one is Datasheet => one.kind === 'datasheet');
  return sheets.flatMap((sheet) => targetFromDatasheet(sheet) ?? []).slice(0, 6);
}

/** The unit that is asked for where it is no preset; "10 Havocs" says how many. */
export async function namedTarget(
  asked: string | undefined,
  source: RuleSource | undefined,
): Promise<TargetPreset | undefined> {
  if (!asked || findTarget(asked)) return undefined;
  const [, number, name = ''] = /^(?:(\d{1,2})\s*x?\s+)?(.*)$/.exec(asked.toLowerCase()) ?? [];
  const unit = (await findUnits(name, source)).find((one) => one.name.toLowerCase() === name);
  return unit && number ? { ...unit, models: Math.max(1, Number(number)) } : unit;
}
