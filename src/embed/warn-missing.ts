import type { Edition } from '../core/rules/record.ts';
import type { RuleSource } from '../core/rules/rule-source.ts';

const told = new Set<string>();

/** Tells the author, once for each id, that no pack has the rule that an element names. */
export async function warnMissing(source: RuleSource, rule: string, edition: Edition): Promise<void> {
  if (!rule || told.has(rule)) return;
  const [found] = await source.get([rule], edition).catch(() => [true]);
  if (found || told.has(rule)) return;
  told.add(rule);
  console.warn(`Auspex: no pack has the rule "${rule}".`);
}
