import { constant } from '../../dice/constant.ts';
import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/** 11e 24.06, Cleave X: X more attacks for each weapon for every five models of its single target. */
export const cleave: Ability = {
  id: 'cleave',
  rule: '11e 24.06',
  stage: 'attacks',
  apply(draft) {
    const value = abilityOf(draft, 'cleave');
    const added = Number(value ?? 0) * Math.floor(draft.modelsTargeted / 5);
    if (added === 0) return undefined;
    draft.extraAttacks.push(constant(added));
    return `+${added}`;
  },
};
