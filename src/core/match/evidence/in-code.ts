import { isCapital } from './capital.ts';
import type { Place } from './place.ts';

const PUNCTUATION = /=>|==|&&|\|\||\w\(['"`)]|['"`]\)|\)\.\w|;\s*$|[{}]|\/\/\s|\bconst\b|\bdef\b/g;

/** "expect(parse('fnp 5+').pluses)": lower case between the marks of source code is a string or a variable. */
export function inCode(place: Place): boolean {
  if (isCapital(place)) return false;
  return (`${place.before.slice(-40)} ${place.after.slice(0, 40)}`.match(PUNCTUATION)?.length ?? 0) > 1;
}
