import type { Place } from './place.ts';

const NOUN_AFTER =
  /^[\s-](?:bolt(?:er|gun)?s?|flamers?|stubbers?|cannons?|rifles?|shotguns?|blasters?|launchers?|lasers?|bombs?|bikes?|bikers?|marines?|squads?|teams?|intercessors?|terminators?|centurions?|tendrils?|guns? (?:platform|drone|servitor)|swords?|axes?|claws?|fists?|blades?|spears?|pistols?|carbines?|mortars?|sponsons?|ordnance|sentinels?|battlesuits?|drones?|destroyers?|support squads?|devastators?|titans?|dreadnoughts?|tanks? squad|walkers?|rams?|rounds|shells?|mines?|thrower|boltguns?|plasma|incinerators?|venom|psycannons?|gauntlets?|hammers?|shields?|formation|lascannon|slugga|shoota|zapper|gauss|needler|phosphor|arc|burst|rail|volkite|grav|melta|incursors?|reivers?)\b/i;
const NOUN_BEFORE =
  /\b(?:bolt|plasma|dark|bright|hand|multi|inferno|laser|las|hot-shot|shuriken|splinter|fusion|neutron|needle|frag|krak|smoke|stikk|heat|blast|void|star|wraith|doom|laser|slug|archaeotech|volkite|grav|gamma|melta|phosphor|serpenta|combat|magma|thunder|heavy|auto|hunting|power|kan|storm|assassin|sternguard|tactical|devastator|space|scout|chaos)[\s-]$/i;

/** A "Torrent flamer" has the rule; no weapon is called so. */
const NEVER_IN_NAMES = new Set(['torrent', 'hazardous', 'precision', 'psychic']);

/** "heavy bolter", "bolt pistol", "Scout Bikes": the word belongs to the name of a weapon or a unit. */
export function weaponName({ entry, before, after, hasValue }: Place): boolean {
  if (NEVER_IN_NAMES.has(entry.id)) return false;
  return (!hasValue && NOUN_AFTER.test(after)) || NOUN_BEFORE.test(before);
}
