import type { Ability } from '../steps/draft.ts';

/** "Subtract 1 from the Wound roll if the Strength is greater than the Toughness of this unit." */
export const harderToWound: Ability = {
  id: 'minusOneToBeWoundedIfStrengthHigher',
  rule: 'R2',
  stage: 'wounds',
  apply(draft) {
    if (!draft.target.minusOneToBeWoundedIfStrengthHigher || draft.strength <= draft.toughness) return undefined;
    draft.woundModifiers.push(-1);
    return '';
  },
};
