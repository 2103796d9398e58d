import { editDistance } from '../../src/core/rules/edit-distance.ts';

/** The candidate that a mistyped name most likely means: at most a third of its letters wrong, or two. */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(name.length < 5 ? 1 : 2, Math.floor(name.length / 3));
  let best: string | undefined;
  let distance = limit + 1;
  for (const candidate of candidates) {
    const found = editDistance(name.toLowerCase(), candidate.toLowerCase(), distance - 1);
    if (found < distance) {
      best = candidate;
      distance = found;
    }
  }
  return best;
}
