import type { AttackScenario, Weapon } from '../attack-scenario.ts';
import { abilityOf } from './ability-of.ts';
import { type FaceResult, limited, unhappyWith } from './roll-policy.ts';
import { hasCover } from './save-roll.ts';
import { rerolled, throwDice } from './throws.ts';
import { Ways } from './ways.ts';

/** What one attack's Hit roll brings: hits that roll to wound, and hits that wound by themselves (R6). */
export type Hits = { readonly rolling: number; readonly wounding: number };

/** The Hit roll of one attack (R1-R7, R18). */
export function hitRoll(scenario: AttackScenario, weapon: Weapon, lethal: boolean): Ways<Hits> {
  const { target, edition = '10e' } = scenario;
  const context = scenario.context ?? {};
  const keywords = target.keywords ?? [];
  const has = (name: 'torrent' | 'heavy' | 'indirect' | 'psychic'): boolean =>
    abilityOf(weapon, name, keywords) !== undefined;
  if (has('torrent') || weapon.skill === null) return Ways.certain({ rolling: 1, wounding: 0 });

  const eleventh = edition === '11e';
  const ranged = weapon.kind === 'ranged';
  const indirect = has('indirect');
  const free = eleventh && has('psychic');
  const modifiers = [...(weapon.hitModifiers ?? [])];
  const moved = context.movedInches ?? (context.remainedStationary ? 0 : Number.POSITIVE_INFINITY);
  if (has('heavy') && (eleventh ? moved <= 3 : context.remainedStationary)) modifiers.push(1);
  if (!eleventh && ranged && target.stealth) modifiers.push(-1);
  if (!eleventh && indirect) modifiers.push(-1);
  const bearing = weapon.ignoreHitPenalties || free ? modifiers.filter((modifier) => modifier > 0) : modifiers;
  const modifier = limited(bearing);
  const worse = eleventh && ranged && !free && hasCover(scenario, weapon) ? 1 : 0;
  const improved = weapon.skill + (weapon.skillModifier ?? 0);
  const skill = Math.max(2, eleventh ? Math.min(Math.max(6, improved), improved + worse) : improved);
  const blind = !indirect ? 1 : !eleventh || (context.remainedStationary && context.spotted) ? 3 : 5;

  function result(face: number): FaceResult {
    if (face <= blind) return { success: false, critical: false };
    if (face === 6 || context.overwatch) return { success: face === 6, critical: face === 6 };
    const reaches = face + modifier >= skill;
    const critical = face >= (weapon.criticalHitOn ?? 6) && (reaches || !weapon.criticalHitNeedsSuccess);
    return { success: reaches || critical, critical };
  }

  const noReroll = eleventh && (indirect || context.overwatch);
  const policy = noReroll ? undefined : weapon.rerollHits;
  const sustained = abilityOf(weapon, 'sustainedHits', keywords);
  return rerolled(Ways.die(6), (face) => unhappyWith(policy, face, result(face))).andThen((face) => {
    const { success, critical } = result(face);
    if (!success) return Ways.certain({ rolling: 0, wounding: 0 });
    if (!critical) return Ways.certain({ rolling: 1, wounding: 0 });
    const more = throwDice(sustained === undefined ? 0 : String(sustained));
    return more.as((extra) => (lethal ? { rolling: extra, wounding: 1 } : { rolling: 1 + extra, wounding: 0 }));
  });
}
