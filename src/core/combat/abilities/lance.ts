import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/** Lance: +1 to wound on the turn its bearer charged. */
export const lance: Ability = {
  id: 'lance',
  rule: 'R2',
  stage: 'wounds',
  apply(draft) {
    if (!draft.context.charged || !abilityOf(draft, 'lance')) return undefined;
    draft.woundModifiers.push(1);
    return '';
  },
};
