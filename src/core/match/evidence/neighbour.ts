import type { Place } from './place.ts';

/** Another rule that is no ordinary word, in the same sentence. */
export function neighbour(place: Place): boolean {
  return place.all.some((other, at) => {
    if (at === place.at || other.tier === 'word' || other.name === place.entry.name) return false;
    const [from, to] = other.start < place.start ? [other.end, place.start] : [place.end, other.start];
    return to - from < 120 && !/[.!?…]\s|\n/.test(place.text.slice(from, to));
  });
}
