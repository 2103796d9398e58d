import { everyAbility } from '../abilities/every-ability.ts';
import type { Reading } from '../attack-result.ts';
import type { Draft } from './draft.ts';
import { penetration } from './save.ts';

const POLICY = {
  ones: 'unmodified ones',
  fails: 'exactly the dice that fail',
  nonCriticals: 'every die that is no critical',
};

/** Known ability fields that are part of another ability or of a step. */
const INSIDE = ['ignoresCover', 'psychic'];

/** Where the rules leave a choice or two readings for this weapon, and which was taken. */
export function readingsOf(draft: Draft, weapon: number): Reading[] {
  const readings: Reading[] = [];
  if (draft.rerollHits && draft.skill !== null) {
    readings.push({ id: 'reroll-policy', weapon, says: `Hit re-rolls pick up ${POLICY[draft.rerollHits]} (R18).` });
  }
  if (draft.rerollWounds) {
    readings.push({ id: 'reroll-policy', weapon, says: `Wound re-rolls pick up ${POLICY[draft.rerollWounds]} (R18).` });
  }
  const bonus = (draft.target.saveModifiers ?? []).reduce((all, one) => all + one, 0) + (draft.cover ? 1 : 0);
  if (draft.edition === '10e' && bonus > 1 && penetration(draft) < 0) {
    const says =
      'Save modifiers and AP are added up first, then limited to +1; limiting the bonuses first would differ.';
    readings.push({ id: 'save-cap', weapon, says });
  }
  if (draft.mortals) {
    const says = 'Mortal wounds in addition are inflicted after all normal damage (R14).';
    readings.push({ id: 'mortals-last', weapon, says });
  }
  for (const [name, value] of Object.entries(draft.weapon.abilities ?? {})) {
    if (value && !INSIDE.includes(name) && !everyAbility.some(({ id }) => id === name)) {
      readings.push({ id: 'not-modelled', weapon, says: `"${name}" is not modelled.` });
    }
  }
  return readings;
}
