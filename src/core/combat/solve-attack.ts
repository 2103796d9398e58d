import { type Result, succeed } from '../result/result.ts';
import type { AttackResult } from './attack-result.ts';
import type { AttackScenario } from './attack-scenario.ts';
import { checkScenario } from './check-scenario.ts';
import { chooseLethal } from './steps/choose-lethal.ts';
import { notesOf } from './steps/notes.ts';

/**
 * What an attack does, exactly: every law is counted, nothing is simulated. Impossible input gives problems that name
 * the field ("weapons[0].attacks"); nothing is thrown.
 */
export function solveAttack(scenario: AttackScenario): Result<AttackResult> {
  const checked = checkScenario(scenario);
  if (!checked.ok) return checked;
  const { figures, lethal } = chooseLethal(checked.value);
  return succeed({ ...figures, ...notesOf(checked.value, lethal) });
}
