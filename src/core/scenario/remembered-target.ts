import type { TargetPreset } from './presets.ts';

/** Key of the preference that holds the target used last. */
export const LAST_TARGET = 'last-target';

const within = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** A target out of a store that anybody may have written to: undefined unless every figure is possible. */
export function readTarget(stored: unknown): TargetPreset | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { id, name, toughness, save, invuln, invulnRangedOnly, fnp, wounds, models, keywords } = stored as Record<
    string,
    unknown
  >;
  if (typeof id !== 'string' || typeof name !== 'string' || name.length > 80) return undefined;
  if (!within(toughness, 1, 20) || !within(save, 2, 7) || !within(wounds, 1, 60) || !within(models, 1, 30))
    return undefined;
  return {
    id,
    name,
    toughness,
    save,
    wounds,
    models,
    ...(within(invuln, 2, 6) && { invuln }),
    ...(invulnRangedOnly === true && { invulnRangedOnly }),
    ...(within(fnp, 2, 6) && { fnp }),
    keywords: Array.isArray(keywords) ? keywords.filter((word) => typeof word === 'string').slice(0, 40) : [],
  };
}
