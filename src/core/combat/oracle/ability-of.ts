import type { Scoped, Weapon, WeaponAbilities } from '../attack-scenario.ts';

/** An ability of the weapon as it counts against a target with these keywords; undefined where it has none. */
export function abilityOf(
  weapon: Weapon,
  name: keyof WeaponAbilities,
  keywords: readonly string[] = [],
): boolean | number | string | undefined {
  const given = weapon.abilities?.[name] as Scoped<boolean | number | string> | undefined;
  if (typeof given !== 'object') return given === false ? undefined : given;
  const known = new Set(keywords.map((keyword) => keyword.toUpperCase()));
  const counts = given.only.some((keyword) => known.has(keyword.toUpperCase()));
  return counts ? (given.value ?? true) : undefined;
}
