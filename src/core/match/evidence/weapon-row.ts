import type { Place } from './place.ts';

/** Numbers of a weapon's row: a range and at least three more characteristics ("48" 1 3+ 12 -3 D6+1"). */
const ROW =
  /\d{1,2}["″”]\s*\|?\s*(?:[2-9]?D?\d(?:\+\d)?)\s*\|?\s*(?:[2-6]\+|N\/A)\s*\|?\s*\d{1,2}\s*\|?\s*[-−–]?\d|\bA\d{1,2}\b.{0,12}\bS\d{1,2}\b.{0,12}\bAP\b/;

/** In the line of a weapon's characteristics. */
export function weaponRow({ before, after }: Place): boolean {
  return ROW.test(after) || ROW.test(before);
}
