/** Numbers of everything that also reads "40k": money, people, lines of code. */
const MONEY_BEFORE =
  /(?:[$£€¥~<>≈]\s?|\b(?:over|about|around|nearly|almost|than|roughly|approximately|earns?|paid|pay|costs?|worth|to|under|within|some|another|of|by|at|is|are|was|be|up to|first|last|for|between|only|just|hit|reached|with) (?:a |the |over |about )?)$/i;
const COUNTED_AFTER =
  /^(?:\+|%|\/| ?(?:people|users?|lines?|miles?|km|kilomet\w+|salar\w+|dollars?|euros?|pounds|usd|eur|gbp|followers?|subscribers?|views?|downloads?|a year|per|loan|feet|ft|tokens?|rows?|files?|requests?|records?|bytes|less|more|copies|employees|residents|views|steps|calories|words|characters|stars|fans|jobs|homes|troops|soldiers|votes|tickets|students|patients|year|years|a month|in (?:debt|savings|cash|damages|sales|funding)|hz|rpm|mah|lumens|race|run|bpd|tonnes|tons|barrels|spectators|crowd|entries|items|objects|points of|gold|xp|hp|dps)\b)/i;

/** Whether "40k" is said as a number: "$40k", "a 40k salary", "over 40k users". */
export function isNumber(text: string, start: number, end: number): boolean {
  const shown = text.slice(start, end);
  if (!/^40k$/i.test(shown)) return false;
  const after = text.slice(end, end + 24);
  const before = text.slice(Math.max(0, start - 24), start);
  return (
    COUNTED_AFTER.test(after) ||
    (MONEY_BEFORE.test(before) &&
      /^(?:$|[.,;:!?)\s]*$|[.,;:!?)]|\s(?:and|or|in|on|at|to|from|a|per|so|which|but|for|by|of|as|when|if|the|this|last|each|every|before|after|now)\b)/i.test(
        after,
      ) &&
      !/\b(?:of|with|for|to|in|is) $/i.test(before))
  );
}
