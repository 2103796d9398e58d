import type { Place } from './place.ts';

const SAID_TO_BE_A_RULE =
  /^[\s-]+(?:weapons?|guns?|abilit(?:y|ies)|keywords?|rules?|tests?|rolls?|moves?|stratagems?|strat|strats|section|attacks?|profile|units?|models?|phase|usrs?|shots?|bonus|targets?|hits?|wounds?|in (?:combat|melee|engagement))\b/i;

const IN_THE_TERM = /\s(?:weapons?|abilit(?:y|ies)|tests?|rolls?|moves?|stratagem|attacks?|units?)$/i;

/** Abilities that are in no weapon's name, so that before a weapon they can only be the rule. */
const OF_WEAPONS = new Set(['torrent', 'hazardous', 'precision', 'psychic', 'blast']);
const A_WEAPON =
  /^\s(?:flamers?|guns?|cannons?|tanks?|rifles?|pistols?|melee|shooting|plasma|launchers?|mortars?|profiles?)\b/i;

/** "Heavy weapons", "the Blast keyword", "Hazardous tests". */
export function followedBy({ text, start, end, after, entry }: Place): boolean {
  if (OF_WEAPONS.has(entry.id) && A_WEAPON.test(after)) return true;
  return SAID_TO_BE_A_RULE.test(after) || IN_THE_TERM.test(text.slice(start, end));
}
