import type { PackTerms } from '../../rules/record.ts';

/**
 * Words that tell what a page is about, matched in the same pass as the rules. A group is a kind of sign; the weight of
 * a kind is in `weights.ts`. Kept as compact text: this ships with the content script.
 */
export type SignGroup =
  | 'game'
  | 'army'
  | 'talk'
  | 'hint'
  | 'roster'
  | 'other'
  | 'subject'
  | 'elsewhere'
  | 'eleventh'
  | 'tenth';
export type SignWord = {
  readonly text: string;
  readonly group: SignGroup;
  readonly sign: string;
  /** Only with a capital: "OPR", "WoW" and "Orks" are signs, "wow" is none. */
  readonly capital?: true;
};

/** `a~b` are spellings of one sign, which counts once; `^` asks for a capital. */
const WORDS: Readonly<Record<SignGroup, string>> = {
  game: '40k~warhammer 40,000~warhammer 40 000~warhammer 40~wh40k~w40k~warhammer 40k|warhammercompetitive~warhammer competitive|goonhammer|ruleshammer|wahapedia|bolter and chainsword~bolter & chainsword|dakkadakka',
  army: "be'lakor~belakor|chaos space marines~csm|space marines~space marine~adeptus astartes~astartes|thousand sons|world eaters|death guard|emperor's children|necrons~necron|tyranids~tyranid~nids|^orks|t'au empire~^t'au~tau empire|drukhari|aeldari|asuryani|adepta sororitas~sisters of battle|adeptus custodes~^custodes|adeptus mechanicus~admech|astra militarum|grey knights|space wolves|^dark angels|^blood angels|ultramarines|black templars|imperial fists|^raven guard|word bearers|^night lords|^black legion|^iron warriors|^alpha legion|chaos daemons|chaos knights|imperial knights|leagues of votann~votann|genestealer cults~genestealer cult~gsc|deathwatch|rubric marines|plague marines|noise marines|helbrute|heldrake|land raider|redemptor|hellblasters|boltgun~heavy bolter|meltagun|lascannon|primarch|obliterators|forgefiend|abaddon|guilliman|heretic astartes|legiones daemonica|daemonic incursion|pactbound zealots|renegade raiders|dread talons|shadow legion|veterans of the long war|fellhammer|soulforged|bloodthirster|hive tyrant|leman russ|wraithguard|kroot|aggressors~eradicators~inceptors|predator annihilator~predator destructor",
  talk: 'stratagem~stratagems~strategem~strategems|datasheet~datasheets|command points~command point|command phase|fight phase|dataslate|mathhammer|batrep|battle-shock step|meq~meqs|teq~teqs|geq~geqs|boarding actions|gw faq|hit on 2s~hit on 3s~hitting on 2s~hitting on 3s~hitting on 4s|wounding on 2s~wounding on 3s~wounding on 4s~wounding on 5s~wounds on 2s~wounds on 3s|pariah nexus|munitorum',
  hint: 'strat~strats|shoot~shoots~shooting|melee|weapons~weapon|reserves|detachment~detachments|enhancement~enhancements|battle report|army list|pts|to hit|to wound|re-roll~re-rolls~rerolls|minis~miniatures|rtt|deployment zone|home objective|objectives~objective|battle round|opponent|mission|roster|faction|terrain|units~unit|saves~save roll|transport|games workshop|tabletop|wargame~wargaming~wargamers|dice|loadout|d6|d3|infantry|^ap|^cp|charge phase|movement phase|shooting phase|battleline|codex~codexes|armour save|khorne~nurgle~tzeentch~slaanesh|warhammer|cultists|dreadnought|rhino|legionaries|chosen|core rules|10th edition~tenth edition~10th ed|t1~t2~t3|daemons~daemon|flamer~flamers|league|models',
  roster:
    'exported with app version|total army points|faction keyword|army roster|other datasheets|created with battlescribe|created with newrecruit|newrecruit~new recruit|dedicated transports|attached units|force dispositions~force disposition|detachment points',
  other:
    "age of sigmar~aos~sigmar~warscroll~battletome~hero phase~stormcast~stormcast eternals~seraphon~skaven~ironjawz~maggotkin~hedonites~lumineth~ossiarch~soulblight~kharadron~fyreslayers~sylvaneth~nighthaunt~gloomspite~slaves to darkness~blades of khorne~disciples of tzeentch|d&d~dnd~dungeons & dragons~dungeons and dragons~5e|^pathfinder~pf2e~pf2|starfinder|dungeon master|mtg~magic: the gathering~magic the gathering~edh~^magic|slay the spire~^sts|total war|kill team~killteam~kill teams~kt24~kt21|^old world~^tow|horus heresy~age of darkness~legiones astartes|necromunda|warcry|blood bowl|adeptus titanicus|battletech|mechwarrior|league of legends|dota|overwatch 2|blizzard|world of warcraft~^wow|diablo|starcraft|command & conquer~c&c|twilight imperium~ti4|hearthstone|yu-gi-oh|star wars|bolt action|warmachine|marvel crisis protocol|space marine 2|darktide|battlesector|mechanicus 2|chaos gate|gladius|tacticus|space hulk|owlcat|dawn of war|vermintide|helldivers|destiny 2|valorant|fortnite|counter-strike|xcom|age of empires|call of duty|path of exile|final fantasy|elden ring|baldur's gate|runescape|guild wars|eve online|^dcs|war thunder|world of tanks|space station 13|gloomhaven|frostgrave|one page rules~^opr|warhammer fantasy~wfb~wfrp|wrath & glory|dark heresy|flames of war|team yankee|x-wing|malifaux|^arma|hearts of iron|stellaris|crusader kings|genshin|pokemon~pokémon|apex legends|team fortress|minecraft|roblox|warframe|monster hunter|dark souls|darkest dungeon|shatterpoint|trench crusade|lord of the rings|middle-earth|gurps|call of cthulhu|shadowrun|catan|world of warships|rainbow six|mass effect|skyrim|fallout|ascension 20",
  subject:
    'paladin|rogue|wizard|warlock|spell slot~spell slots|cantrip|dungeon|dexterity~dex save|mana|planeswalker|jungle~jungler|nurse~nurses~nursing|patients~patient|clinic|dentist~dental|missile~missiles|drone~drones|warhead|barbell|squat~squats|rugby|scrum|javascript|css|compiler|kubernetes|api|databricks|c++|webpack|python|film|album|parliament|minister|earnings|dividend|hospital|surgery|ukraine|nato|ward save~ward|npc|raid boss|respawn|pvp|commander|mech~mechs|police|officers|lyrics|guitar|airsoft|navy|brigade|general|cache|connector|vampire|^pvp|boss|quarterly|shareholders|software|users',
  elsewhere:
    'band~bands|album~albums|song~songs~singer|guitarist|festival|concert|chorus|midfield~midfielder|goalkeeper~keeper|striker~penalty kick|golf~tee|tennis~cricket|marathon~cyclist|gym~burpees~deadlift|quarterback~nfl|league table|hospital~surgeon|dose~dosage|symptom~symptoms|diagnosis|therapist|pharmacy|midwife|council~councillor|mayor|committee|election~senate|taxes~tax|politics|depot|inflation|investors|economy|deploys~deployments|pull request~repo|docker~linux|sql|grafana|localhost|cpu|latency|parser~parse|homework|pupils~pupil|teacher|spelling|exam|glossary|dictionary|vocabulary|translators|rainfall|forecast|gusts|thunderstorm|howitzer|sniper|recruits|patch notes|mmo|roguelike|deckbuilder|early access|cooldown|tower defence~tower defense|dev diary|esports|gamepad|episode|trailer|netflix|drama|thriller|sequel|film~films|poem~poems~poet|verse|recipe~oven|garden~gardener|knitting|plumber|mortgage|highway|parking|airline|suspect|lawsuit|courtroom|attorney|solvent|trail|crossword|puzzle|anagram|volcano|fishing~angler|horse~horses|bird~birds|dog~dogs|church|museum|novel~novels|spells~spell|elves~dwarves|goblins|tavern|ship~ships|hull~hulls|pilots~pilot|zinc~steel',
  eleventh:
    '11th edition~eleventh edition~11th ed|wh40k11ed|ingress move|hazard roll|snap shooting|close-quarters|detachment points|force disposition~force dispositions|cleave|crushing impact|unengaged|overrun fight|surge move',
  tenth: '10th edition~tenth edition~10th ed|wh40k10ed|tank shock|go to ground',
};

const SIGN_WORDS: readonly SignWord[] = Object.entries(WORDS).flatMap(([group, list]) =>
  list.split('|').flatMap((one) => {
    const forms = one.split('~');
    const sign = (forms[0] ?? one).replace('^', '');
    return forms.map((form): SignWord => {
      const word = { text: form.replace('^', ''), group: group as SignGroup, sign };
      return form.startsWith('^') ? { ...word, capital: true } : word;
    });
  }),
);

/** The words as a pack without rules, to be put beside the packs of rules where an index is built. */
export const SIGN_PACK: PackTerms & { readonly signs: readonly SignWord[] } = {
  schema: 1,
  pack: 'signs',
  edition: '10e',
  date: '',
  revision: '',
  entries: [],
  guards: [],
  signs: SIGN_WORDS,
};
