import { beginsSentence, isCapital } from './capital.ts';
import type { Place } from './place.ts';

/** "Scout Bikes", "Heavy Lifting", "Land Raider Assault": a word beside it has a capital and is no rule itself. */
export function nameRun(place: Place): boolean {
  if (!isCapital(place)) return false;
  const shown = place.text.slice(place.start, place.end);
  const shouting = shown.length > 1 && shown === shown.toUpperCase();
  const next = /^\s(\p{Lu}[\p{L}’'-]*)/u.exec(place.after);
  if (
    next?.[1] &&
    !place.phrases.ruleNoun.test(place.after) &&
    !isShout(next[1], shouting) &&
    !place.phrases.functionWord.test(next[1])
  ) {
    if (!place.all.some((other) => other.start === place.end + 1)) return true;
  }
  const last = /(\p{Lu}[\p{L}’'-]*)\s$/u.exec(place.before);
  if (
    !last?.[1] ||
    isShout(last[1], shouting) ||
    place.phrases.functionWord.test(last[1]) ||
    place.all.some((other) => other.end === place.start - 1)
  )
    return false;
  return last[1].length > 2 && !beginsSentence({ ...place, before: place.before.slice(0, last.index) });
}

/** Capitals of an abbreviation or a shouted line are no name, unless the term itself is shouted with it. */
function isShout(word: string, shouting: boolean): boolean {
  return !shouting && word.length > 1 && word === word.toUpperCase();
}
