import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/** R6, Lethal Hits: a Critical Hit wounds without a Wound roll. 11e 24.23: only if the attacker wants it to. */
export const lethalHits: Ability = {
  id: 'lethalHits',
  rule: 'R6',
  stage: 'wounds',
  apply(draft) {
    const value = abilityOf(draft, 'lethalHits');
    if (value === undefined || draft.skill === null) return undefined;
    if (value === 'optional' && !draft.useOptionalLethal) return undefined;
    draft.lethal = true;
    return '';
  },
};
