/**
 * Words that tell what a page is about, matched in the same pass as the rules. A group is a kind of sign; the weight of
 * a kind is in `weights.ts`. Kept as compact text: this ships with the content script.
 */
export type SignGroup = 'game' | 'army' | 'talk' | 'hint' | 'roster' | 'other' | 'subject' | 'eleventh' | 'tenth';
export type SignWord = { readonly text: string; readonly group: SignGroup; readonly sign: string };

/** `a~b` are two spellings of one sign: they count once. */
const WORDS: Readonly<Record<SignGroup, string>> = {
  game: '40k~warhammer 40,000~warhammer 40 000~warhammer 40~wh40k~w40k|warhammercompetitive~warhammer competitive|goonhammer|wahapedia|grimdark tabletop',
  army: "chaos space marines~csm|space marines~space marine~adeptus astartes~astartes|thousand sons|world eaters|death guard|emperor's children|necrons~necron|tyranids~tyranid~nids|orks|t'au empire~t'au~tau empire|drukhari|aeldari|asuryani|adepta sororitas~sisters of battle|adeptus custodes~custodes|adeptus mechanicus~admech|astra militarum~imperial guard|grey knights|space wolves|dark angels|blood angels|ultramarines|black templars|imperial fists|raven guard|word bearers|night lords|black legion|iron warriors|alpha legion|chaos daemons~daemons of chaos|chaos knights|imperial knights|leagues of votann~votann|genestealer cults~genestealer cult~gsc|agents of the imperium|deathwatch|rubric marines|plague marines|noise marines|helbrute|heldrake|land raider|redemptor|intercessors|hellblasters|legionaries|bolt pistol~boltgun~heavy bolter|meltagun|lascannon|plasma gun|cultists|khorne|nurgle|tzeentch|slaanesh|primarch|rhino|dreadnought|defiler|obliterators|forgefiend|abaddon|guilliman|heretic astartes|legiones daemonica|daemonic incursion|pactbound zealots|renegade raiders|dread talons|shadow legion|veterans of the long war|deceptors|fellhammer siege-host|chaos cult|soulforged warpack|bloodthirster|daemon prince|dark apostle|carnifex|hive tyrant|leman russ|wraithguard|kroot",
  talk: 'stratagem~stratagems~strategem~strategems|datasheet~datasheets|command points~command point|shooting phase|command phase|fight phase|charge phase|movement phase|dataslate|mathhammer|batrep|battle-shock step|meq|teq|geq|boarding actions|battleline|codex~codexes|armour save|invuln~invulnerable|gw faq|core rules|below half|hit on 2s~hit on 3s~hitting on 2s~hitting on 3s~hitting on 4s|wounding on 2s~wounding on 3s~wounding on 4s~wounds on 2s~wounds on 3s|to wound|leviathan~pariah nexus|mfm~munitorum|tournament companion|10th edition~tenth edition~10th ed',
  hint: 'strat~strats|shoot~shoots~shooting|melee|weapons~weapon|reserves|detachment~detachments|enhancement~enhancements|battle report|army list|pts|to hit|re-roll~re-rolls~rerolls|minis~miniatures|rtt|deployment zone|home objective|objectives|battle round|opponent|mission|roster|faction|terrain|units|saves~save roll|transport|games workshop|tabletop|wargame~wargaming~wargamers|dice|loadout|tank~tanks|d6|d3|infantry|turn|ap|cp',
  roster:
    'exported with app version|total army points|faction keyword|army roster|strike force|other datasheets|created with battlescribe|created with newrecruit|newrecruit~new recruit|battle size|dedicated transports|allied units|attached units|force dispositions~force disposition|detachment points',
  other:
    "age of sigmar~aos~sigmar|stormcast~stormcast eternals|battletome|seraphon|skaven|d&d~dnd~dungeons & dragons~dungeons and dragons~5e|pathfinder|starfinder|dungeon master|mtg~magic: the gathering~magic the gathering~edh|slay the spire~sts|total war|kill team~killteam|old world~tow|horus heresy|necromunda|warcry|underworlds|blood bowl|adeptus titanicus|battletech|mechwarrior|league of legends|dota|overwatch 2|blizzard|world of warcraft~wow|diablo|starcraft|command & conquer~c&c|twilight imperium~ti4|hearthstone|yu-gi-oh|star wars|bolt action|warmachine|marvel crisis protocol~mcp|space marine 2|darktide|dawn of war|vermintide|rogue trader|helldivers|destiny 2|valorant|fortnite|counter-strike|xcom|age of empires|call of duty|path of exile|final fantasy|elden ring|baldur's gate|runescape|guild wars|eve online|dcs|war thunder|world of tanks|space station 13|gloomhaven|frostgrave|one page rules~opr|warhammer fantasy~wfb~wfrp|wrath & glory|dark heresy|flames of war|team yankee|x-wing|malifaux|arma|squad leader|hearts of iron|stellaris|crusader kings|genshin|pokemon|apex legends|team fortress|minecraft|roblox|warframe|monster hunter|dark souls|darkest dungeon|shatterpoint|trench crusade|conquest|lord of the rings|middle-earth|gurps|call of cthulhu|shadowrun|marvel|dominion|catan",
  subject:
    'paladin|rogue|wizard|spell slot~spell slots|cantrip|dungeon|dexterity~dex save|mana|planeswalker|jungle~jungler|champion|nurse~nursing|patients~patient|clinic|dentist|missile~missiles|drone~drones|warhead|barbell|squat~squats|rugby|scrum|javascript|css|compiler|kubernetes|api|server|databricks|c++|webpack|python|film|album|recipe|parliament|minister|stock~stocks|earnings|dividend|hospital|surgery|therapy|ukraine|nato|ward save~ward|npc|raid boss|respawn|patch notes|steam|console|fps|pvp|deck|cards|card',
  eleventh:
    '11th edition~eleventh edition~11th ed|wh40k11ed|ingress move|hazard roll|snap shooting|close-quarters|detachment points|force disposition~force dispositions|cleave|crushing impact|unengaged|overrun fight|surge move',
  tenth: '10th edition~tenth edition~10th ed|wh40k10ed|tank shock|go to ground|desperate escape tests',
};

export const SIGN_WORDS: readonly SignWord[] = Object.entries(WORDS).flatMap(([group, list]) =>
  list.split('|').flatMap((one) => {
    const forms = one.split('~');
    return forms.map((text) => ({ text, group: group as SignGroup, sign: forms[0] ?? text }));
  }),
);
