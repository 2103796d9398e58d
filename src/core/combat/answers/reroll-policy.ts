import { type Result, succeed } from '../../result/result.ts';
import type { AttackResult } from '../attack-result.ts';
import type { AttackScenario, Reroll } from '../attack-scenario.ts';
import { changeWeapon } from '../change-weapon.ts';
import { solveAttack } from '../solve-attack.ts';

export type RerollPolicy = {
  readonly fails: AttackResult;
  readonly nonCriticals: AttackResult;
  /** Which destroys more models; "equal" within rounding. */
  readonly better: Extract<Reroll, 'fails' | 'nonCriticals'> | 'equal';
  /** Models more than with the other. */
  readonly difference: number;
};

/** Re-roll exactly the failures, or fish for criticals? Computes both for one weapon and names the better (R18). */
export function rerollPolicy(scenario: AttackScenario, roll: 'hits' | 'wounds', weapon?: number): Result<RerollPolicy> {
  const field = roll === 'hits' ? 'rerollHits' : 'rerollWounds';
  const fails = solveAttack(changeWeapon(scenario, { [field]: 'fails' }, weapon));
  if (!fails.ok) return fails;
  const fishing = solveAttack(changeWeapon(scenario, { [field]: 'nonCriticals' }, weapon));
  if (!fishing.ok) return fishing;
  const gap = fishing.value.meanModelsDestroyed - fails.value.meanModelsDestroyed;
  const better = Math.abs(gap) < 1e-12 ? 'equal' : gap > 0 ? 'nonCriticals' : 'fails';
  return succeed({ fails: fails.value, nonCriticals: fishing.value, better, difference: Math.abs(gap) });
}
