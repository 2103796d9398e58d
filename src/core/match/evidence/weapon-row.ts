import type { Place } from './place.ts';

/** In the line of a weapon's characteristics. */
export function weaponRow({ before, after, phrases }: Place): boolean {
  return phrases.weaponRow.test(after) || phrases.weaponRow.test(before);
}
