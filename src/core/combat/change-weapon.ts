import type { AttackScenario, Weapon, WeaponAbilities } from './attack-scenario.ts';

/** The scenario with some fields of one weapon changed (or, without `weapon`, of every weapon). */
export function changeWeapon(scenario: AttackScenario, change: Partial<Weapon>, weapon?: number): AttackScenario {
  const weapons = scenario.weapons.map((one, index) =>
    weapon === undefined || weapon === index ? { ...one, ...change } : one,
  );
  return { ...scenario, weapons };
}

/** The scenario with one ability of one weapon (or of every weapon) set; `undefined` takes it away. */
export function changeAbility<Name extends keyof WeaponAbilities>(
  scenario: AttackScenario,
  ability: Name,
  value: WeaponAbilities[Name] | undefined,
  weapon?: number,
): AttackScenario {
  const weapons = scenario.weapons.map((one, index) =>
    weapon === undefined || weapon === index ? { ...one, abilities: { ...one.abilities, [ability]: value } } : one,
  );
  return { ...scenario, weapons };
}
