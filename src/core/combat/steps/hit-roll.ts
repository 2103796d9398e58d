import { ignoresHitPenalties } from '../abilities/hit-penalties.ts';
import type { Draft } from './draft.ts';
import { type RollChances, rollChances } from './roll-chances.ts';

/** Step 2: chances of one Hit roll (R2, R3, R4, R7). */
export function hitRoll(draft: Draft): RollChances {
  if (draft.skill === null) return { fail: 0, success: 1, critical: 0 };
  const kept = ignoresHitPenalties(draft) ? draft.hitModifiers.filter((modifier) => modifier > 0) : draft.hitModifiers;
  return rollChances({
    // A skill is never better than 2+, whatever improves it: penalties to the roll count from there.
    needed: Math.max(2, draft.skill),
    modifier: kept.reduce((all, one) => all + one, 0),
    criticalOn: draft.weapon.criticalHitNeedsSuccess ? 6 : draft.criticalHitOn,
    criticalOnSuccess: draft.criticalHitOn,
    failsUpTo: draft.hitFailsUpTo,
    reroll: draft.rerollHits,
  });
}
