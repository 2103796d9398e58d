import type { Place } from './place.ts';

/** A "Torrent flamer" has the rule; no weapon is called so. */
const NEVER_IN_NAMES = new Set(['torrent', 'hazardous', 'precision', 'psychic']);

/** "heavy bolter", "bolt pistol", "Scout Bikes": the word belongs to the name of a weapon or a unit. */
export function weaponName({ entry, before, after, hasValue, phrases }: Place): boolean {
  if (NEVER_IN_NAMES.has(entry.id)) return false;
  return (!hasValue && phrases.weaponAfter.test(after)) || phrases.weaponBefore.test(before);
}
