import { everyAbility } from '../abilities/every-ability.ts';
import type { Reading } from '../attack-result.ts';
import type { Draft } from './draft.ts';
import { penetration } from './save.ts';

/** Known ability fields that are part of another ability or of a step. */
const INSIDE = ['ignoresCover', 'psychic'];

/** Where the rules leave a choice or two readings for this weapon, and which was taken. */
export function readingsOf(draft: Draft, weapon: number): Reading[] {
  const readings: Reading[] = [];
  if (draft.rerollHits && draft.skill !== null) {
    readings.push({ id: 'reroll-hits', weapon, how: draft.rerollHits });
  }
  if (draft.rerollWounds) {
    readings.push({ id: 'reroll-wounds', weapon, how: draft.rerollWounds });
  }
  const bonus = (draft.target.saveModifiers ?? []).reduce((all, one) => all + one, 0) + (draft.cover ? 1 : 0);
  if (draft.edition === '10e' && bonus > 1 && penetration(draft) < 0) {
    readings.push({ id: 'save-cap', weapon });
  }
  if (draft.mortals) {
    readings.push({ id: 'mortals-last', weapon });
  }
  for (const [name, value] of Object.entries(draft.weapon.abilities ?? {})) {
    if (value && !INSIDE.includes(name) && !everyAbility.some(({ id }) => id === name)) {
      readings.push({ id: 'not-modelled', weapon, how: name });
    }
  }
  return readings;
}
