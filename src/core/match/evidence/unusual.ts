import type { Place } from './place.ts';

const RARE = new Set([
  'torrent',
  'hazardous',
  'lance',
  'melta',
  'psychic',
  'smokescreen',
  'siegecraft',
  'infiltrators',
]);

/** Ordinary words, but rare ones: among rules they are hardly ever meant otherwise. */
/** Whether a word is one of them; before a noun they are no everyday adjective either. */
export function unusual({ entry }: Place): boolean {
  return RARE.has(entry.id);
}
