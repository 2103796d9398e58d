import type { AttackNotes } from './attack-result.ts';
import type { AttackScenario } from './attack-scenario.ts';
import { chooseLethal } from './steps/choose-lethal.ts';
import { notesOf } from './steps/notes.ts';

/** The notes to the figures of `countAttack`, for the same scenario: what moved them, and how open points were read. */
export function explainAttack(scenario: AttackScenario): AttackNotes {
  return notesOf(scenario, chooseLethal(scenario).lethal);
}
