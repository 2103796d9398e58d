import type { Ability } from '../steps/draft.ts';

/** Stealth: ranged attacks get -1 to hit (10e) or the unit has the benefit of cover (11e 24.33). */
export const stealth: Ability = {
  id: 'stealth',
  rule: 'R2',
  stage: 'hits',
  apply(draft) {
    if (!draft.target.stealth || draft.weapon.kind !== 'ranged') return undefined;
    if (draft.edition === '11e') {
      draft.cover = true;
      return 'cover';
    }
    draft.hitModifiers.push(-1);
    return '';
  },
};
