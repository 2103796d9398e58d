import type { SignName } from './weights.ts';

const POINTS = /\b\d ?CP\b/;
const PROFILE =
  /\b[ASD] ?\d{1,2}[+,;/ ]{1,3}(?:at )?AP ?[-−–]?\d\b|\bAP ?[-−–]?\d[,;/ ]{1,3}D ?\d|\bT\d{1,2}[ ,/]+(?:[2-7]\+|\d{1,2}W)|\b(?:into|vs|against|with|have|are|is) T\d{1,2}\b|\bS\d{1,2} (?:AP|D\d)|(?:^|[^\w+])[2-6]\+ (?:saves?|armou?r|sv)\b|[2-6]\+ ?\/ ?[2-6]\+\+|\bBS ?[2-6]\+|\b\d{2,3} ?(?:→|->|=>) ?\d{2,3} ?(?:pts|points)|\d"\s*\|?\s*\d?D?\d\s*\|?\s*[2-6]\+\s/;
const INCHES = /\b\d{1,2}["″”](?!\w)/;

/** Numbers as only this kind of game writes them. */
export function numberSigns(text: string): SignName[] {
  const found: SignName[] = [];
  if (POINTS.test(text)) found.push('points');
  if (PROFILE.test(text)) found.push('profile');
  if (INCHES.test(text)) found.push('inches');
  return found;
}
