import type { AttackNotes, Cause, Reading } from '../attack-result.ts';
import type { AttackScenario } from '../attack-scenario.ts';
import { freeToChoose } from './choose-lethal.ts';
import { draftAttack } from './draft-attack.ts';
import { profileCauses } from './profile-causes.ts';
import { readingsOf } from './readings.ts';

/** What moved the figures of a checked scenario, and how its open points were read; `lethal` as for its figures. */
export function notesOf(scenario: AttackScenario, lethal: readonly boolean[]): AttackNotes {
  const causes: Cause[] = [];
  const readings: Reading[] = [];
  for (const index of scenario.weapons.keys()) {
    const draft = draftAttack(scenario, index, lethal[index] ?? true, causes);
    causes.push(...profileCauses(draft, index));
    readings.push(...readingsOf(draft, index));
  }
  for (const weapon of freeToChoose(scenario)) {
    readings.push({ id: lethal[weapon] ? 'lethal-used' : 'lethal-unused', weapon });
  }
  return { readings, causes };
}
