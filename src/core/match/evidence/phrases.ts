/**
 * Words that stand beside names and say how they are meant, one pattern a sentence of English. They travel in the index
 * (`packTerms`), not in the script: signs find them in their `Place`, so what ships imports nothing but the type.
 */
export const PHRASES = {
  /** Before a noun that does not stand alone: "the torrent". */
  determiner:
    /(?:\b(?:a|an|the|my|your|his|her|its|our|their|this|that|very|so|too|is|are|was|be|der|die|das|le|la|les|un|une|el|los|il)\s+)$/i,
  /** Behind a name that is said to be a rule: "Heavy weapons", "the Blast keyword". */
  saidToBeARule:
    /^[\s-]+(?:weapons?|guns?|abilit(?:y|ies)|keywords?|rules?|tests?|rolls?|moves?|stratagems?|strat|strats|section|attacks?|profile|units?|models?|phase|usrs?|shots?|bonus|targets?|hits?|wounds?|in (?:combat|melee|engagement))\b/i,
  /** A weapon behind an ability that is in no weapon’s name: "Torrent flamer". */
  aWeapon:
    /^\s(?:flamers?|guns?|cannons?|tanks?|rifles?|pistols?|melee|shooting|plasma|launchers?|mortars?|profiles?)\b/i,
  /** Before "40k" said as a number: "$40k", "over 40k". */
  moneyBefore:
    /(?:[$£€¥~<>≈]\s?|\b(?:over|about|around|nearly|almost|than|roughly|approximately|earns?|paid|pay|costs?|worth|to|under|within|some|another|of|by|at|is|are|was|be|up to|first|last|for|between|only|just|hit|reached|with) (?:a |the |over |about )?)$/i,
  /** Behind it: "40k users". */
  countedAfter:
    /^(?:\+|%|\/| ?(?:people|users?|lines?|miles?|km|kilomet\w+|salar\w+|dollars?|euros?|pounds|usd|eur|gbp|followers?|subscribers?|views?|downloads?|a year|per|loan|feet|ft|tokens?|rows?|files?|requests?|records?|bytes|less|more|copies|employees|residents|views|steps|calories|words|characters|stars|fans|jobs|homes|troops|soldiers|votes|tickets|students|patients|year|years|a month|in (?:debt|savings|cash|damages|sales|funding)|hz|rpm|mah|lumens|race|run|bpd|tonnes|tons|barrels|spectators|crowd|entries|items|objects|points of|gold|xp|hp|dps)\b)/i,
  /** Before what one has, gets, loses or faces: "gains Stealth", "vs Blast". */
  givenBefore:
    /(?:\b(?:gives?|gave|given|gains?|gained|gets?|got|gotten|has|have|had|having|grants?|granted|with|without|w\/|loses?|lost|no|not|vs\.?|versus|against|ignores?|lacks?|via|through|use|uses|using|used|bring|brings|bringing|does|do|explain|explains|about|called|keyword|keywords|ability|abilities|rules?:?|includes?|including|plus|pop|popped|into|add|adds|adding|into|bekommt|hat|haben|durch|mit|ohne|avec|sans|tiene|con|sin|ma|met|zonder)(?: (?:a|an|the|them|it|him|you|me|us|units?|both|all|innate|native|free))?|\+)\s+["“'‘*_[]*$/i,
  /** Before a verb: "I hover", "to lance". */
  verbSubject:
    /\b(?:i|you|we|they|he|she|it|who|to|will|would|can|can['’]?t|could|must|may|might|should|don['’]?t|didn['’]?t|doesn['’]?t|won['’]?t|let['’]s|not|please|then)\s$/i,
  /** Before words of a common phrase: "in advance", "team leader". */
  idiomBefore:
    /\b(?:\d+(?:st|nd|rd|th)|in|free of|in charge|one of the|team|party|squad|community|group|market|class|league|cult|gang|project|opposition|world|former|full)\s$/i,
  /** Behind them: "heavy metal", "torrent of tears". */
  idiomAfter:
    /^\s(?:of|metal|duty|traffic|rain|snow|lifting|hitters?|hitting|stuff|handed|hearted|loss|losses|board|boards|photo|art|letter|letters|price|goods|waste|materials?|chemicals?)\b/i,
  /** Behind any name said as a figure of speech: "mortal wounds of the spirit". */
  figureAfter:
    /^\sof\s(?:the |his |her |their |our |my |a )?(?:spirits?|souls?|hearts?|minds?|faith|love|memory|war|history|conscience|grief|pride)\b/i,
  /** Marks of source code; two of them around a name in lower case make it a string or a variable. */
  codeMark: /=>|==|&&|\|\||\w\(['"`)]|['"`]\)|\)\.\w|;\s*$|[{}]|\/\/\s|\bconst\b|\bdef\b/g,
  /** What may follow a noun that stands alone; before anything else an English noun is an adjective or a verb. */
  functionWord:
    /^(?:['’]s|and|or|nor|on|to|from|so|which|that|but|if|when|while|vs|versus|against|until|till|for|in|into|at|with|without|after|before|because|since|as|than|then|too|also|either|is|isn|isnt|are|aren|was|were|does|doesn|doesnt|do|don|dont|did|didn|works?|skips?|picks|turns|ignores|adds|grants|stacks?|allows|needs|matters|applies|counts?|triggers|stops|saved|killed|can|cannot|cant|could|will|won|wont|would|may|might|must|should|has|have|had|gives?|lets?|means|means|makes?|helps?|just|still|only|again|now|this|next|turn|anyway|already|always|never|here|there|through|per|of|by|not|no|it|they|you|we|i|he|she|via|und|oder|auf|bei|mit|ohne|für|gegen|nicht|ist|kann|zweimal|et|ou|en|sur|avec|sans|pour|contre|est|y|o|con|sin|para|por|contra|es|e|ed|di|su|per|è|op|met|zonder|voor|i|lub|na|z|bez|dla|a|na|s|bez|pro)(?![\wäöüß])/i,
  /** The rest of a weapon’s or unit’s name: "heavy bolter". */
  weaponAfter:
    /^[\s-](?:bolt(?:er|gun)?s?|flamers?|stubbers?|cannons?|rifles?|shotguns?|blasters?|launchers?|lasers?|bombs?|bikes?|bikers?|marines?|squads?|teams?|intercessors?|terminators?|centurions?|tendrils?|guns? (?:platform|drone|servitor)|swords?|axes?|claws?|fists?|blades?|spears?|pistols?|carbines?|mortars?|sponsons?|ordnance|sentinels?|battlesuits?|drones?|destroyers?|support squads?|devastators?|titans?|dreadnoughts?|tanks? squad|walkers?|rams?|rounds|shells?|mines?|thrower|boltguns?|plasma|incinerators?|venom|psycannons?|gauntlets?|hammers?|shields?|formation|lascannon|slugga|shoota|zapper|gauss|needler|phosphor|arc|burst|rail|volkite|grav|melta|incursors?|reivers?)\b/i,
  /** Its beginning: "bolt pistol". */
  weaponBefore:
    /\b(?:bolt|plasma|dark|bright|hand|multi|inferno|laser|las|hot-shot|shuriken|splinter|fusion|neutron|needle|frag|krak|smoke|stikk|heat|blast|void|star|wraith|doom|laser|slug|archaeotech|volkite|grav|gamma|melta|phosphor|serpenta|combat|magma|thunder|heavy|auto|hunting|power|kan|storm|assassin|sternguard|tactical|devastator|space|scout|chaos)[\s-]$/i,
  /** Between two rules of a list. */
  between:
    /^[\s"'“”‘’*_()[\]]*(?:,|\/|\+|&|;|\||•|->|→|and|or|und|oder|et|ou|y|e|en|i|a|plus|, and|, or|vs)?[\s"'“”‘’*_()[\]]*$/i,
  /** Characteristics as only this kind of game writes them: "AP-2", "T4 3+", "4+/5++". */
  profile:
    /\b[ASD] ?\d{1,2}[+,;/ ]{1,3}(?:at )?AP ?[-−–]?\d\b|\bAP ?[-−–]?\d[,;/ ]{1,3}D ?\d|\bT\d{1,2}[ ,/]+(?:[2-7]\+|\d{1,2}W)|\b(?:into|vs|against|with|have|are|is) T\d{1,2}\b|\bS\d{1,2} (?:AP|D\d)|(?:^|[^\w+])[2-6]\+ (?:saves?|armou?r|sv)\b|[2-6]\+ ?\/ ?[2-6]\+\+|\bBS ?[2-6]\+|\b\d{2,3} ?(?:→|->|=>) ?\d{2,3} ?(?:pts|points)|\d"\s*\|?\s*\d?D?\d\s*\|?\s*[2-6]\+\s/,
  /** Numbers of a weapon’s row: a range and at least three more characteristics. */
  weaponRow:
    /\d{1,2}["″”]\s*\|?\s*(?:[2-9]?D?\d(?:\+\d)?)\s*\|?\s*(?:[2-6]\+|N\/A)\s*\|?\s*\d{1,2}\s*\|?\s*[-−–]?\d|\bA\d{1,2}\b.{0,12}\bS\d{1,2}\b.{0,12}\bAP\b/,
  /** Source code, in which "2++" is no save. */
  code: /[{}`]|=>|==|&&|\|\||\b(?:for|while|if|int|let|const|var|return)\s?[( ]\w+\s?[=;<)]|\/\/|\w\(\)|operator|#include/,
  /** What may follow a number that ends its phrase: "about 40k, which". */
  moneyAfter:
    /^(?:$|[.,;:!?)\s]*$|[.,;:!?)]|\s(?:and|or|in|on|at|to|from|a|per|so|which|but|for|by|of|as|when|if|the|this|last|each|every|before|after|now)\b)/i,
  /** "5+ years", "3 people": a number of something is no value. */
  counted:
    /^\)?[\s-]?(?:of|years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|people|patients?|beds|stars?|%|points?|pts|km|miles)\b/i,
  /** Behind a name in capitals that is said to be a rule. */
  ruleNoun: /^\s(?:Weapons?|Abilit|Keyword|Rules?|Tests?|Rolls?|Moves?|Stratagem|Section|Attacks?|Phase)/,
  /** Words of German, counted: it writes all nouns with capitals. */
  german: /\b(?:und|nicht|ist|der|die|das|für|mit|ein|eine|man|bei|zählt|oder|wie|auf)\b/g,
} as const satisfies Readonly<Record<string, RegExp>>;

export type Phrases = Readonly<Record<keyof typeof PHRASES, RegExp>>;
