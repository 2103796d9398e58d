import type { Place } from './place.ts';

const ENDS_SENTENCE = /(?:^|[.!?…:;>|•◦*#"“„«([—–]|->|→|=|\n|\d\)|^\s*-)\s*$/;

export function isCapital(place: Place): boolean {
  const first = place.text.charAt(place.start);
  return first !== first.toLowerCase();
}

/** Whether the place begins a sentence, a line, a cell or a bullet, where every word has a capital. */
export function beginsSentence(place: Place): boolean {
  return ENDS_SENTENCE.test(place.before) || /^[\s\-+*>•◦]*$/.test(place.before);
}

/** In German these are nouns like any other, and have a capital. */
const LOANWORDS = new Set(['leader', 'charge', 'lance', 'precision', 'advance', 'pistol']);

/** A capital inside a sentence, in a text that does not shout and does not write all nouns so. */
export function capital(place: Place): boolean {
  if (isCode(place)) return !shouted(place);
  if (!isCapital(place) || (place.nounCapitals && LOANWORDS.has(place.entry.id)) || beginsSentence(place)) return false;
  return !shouted(place) && !titleCase(place);
}

/** "DS", "FNP": a short code in capitals, which it has inside a sentence and at its beginning. */
export function isCode({ text, start, end }: Place): boolean {
  return /^[A-Z]{2,4}s?\d?$/.test(text.slice(start, end));
}

/** In capitals, in a text that is in capitals: that says nothing. */
function shouted(place: Place): boolean {
  const shown = place.text.slice(place.start, place.end);
  if (shown !== shown.toUpperCase()) return false;
  const near = (place.before.slice(-60) + place.after.slice(0, 60)).replace(/\b[A-Z]{2,4}\b/g, '');
  return near.replace(/[^A-Z]/g, '').length > near.replace(/[^a-z]/g, '').length;
}

/** A heading in Title Case: more than half of its longer words have capitals, so one more says nothing. */
function titleCase(place: Place): boolean {
  const words = `${place.before} ${place.after}`.match(/\p{L}{4,}/gu) ?? [];
  if (words.length < 2) return false;
  const small = words.filter((word) => word.charAt(0) === word.charAt(0).toLowerCase()).length;
  return small * 2 < words.length && small < 3 && !/[,/]/.test(place.before.slice(-2) + place.after.slice(0, 1));
}

export function sentenceStart(place: Place): boolean {
  return isCapital(place) && beginsSentence(place);
}

/** "Warp Rifts turns that into …": every longer word of the name has a capital, the text around it has few. */
export function titleCased(place: Place): boolean {
  const shown = place.text.slice(place.start, place.end);
  const words = shown.match(/\p{L}{4,}/gu) ?? [];
  if (!/\s/.test(shown.trim()) || words.length === 0 || shouted(place)) return false;
  return (
    words.every((word) => word.charAt(0) !== word.charAt(0).toLowerCase()) && !titleCase(place) && !place.nounCapitals
  );
}
