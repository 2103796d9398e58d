import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/** R7, Torrent: every attack hits without a Hit roll, so there are no Critical Hits. */
export const torrent: Ability = {
  id: 'torrent',
  rule: 'R7',
  stage: 'hits',
  apply(draft) {
    if (!abilityOf(draft, 'torrent')) return undefined;
    draft.skill = null;
    return '';
  },
};
