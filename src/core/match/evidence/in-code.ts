import { isCapital } from './capital.ts';
import type { Place } from './place.ts';

/** "expect(parse('fnp 5+').pluses)": lower case between the marks of source code is a string or a variable. */
export function inCode(place: Place): boolean {
  if (isCapital(place)) return false;
  return (`${place.before.slice(-40)} ${place.after.slice(0, 40)}`.match(place.phrases.codeMark)?.length ?? 0) > 1;
}
