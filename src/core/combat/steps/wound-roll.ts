import type { Draft } from './draft.ts';
import { type RollChances, rollChances } from './roll-chances.ts';

/** What a Wound roll needs: 2+ from twice the Toughness, 3+ above it, 4+ equal, 5+ below, 6+ from half of it down. */
export function woundNeeded(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength > toughness) return 3;
  if (strength === toughness) return 4;
  return 2 * strength <= toughness ? 6 : 5;
}

/** Step 3: chances of one Wound roll (R2, R8). */
export function woundRoll(draft: Draft): RollChances {
  return rollChances({
    needed: woundNeeded(draft.strength, draft.toughness),
    modifier: draft.woundModifiers.reduce((all, one) => all + one, 0),
    criticalOn: draft.criticalWoundOn,
    criticalOnSuccess: draft.weapon.criticalWoundOn ?? 6,
    failsUpTo: 1,
    reroll: draft.rerollWounds,
  });
}
