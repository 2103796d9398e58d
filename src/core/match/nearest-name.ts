import type { NamedGame } from './found.ts';

/** What a line break or the end of a sentence between two places adds to their distance, in characters. */
const LINE = 150;
const SENTENCE = 60;

/** The game named nearest to a place of a text: a newsletter names a new one in every paragraph. */
export function nearestName(text: string, names: readonly NamedGame[], at: number): NamedGame | undefined {
  let best: NamedGame | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const chars = Math.abs(name.at - at);
    if (chars >= least) continue;
    const between = chars > 4000 ? '' : text.slice(Math.min(name.at, at), Math.max(name.at, at));
    const distance =
      chars + LINE * (between.match(/\n/g)?.length ?? 0) + SENTENCE * (between.match(/[.!?]\s/g)?.length ?? 0);
    if (distance < least) {
      least = distance;
      best = name;
    }
  }
  return best;
}
