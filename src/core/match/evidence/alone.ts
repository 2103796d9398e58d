import { standsAlone } from './gives.ts';
import type { Place } from './place.ts';

const DETERMINER =
  /(?:\b(?:a|an|the|my|your|his|her|its|our|their|this|that|very|so|too|is|are|was|be|der|die|das|le|la|les|un|une|el|los|il)\s+)$/i;

/** "torrent doesn't care": a noun with neither article before nor noun behind it. */
export function alone({ before, after }: Place): boolean {
  return standsAlone(after) && !DETERMINER.test(before);
}
