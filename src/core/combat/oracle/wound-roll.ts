import type { AttackScenario, Reroll, Weapon } from '../attack-scenario.ts';
import { abilityOf } from './ability-of.ts';
import { type FaceResult, limited, unhappyWith } from './roll-policy.ts';
import { rerolled } from './throws.ts';
import { Ways } from './ways.ts';

export type Wounding = 'failed' | 'wound' | 'critical';

/** Toughness that counts: 10e the first group's, 11e the highest of the bodyguard's (R17). */
function toughnessOf({ target, edition = '10e' }: AttackScenario): number {
  const bodyguard = target.groups.filter(({ character }) => !character);
  const counting = bodyguard.length > 0 ? bodyguard : target.groups;
  const values = counting.map(({ toughness }) => toughness);
  return edition === '10e' ? (target.groups[0]?.toughness ?? 1) : Math.max(...values);
}

/** The table of Strength against Toughness. */
function needed(strength: number, toughness: number): number {
  if (strength >= toughness * 2) return 2;
  if (strength > toughness) return 3;
  if (strength === toughness) return 4;
  return strength * 2 <= toughness ? 6 : 5;
}

/** The Wound roll of one hit (R2, R8, R18). */
export function woundRoll(scenario: AttackScenario, weapon: Weapon): Ways<Wounding> {
  const { target } = scenario;
  const keywords = target.keywords ?? [];
  const strength = Math.max(1, weapon.strength + (weapon.strengthModifier ?? 0));
  const toughness = toughnessOf(scenario);
  const modifiers = [...(weapon.woundModifiers ?? [])];
  if (scenario.context?.charged && abilityOf(weapon, 'lance', keywords)) modifiers.push(1);
  if (target.minusOneToBeWoundedIfStrengthHigher && strength > toughness) modifiers.push(-1);
  const modifier = limited(modifiers);
  const anti = Number(abilityOf(weapon, 'antiCriticalWoundOn', keywords) ?? 6);

  function result(face: number): FaceResult {
    if (face === 1) return { success: false, critical: false };
    const reaches = face + modifier >= needed(strength, toughness);
    const wording = reaches || !weapon.criticalWoundNeedsSuccess;
    const critical = face === 6 || face >= anti || (face >= (weapon.criticalWoundOn ?? 6) && wording);
    return { success: reaches || critical, critical };
  }

  const twin = abilityOf(weapon, 'twinLinked', keywords) !== undefined;
  const policies: (Reroll | undefined)[] = [weapon.rerollWounds, twin ? 'fails' : undefined];
  const again = (face: number): boolean => policies.some((policy) => unhappyWith(policy, face, result(face)));
  return rerolled(Ways.die(6), again).as((face) => {
    const { success, critical } = result(face);
    return critical ? 'critical' : success ? 'wound' : 'failed';
  });
}
