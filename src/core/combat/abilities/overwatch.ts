import type { Ability } from '../steps/draft.ts';

/**
 * R4, Fire Overwatch: only an unmodified 6 hits, and only a 6 is critical. Torrent still hits. In the 11th edition
 * (snap shooting) Hit rolls cannot be re-rolled either.
 */
export const overwatch: Ability = {
  id: 'overwatch',
  rule: 'R4',
  stage: 'hits',
  apply(draft) {
    if (!draft.context.overwatch || draft.skill === null) return undefined;
    draft.hitFailsUpTo = 5;
    draft.criticalHitOn = 6;
    if (draft.edition === '11e') draft.rerollHits = undefined;
    return '';
  },
};
