import type { Place } from './place.ts';

/** The span inside square brackets around a place, or undefined. */
function inside(place: Place): { from: number; to: number } | undefined {
  const { text, start, end } = place;
  const open = text.lastIndexOf('[', start);
  if (open < 0 || start - open > 120 || text.slice(open, start).includes(']')) return undefined;
  const close = text.indexOf(']', end);
  return close < 0 || close - end > 120 || text.slice(end, close).includes('[') ? undefined : { from: open, to: close };
}

/** "[HEAVY, BLAST]": in brackets together with a second keyword. */
export function bracketList(place: Place): boolean {
  const span = inside(place);
  return (
    span !== undefined &&
    place.all.some((other, at) => at !== place.at && other.start > span.from && other.end <= span.to)
  );
}

/** "[BLAST]": alone in brackets, whatever value is with it. */
export function bracket(place: Place): boolean {
  const span = inside(place);
  return (
    span !== undefined &&
    /^[\s\dX"+D36:]*$/.test(place.text.slice(place.end, span.to)) &&
    place.text.slice(span.from + 1, place.start).trim() === ''
  );
}
