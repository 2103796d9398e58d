import type { Place } from './place.ts';

const VALUE = /^\s*(?:[1-9]?[dD]?\d\+{0,3}["″”]?)?/;

/** Beside another rule with nothing but a comma, a slash or "and" between. */
export function listed(place: Place): boolean {
  if (inCell(place)) return true;
  return [place.all[place.at - 1], place.all[place.at + 1]].some((other, side) => {
    if (!other || other.name === place.entry.name) return false;
    const [from, to] = side === 0 ? [other.end, place.start] : [place.end, other.start];
    if (to - from > 24 || to < from) return false;
    const between = place.text.slice(from, to).replace(VALUE, '');
    if (!place.phrases.between.test(between) || between.trim() === '') return false;
    return other.tier !== 'word' || (capitalised(place.text, other.start) && capitalised(place.text, place.start));
  });
}

/** In a cell of a line of values that holds rules and nothing else: "demolisher;blast, heavy;D6". */
function inCell({ before, after, start, end, all }: Place): boolean {
  const [, left] = /[;|\t]([^;|\t]*)$/.exec(before) ?? [];
  const [, right] = /^([^;|\t]*)[;|\t]/.exec(after) ?? [];
  if (left === undefined || right === undefined) return false;
  let rest = left.length + right.length - `${left}${right}`.replace(/[^\s,]/g, '').length;
  for (const other of all) {
    const inside = other.start >= start - left.length && other.end <= end + right.length;
    if (inside && other.start !== start) rest -= other.end - other.start;
  }
  return rest <= 0;
}

function capitalised(text: string, at: number): boolean {
  const char = text.charAt(at);
  return char !== char.toLowerCase();
}
