import type { Phrases } from './phrases.ts';
import type { PageSignName } from './weights.ts';

const POINTS = /\b\d ?CP\b/;
const INCHES = /\b\d{1,2}["″”](?!\w)/;

/** Numbers as only this kind of game writes them. */
export function numberSigns(phrases: Phrases, text: string): PageSignName[] {
  const found: PageSignName[] = [];
  if (POINTS.test(text)) found.push('points');
  if (phrases.profile.test(text)) found.push('profile');
  if (INCHES.test(text)) found.push('inches');
  return found;
}
