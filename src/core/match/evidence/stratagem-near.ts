import type { Place } from './place.ts';

/** Stratagems have ordinary names: "Grenade for 1CP", "the stratagem Siegecraft". */
export function stratagemNear({ entry, before, after }: Place): boolean {
  if (!/stratagem|boarding/.test(entry.kind)) return false;
  return /\bstrat(?:agem|egem)?s?\b|\b\d ?CP\b|\bCP\b/i.test(
    `${before.slice(-40).replace(/^.*[.!?]\s/, '')} ${after.slice(0, 40).replace(/[.!?]\s.*$/, '')}`,
  );
}
