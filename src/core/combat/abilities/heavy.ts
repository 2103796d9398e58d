import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/** Heavy: +1 to hit where the unit remained stationary (10e) or no model moved more than 3 inches (11e 24.16). */
export const heavy: Ability = {
  id: 'heavy',
  rule: 'R2',
  stage: 'hits',
  apply(draft) {
    if (!abilityOf(draft, 'heavy')) return undefined;
    const { remainedStationary, movedInches } = draft.context;
    const still = remainedStationary === true || movedInches === 0;
    const steady = still || (draft.edition === '11e' && movedInches !== undefined && movedInches <= 3);
    if (!steady) return undefined;
    draft.hitModifiers.push(1);
    return '';
  },
};
