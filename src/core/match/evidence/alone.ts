import { standsAlone } from './gives.ts';
import type { Place } from './place.ts';

/** "torrent doesn't care": a noun with neither article before nor noun behind it. */
export function alone(place: Place): boolean {
  return standsAlone(place) && !place.phrases.determiner.test(place.before);
}
