import { stem } from '../../src/core/match/evidence/topic.ts';
import type { ClaimSign, PageSignName } from '../../src/core/match/evidence/weights.ts';

const AGAINST = new Set<string>([
  ...[
    'other',
    'subject',
    'elsewhere',
    'nearestOther',
    'nameRun',
    'weaponName',
    'modifier',
    'hyphenated',
    'verb',
    'idiom',
  ],
  ...['figure', 'inCode', 'maybeVerb', 'falseFriend', 'lowerCase', 'code', 'bareNumber'],
]);
const FREE = new Set<string>(['base', 'sharedName', 'sharedProperLower', 'properLower', 'proper', 'phrase', 'fuzzy']);
/** A title or heading says more only of these. */
const MORE_IN_TITLE = new Set<string>(['game', 'army', 'talk', 'hint', 'roster', 'distinctName', 'distinctLower']);

/** The way a sign may point: what chance in few passages says against all sense is not learnt. */
export function directionOf(sign: PageSignName | ClaimSign, inTitle: boolean): readonly [least: number, most: number] {
  // A name alone, on a page that shows nothing else, is anybody's.
  if (sign === 'bare' && !inTitle) return [-9, -2];
  // Another game named right here settles it.
  if (sign === 'nearestOther' && !inTitle) return [-9, -6];
  if (inTitle) return MORE_IN_TITLE.has(sign) ? [0, 2] : [0, 0];
  if (FREE.has(sign)) return [-9, 9];
  return AGAINST.has(sign) ? [-9, 0] : [0, 9];
}

/** Words without a subject: they tell authors apart, not games. */
export const NO_TOPIC: ReadonlySet<string> = new Set(
  // The name of the game is a sign of its own, which knows money from it.
  "40k 40 000 wh40k warhammer warhammer40k the a an to in at by of and or is was were be been do does did so no it's its it i he she they them their his her him we our us you your that this these those there here not but if then than as on for from with without will would can could may might must have has had are am what who when where why how all any some more most one two three just only also very own over under out up down off into about after before again still now me my that's don't i'm i've you're he's she's they're we're can't won't isn't didn't doesn't let's there's yes ok lol really even much many lot too like get got make made go went see say said think know want need every each other another same such while because since until though through between both few first last next new old good bad big small"
    .split(' ')
    .map(stem),
);

const OURS =
  "abaddon admech aeldari aircraft allarus angron archon armiger armigers astartes aspect autarch avatar battleshock battlesuit battlesuits battlewagon belakor berzerkers bikers bolter bolters boltgun boyz broadside broadsides c'tan canoness captain castellan celestine chaplain chosen codex coldstar commissar crisis crons ctan cultist cultists custodes custodian custodians daemon daemons daemonette datasheet deathwing detachment detachments devastators dreadnought dreads drukhari eldar enhancement enhancements eradicators exalted exocrine farseer fexes fists gargoyles gaunts genestealer genestealers ghostkeel grots guardsman guardsmen gravis greyfax guilliman harlequins helbrute helbrutes hellblasters hernkyn heretic hive hormagaunts horrors inceptors incursors infiltrators inquisitor inquisitors intercessor intercessors interceptors jakhals kasrkin khorne knights krieg kroot lascannon lascannons lasgun lasguns leman librarian lictor lieutenant loyalist lychguard magnus marine marines meganobz mek mortarion multimelta necron necrons neurotyrant nids nobz norn nurgle orks painboy phalanx plaguebearers predator primaris primarch primarchs psyker psykers raptors ravagers ravenwing redemptor rhino rhinos riptide rubric rubrics russ sanguinary scarabs scourges seraphim shadowsun sisters skitarii skorpekh slaanesh sororitas squad squads sternguard stormboyz stormsurge swarmlord tacoms tau terminator terminators tesseract thousand tyranid tyranids tyrant tzeentch ultramarines venerable vindicator votann warboss warbosses warlord warriors wardens warp whirlwind wraiths wraithguard wraithknight zoanthropes wound wounds invuln invulns rerolls reroll dataslate battleline overcosted undercosted pts units unit".split(
    ' ',
  );

/** What words are expected to say before any passage has said it: names of units and armies in talk of the game. */
export const SEEDS: ReadonlyMap<string, number> = new Map(OURS.map((word) => [stem(word), 0.5]));
