import type { Place } from './place.ts';

const IN_THE_TERM = /\s(?:weapons?|abilit(?:y|ies)|tests?|rolls?|moves?|stratagem|attacks?|units?)$/i;

/** Abilities that are in no weapon's name, so that before a weapon they can only be the rule. */
const OF_WEAPONS = new Set(['torrent', 'hazardous', 'precision', 'psychic', 'blast']);

/** "Heavy weapons", "the Blast keyword", "Hazardous tests". */
export function followedBy({ text, start, end, after, entry, phrases }: Place): boolean {
  if (OF_WEAPONS.has(entry.id) && phrases.aWeapon.test(after)) return true;
  return phrases.saidToBeARule.test(after) || IN_THE_TERM.test(text.slice(start, end));
}
