import { beginsSentence, isCapital, isCode } from './capital.ts';
import { followedBy } from './followed-by.ts';
import { standsAlone } from './gives.ts';
import type { Place } from './place.ts';
import { unusual } from './unusual.ts';

/** "heavy traffic": before a noun of everyday English. */
export function modifier(place: Place): boolean {
  if (followedBy(place) || isCode(place) || unusual(place)) return false;
  if (/\s/.test(place.text.slice(place.start, place.end)) || (isCapital(place) && !beginsSentence(place))) return false;
  return /^\s\p{Ll}/u.test(place.after) && !standsAlone(place.after);
}

/** "heavy-duty", "pre-assault", "blast-proof". */
export function hyphenated({ before, after }: Place): boolean {
  return /^[-‐‑]\p{L}/u.test(after) || /\p{L}[-‐‑]$/u.test(before);
}

const SUBJECT =
  /\b(?:i|you|we|they|he|she|it|who|to|will|would|can|can['’]?t|could|must|may|might|should|don['’]?t|didn['’]?t|doesn['’]?t|won['’]?t|let['’]s|not|please|then)\s$/i;

/** "I hover between", "to lance the boil": a verb in lower case. */
export function verb(place: Place): boolean {
  return !isCapital(place) && SUBJECT.test(place.before);
}

const IDIOMS_BEFORE =
  /\b(?:\d+(?:st|nd|rd|th)|in|free of|in charge|one of the|team|party|squad|community|group|market|class|league|cult|gang|project|opposition|world|former|full)\s$/i;
const IDIOMS_AFTER =
  /^\s(?:of|metal|duty|traffic|rain|snow|lifting|hitters?|hitting|stuff|handed|hearted|loss|losses|board|boards|photo|art|letter|letters|price)\b/i;

/** "in advance", "team leader", "heavy metal", "torrent of tears". */
export function idiom(place: Place): boolean {
  const { before, after } = place;
  return !isCode(place) && (IDIOMS_AFTER.test(after) || IDIOMS_BEFORE.test(before));
}
