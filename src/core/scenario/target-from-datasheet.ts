import type { Datasheet } from '../rules/record.ts';
import { parseRoll, parseWhole } from './parse-number.ts';
import type { TargetPreset } from './presets.ts';

/**
 * A unit of a pack as a target: its most common profile, the models of its cheapest size, its keywords and the Feel No
 * Pain it always has. Undefined where the datasheet shows no usable profile (a terrain feature, say).
 */
export function targetFromDatasheet(sheet: Datasheet): TargetPreset | undefined {
  const profile = sheet.profiles[sheet.profiles.length > 1 ? sheet.profiles.length - 1 : 0];
  if (!profile) return undefined;
  const toughness = parseWhole(profile.T, 1, 20);
  const wounds = parseWhole(profile.W, 1, 60);
  const save = parseRoll(profile.Sv, 2, 7);
  if (!toughness.ok || !wounds.ok || !save.ok || save.value === null) return undefined;
  const invuln = profile.InSv ? parseRoll(profile.InSv) : undefined;
  const pain = sheet.abilities.core.find(({ text }) => /feel no pain/i.test(text));
  const fnp = pain ? parseRoll(pain.value ?? /\d\+/.exec(pain.text)?.[0] ?? '') : undefined;
  const models = sheet.points.reduce((least, { models: size }) => Math.min(least, size), sheet.points[0]?.models ?? 1);
  return {
    id: `${sheet.edition}:${sheet.id}`,
    name: sheet.name,
    toughness: toughness.value,
    save: save.value,
    ...(invuln?.ok && invuln.value !== null && { invuln: invuln.value }),
    ...(fnp?.ok && fnp.value !== null && { fnp: fnp.value }),
    wounds: wounds.value,
    models: Math.max(1, models),
    keywords: sheet.keywords.map((keyword) => keyword.toUpperCase()),
  };
}
