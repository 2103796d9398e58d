import type { AttackScenario } from '../combat/attack-scenario.ts';
import { type CapNote, capNotes } from './cap-notes.ts';
import { readPart } from './edit-scenario.ts';

/**
 * Why a rule makes no difference to an attack: limits of the rules that were reached, a save that is as good without it, or
 * only that no roll goes another way.
 */
export function whyNothing(scenario: AttackScenario): readonly CapNote[] {
  const limits = capNotes(scenario, scenario.edition ?? '10e');
  if (limits.length > 0) return limits;
  const weapon = scenario.weapons[0];
  const invuln = Number(readPart(scenario, 'group', 'invuln') ?? Number.NaN);
  const save = Number(readPart(scenario, 'group', 'save')) - Number(weapon?.ap ?? 0);
  return save <= invuln ? [{ id: 'sameSave', values: { save, invuln } }] : [{ id: 'sameRolls', values: {} }];
}
