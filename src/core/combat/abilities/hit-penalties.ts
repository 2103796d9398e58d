import type { Draft } from '../steps/draft.ts';
import { valueAgainst } from './keyword-scope.ts';

/** "Ignore modifiers to the Hit roll" (and, in the 11th edition, Psychic weapons): penalties are dropped, bonuses kept. */
export function ignoresHitPenalties({ weapon, target, edition }: Draft): boolean {
  if (weapon.ignoreHitPenalties) return true;
  return edition === '11e' && valueAgainst(weapon.abilities?.psychic, target.keywords) !== undefined;
}
