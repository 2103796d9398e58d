import { standsAlone } from './gives.ts';
import type { Place } from './place.ts';

const ADJECTIVE = /^(?:heroics?|indirects?|sustained|lethal|devastating)$/i;

/** "he did a heroic with it", "indirect is annoying": an adjective that stands as a noun is a short name. */
export function nominal(place: Place): boolean {
  return ADJECTIVE.test(place.text.slice(place.start, place.end)) && standsAlone(place);
}
