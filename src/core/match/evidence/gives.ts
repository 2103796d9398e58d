import type { Place } from './place.ts';

/** "gains Stealth", "vs blast", "no indirect, promise": had, given or taken, and not as an adjective of the next word. */
export function gives(place: Place): boolean {
  const { before, after, phrases } = place;
  if (/^\s*\?/.test(after) && /\b(?:and|or|about)\s$/i.test(before)) return true;
  return phrases.givenBefore.test(before) && standsAlone(place);
}

/** Followed by punctuation, the end or a function word. */
export function standsAlone({ after, phrases }: Pick<Place, 'after' | 'phrases'>): boolean {
  const rest = after.replace(/^["”'’*_\])]+/, '');
  return (
    /^\s*(?:$|[.,;:!?…/)+|&=<>→—–\]]|->|- )/.test(rest) ||
    (/^\s/.test(rest) && phrases.functionWord.test(rest.trimStart()))
  );
}
