import type { Place } from './place.ts';

const SAID_TO_BE_A_RULE =
  /^[\s-]+(?:weapons?|guns?|abilit(?:y|ies)|keywords?|rules?|tests?|rolls?|moves?|stratagems?|strat|strats|section|attacks?|profile|units?|models?|phase|mode|usrs?|shots?|bonus|targets?|hits?|wounds?)\b/i;

const IN_THE_TERM = /\s(?:weapons?|abilit(?:y|ies)|tests?|rolls?|moves?|stratagem|attacks?|units?)$/i;

/** "Heavy weapons", "the Blast keyword", "Hazardous tests". */
export function followedBy({ text, start, end, after }: Place): boolean {
  return SAID_TO_BE_A_RULE.test(after) || IN_THE_TERM.test(text.slice(start, end));
}
