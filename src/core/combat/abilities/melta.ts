import { roll } from '../../dice/dice-notation.ts';
import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/** R16, R11, Melta X: X added to the Damage within half range. */
export const melta: Ability = {
  id: 'melta',
  rule: 'R16',
  stage: 'damage',
  apply(draft) {
    const value = abilityOf(draft, 'melta');
    if (value === undefined || !draft.context.halfRange) return undefined;
    const dice = value === true ? 1 : value;
    draft.damageAdded.push(roll(dice));
    return `+${dice}`;
  },
};
