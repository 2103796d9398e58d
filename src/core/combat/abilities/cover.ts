import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/**
 * Benefit of Cover against ranged attacks, unless the weapon ignores it. 10e: armour saves improve in the save step
 * (R9, R10). 11e 13.08: the attack's BS is worse by 1, a characteristic, so it stacks with modifiers to the roll.
 */
export const cover: Ability = {
  id: 'cover',
  rule: 'R10',
  stage: 'hits',
  apply(draft) {
    if (draft.target.cover) draft.cover = true;
    const { kind } = draft.weapon;
    if (kind !== 'ranged' || abilityOf(draft, 'ignoresCover')) draft.cover = false;
    if (!draft.cover || draft.edition === '10e' || draft.skill === null) return undefined;
    if (abilityOf(draft, 'psychic')) return undefined;
    // 11e 02.02: BS is never worse than 6+.
    if (draft.skill >= 6) return undefined;
    draft.skill += 1;
    return 'skill';
  },
};
