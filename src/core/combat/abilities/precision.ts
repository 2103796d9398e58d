import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/** R17, Precision: attacks go to the CHARACTER while it lives, then as usual. */
export const precision: Ability = {
  id: 'precision',
  rule: 'R17',
  stage: 'losses',
  apply(draft) {
    if (!abilityOf(draft, 'precision')) return undefined;
    if (!draft.target.groups.some((group) => group.character)) return undefined;
    draft.precision = true;
    return '';
  },
};
