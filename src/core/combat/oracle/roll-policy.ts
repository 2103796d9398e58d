import type { Reroll } from '../attack-scenario.ts';

/** What a face of a Hit or Wound roll means. */
export type FaceResult = { readonly success: boolean; readonly critical: boolean };

/** Whether a die is picked up again (R18). */
export function unhappyWith(policy: Reroll | undefined, face: number, result: FaceResult): boolean {
  if (policy === 'ones') return face === 1;
  if (policy === 'fails') return !result.success;
  return policy === 'nonCriticals' && !result.critical;
}

/** Modifiers to a Hit or Wound roll: the sum, limited to -1..+1 (R2). */
export function limited(modifiers: readonly number[]): number {
  const sum = modifiers.reduce((total, modifier) => total + modifier, 0);
  return Math.max(-1, Math.min(1, sum));
}
