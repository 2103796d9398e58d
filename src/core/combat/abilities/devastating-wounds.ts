import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/** R12, Devastating Wounds: a Critical Wound allows no save and inflicts mortal wounds, resolved last, without spill. */
export const devastatingWounds: Ability = {
  id: 'devastatingWounds',
  rule: 'R12',
  stage: 'saves',
  apply(draft) {
    if (!abilityOf(draft, 'devastatingWounds')) return undefined;
    draft.devastating = true;
    return '';
  },
};
