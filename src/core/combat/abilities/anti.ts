import type { Ability } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/** R8, Anti-X N+: an unmodified Wound roll of N+ is a Critical Wound, whatever Strength, Toughness and modifiers. */
export const anti: Ability = {
  id: 'antiCriticalWoundOn',
  rule: 'R8',
  stage: 'wounds',
  apply(draft) {
    const value = abilityOf(draft, 'antiCriticalWoundOn');
    if (typeof value !== 'number' || value >= 6) return undefined;
    draft.criticalWoundOn = Math.min(draft.criticalWoundOn, value);
    return `${value}+`;
  },
};
