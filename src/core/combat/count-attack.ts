import { type Result, succeed } from '../result/result.ts';
import type { AttackFigures } from './attack-result.ts';
import type { AttackScenario } from './attack-scenario.ts';
import { checkScenario } from './check-scenario.ts';
import { chooseLethal } from './steps/choose-lethal.ts';

/** The figures of `solveAttack` without its notes: what a calculator needs while numbers change. */
export function countAttack(scenario: AttackScenario): Result<AttackFigures> {
  const checked = checkScenario(scenario);
  return checked.ok ? succeed(chooseLethal(checked.value).figures) : checked;
}
