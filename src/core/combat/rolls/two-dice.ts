import { roll } from '../../dice/dice-notation.ts';
import { atLeast } from '../../dice/summary.ts';

/** The chance that 2D6 plus `modifier` is `needed` or more. */
export function twoDiceReach(needed: number, modifier: number): number {
  return Math.min(1, atLeast(roll('2D6'), needed - modifier));
}

/** The chance of success where a failed roll may be made again once. */
export function withSecondTry(p: number, secondTry: boolean | undefined): number {
  return secondTry ? p + (1 - p) * p : p;
}
