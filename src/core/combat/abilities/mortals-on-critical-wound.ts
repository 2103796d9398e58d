import { roll } from '../../dice/dice-notation.ts';
import type { Ability } from '../steps/draft.ts';

/** R14: a Critical Wound also inflicts mortal wounds, after normal damage, spilling from model to model. */
export const mortalsOnCriticalWound: Ability = {
  id: 'mortalsOnCriticalWound',
  rule: 'R14',
  stage: 'damage',
  apply(draft) {
    const dice = draft.weapon.mortalsOnCriticalWound;
    if (dice === undefined || dice === 0 || dice === '0') return undefined;
    draft.mortals = roll(dice);
    return String(dice);
  },
};
