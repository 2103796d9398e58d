import { standsAlone } from './gives.ts';
import type { Place } from './place.ts';

const ADJECTIVE = /^(?:heroics?|indirects?|sustained|lethal|devastating)$/i;

/** "he did a heroic with it", "indirect is annoying": an adjective that stands as a noun is a short name. */
export function nominal({ text, start, end, after }: Place): boolean {
  return ADJECTIVE.test(text.slice(start, end)) && standsAlone(after);
}
