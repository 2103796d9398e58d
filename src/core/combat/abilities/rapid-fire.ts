import { roll } from '../../dice/dice-notation.ts';
import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/** R16, Rapid Fire X: X more attacks for each weapon within half range; X may be dice, rolled for each weapon. */
export const rapidFire: Ability = {
  id: 'rapidFire',
  rule: 'R16',
  stage: 'attacks',
  apply(draft) {
    const value = abilityOf(draft, 'rapidFire');
    if (value === undefined || !draft.context.halfRange) return undefined;
    const dice = value === true ? 1 : value;
    draft.extraAttacks.push(roll(dice));
    return `+${dice}`;
  },
};
