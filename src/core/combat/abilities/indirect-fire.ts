import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/**
 * Indirect Fire at a target no attacker sees. 10e: -1 to hit, unmodified 1-3 fail, the target has cover.
 * 11e 10.07: unmodified 1-5 fail (1-3 if the unit remained stationary and a friendly unit sees the target), Hit rolls
 * cannot be re-rolled, the target has cover.
 */
export const indirectFire: Ability = {
  id: 'indirect',
  rule: '11e 10.07',
  stage: 'hits',
  apply(draft) {
    if (!abilityOf(draft, 'indirect')) return undefined;
    if (draft.skill === null) return undefined;
    draft.cover = true;
    if (draft.edition === '10e') {
      draft.hitModifiers.push(-1);
      draft.hitFailsUpTo = Math.max(draft.hitFailsUpTo, 3);
      return 'penalty';
    }
    const guided = draft.context.spotted === true && draft.context.remainedStationary === true;
    draft.hitFailsUpTo = Math.max(draft.hitFailsUpTo, guided ? 3 : 5);
    draft.rerollHits = undefined;
    return guided ? 'spotted' : 'unseen';
  },
};
