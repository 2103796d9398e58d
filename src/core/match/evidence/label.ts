import type { Place } from './place.ts';

/** "Scouts: units in a transport may use it", "Heavy = +1 when standing still": the head of a line that explains it. */
export function label({ before, after }: Place): boolean {
  const head = /(?:^|[.!?]\s)[\s\-•◦*#>\d.)]*$/.test(before);
  return head && /^(?:[\s*_'"]*(?:\((?:\d ?CP|aura|core)\))?[\s*_'"]*)(?::\s?\S|=\s|[–—-]\s|->|→|\|)/i.test(after);
}
