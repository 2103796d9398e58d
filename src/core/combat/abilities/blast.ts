import { constant } from '../../dice/constant.ts';
import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/** R16, Blast (X): X more attacks for each weapon for every five models the target had when it was selected. */
export const blast: Ability = {
  id: 'blast',
  rule: 'R16',
  stage: 'attacks',
  apply(draft) {
    const value = abilityOf(draft, 'blast');
    const added = Number(value ?? 0) * Math.floor(draft.modelsTargeted / 5);
    if (added === 0) return undefined;
    draft.extraAttacks.push(constant(added));
    return `+${added}`;
  },
};
