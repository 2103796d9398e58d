import { roll } from '../../dice/dice-notation.ts';
import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/** R5, Sustained Hits X: a Critical Hit scores X more plain hits; X is rolled for each critical. R7: not with Torrent. */
export const sustainedHits: Ability = {
  id: 'sustainedHits',
  rule: 'R5',
  stage: 'hits',
  apply(draft) {
    const value = abilityOf(draft, 'sustainedHits');
    if (value === undefined || draft.skill === null) return undefined;
    const dice = value === true ? 1 : value;
    draft.sustained = roll(dice);
    return `+${dice}`;
  },
};
