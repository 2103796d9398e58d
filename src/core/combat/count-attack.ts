import { fail, type Result, succeed } from '../result/result.ts';
import type { AttackFigures } from './attack-result.ts';
import type { AttackScenario } from './attack-scenario.ts';
import { checkTogether } from './check/together.ts';
import { chooseLethal } from './steps/choose-lethal.ts';

/**
 * The figures of `solveAttack` without its notes, of a scenario whose fields are sound one by one: those of a calculator
 * are, each was checked when it was read. What they may be together is checked here.
 */
export function countAttack(scenario: AttackScenario): Result<AttackFigures> {
  const together = checkTogether(scenario);
  return together ? fail(together) : succeed(chooseLethal(scenario).figures);
}
