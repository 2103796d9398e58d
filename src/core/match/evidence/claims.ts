import type { Found } from '../found.ts';
import type { ClaimSign } from './weights.ts';

/** Column of the table of claims: how a candidate is weighed. Numbers without a name ("4++") have a column of their own. */
export type Nature = 0 | 1 | 2 | 3;

const TIERS = { distinct: 0, shared: 1, word: 2 } as const;

export function natureOf(found: Found): Nature {
  return found.nameStart === found.nameEnd ? 3 : TIERS[found.tier];
}

/** What a candidate is by itself, besides the signs that stand beside it. */
export function claimsOf(found: Found): ClaimSign[] {
  const claims: ClaimSign[] = [];
  const letters = found.nameEnd - found.nameStart;
  if (letters > 0) {
    if (found.lowerCase) claims.push('lowerCase');
    if (found.proper || found.properInLowerCase) claims.push(found.lowerCase ? 'properLower' : 'proper');
    if (found.phrase) claims.push('phrase');
    if (found.maybeVerb) claims.push('maybeVerb');
    if (found.falseFriend) claims.push('falseFriend');
    if (found.fuzzy) claims.push('fuzzy');
    if (letters < 4) claims.push('code');
  }
  const { value } = found.params;
  if (value !== undefined) claims.push(/^\d+$/.test(value) ? 'bareNumber' : 'gameValue');
  return claims;
}
