import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/** Twin-linked: Wound rolls may be re-rolled; used on failures unless the scenario says to fish for criticals (R18). */
export const twinLinked: Ability = {
  id: 'twinLinked',
  rule: 'R18',
  stage: 'wounds',
  apply(draft) {
    if (!abilityOf(draft, 'twinLinked')) return undefined;
    if (draft.rerollWounds !== 'nonCriticals') draft.rerollWounds = 'fails';
    return '';
  },
};
