import type { AttackScenario, TargetGroup, Weapon } from '../attack-scenario.ts';
import { abilityOf } from './ability-of.ts';
import { rerolled } from './throws.ts';
import { Ways } from './ways.ts';

/** Whether the target has the Benefit of Cover against this weapon: never in melee, never against Ignores Cover. */
export function hasCover({ target, edition = '10e' }: AttackScenario, weapon: Weapon): boolean {
  const keywords = target.keywords ?? [];
  const indirect = abilityOf(weapon, 'indirect', keywords) !== undefined;
  const from = target.cover || indirect || (edition === '11e' && target.stealth) || false;
  return from && weapon.kind === 'ranged' && abilityOf(weapon, 'ignoresCover', keywords) === undefined;
}

/** The saving throw of a model of this group: its faces after a re-roll, and which of them save (R9, R10). */
export function saveRoll(
  scenario: AttackScenario,
  weapon: Weapon,
  group: TargetGroup,
): { readonly faces: Ways<number>; readonly saved: (face: number) => boolean } {
  const { target, edition = '10e' } = scenario;
  const ap = Math.min(0, -Math.abs(weapon.ap) + (weapon.apModifier ?? 0));
  const other = (target.saveModifiers ?? []).reduce((sum, modifier) => sum + modifier, 0);
  const proof = group.save <= 3 && ap === 0;
  const cover = edition === '10e' && hasCover(scenario, weapon) && !proof ? 1 : 0;
  const most = edition === '10e' ? 1 : Number.POSITIVE_INFINITY;
  const armour = Math.min(most, ap + cover + other);
  const ward = Math.min(most, other);
  const saved = (face: number): boolean =>
    face !== 1 && (face + armour >= group.save || (typeof group.invuln === 'number' && face + ward >= group.invuln));
  const again = (face: number): boolean =>
    target.rerollSaves === 'ones' ? face === 1 : target.rerollSaves === 'fails' && !saved(face);
  return { faces: rerolled(Ways.die(6), again), saved };
}
