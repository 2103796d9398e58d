import { beginsSentence, isCapital, isCode } from './capital.ts';
import { followedBy } from './followed-by.ts';
import { standsAlone } from './gives.ts';
import type { Place } from './place.ts';
import { unusual } from './unusual.ts';

/** "heavy traffic": before a noun of everyday English. */
export function modifier(place: Place): boolean {
  if (followedBy(place) || isCode(place) || unusual(place)) return false;
  if (/\s/.test(place.text.slice(place.start, place.end)) || (isCapital(place) && !beginsSentence(place))) return false;
  return /^\s\p{Ll}/u.test(place.after) && !standsAlone(place);
}

/** "heavy-duty", "pre-assault", "blast-proof". */
export function hyphenated({ before, after }: Place): boolean {
  return /^[-‐‑]\p{L}/u.test(after) || /\p{L}[-‐‑]$/u.test(before);
}

/** "I hover between", "to lance the boil": a verb in lower case. */
export function verb(place: Place): boolean {
  return !isCapital(place) && place.phrases.verbSubject.test(place.before);
}

/** "in advance", "team leader", "heavy metal", "torrent of tears". */
export function idiom(place: Place): boolean {
  const { before, after, phrases } = place;
  return !isCode(place) && (phrases.idiomAfter.test(after) || phrases.idiomBefore.test(before));
}

/** "mortal wounds of the spirit": a figure of speech, whatever the name. */
export function figure({ after, phrases }: Place): boolean {
  return phrases.figureAfter.test(after);
}
