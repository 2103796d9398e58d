import type { SignName } from './weights.ts';

const POINTS = /\b\d ?CP\b/;
const PROFILE =
  /\bAP ?[-−–]?\d\b|\bT\d{1,2}\b|\bS\d{1,2} |\bOC ?\d|\b[2-6]\+ (?:saves?|armou?r|sv)\b|\b\d?D[36]\+\d\b|\b\d{1,2}W\b|\bBS ?[2-6]\+/;
const NOTATION = /(?:^|[\s/(])[2-6]\+{2,3}(?=$|[\s/).,;:])/;
const INCHES = /\b\d{1,2}["″”](?!\w)/;

/** Numbers as only this kind of game writes them. */
export function numberSigns(text: string): SignName[] {
  const found: SignName[] = [];
  if (POINTS.test(text)) found.push('points');
  if (PROFILE.test(text)) found.push('profile');
  if (NOTATION.test(text)) found.push('notation');
  if (INCHES.test(text)) found.push('inches');
  return found;
}
