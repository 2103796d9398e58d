import type { Draft } from '../steps/draft.ts';
import { abilityOf } from './keyword-scope.ts';

/** "Ignore modifiers to the Hit roll" (and, in the 11th edition, Psychic weapons): penalties are dropped, bonuses kept. */
export function ignoresHitPenalties(draft: Draft): boolean {
  if (draft.weapon.ignoreHitPenalties) return true;
  return draft.edition === '11e' && abilityOf(draft, 'psychic') !== undefined;
}
