import type { TargetGroup } from '../attack-scenario.ts';
import type { Draft } from './draft.ts';

/** AP after its modifiers, never worsened past 0 (R10). */
export function penetration({ weapon }: Draft): number {
  return Math.min(0, -Math.abs(weapon.ap) + (weapon.apModifier ?? 0));
}

/**
 * Step 4: the smallest unmodified die that saves a model of this group, 2 to 7 (7: nothing does).
 *
 * R9: the sum of all modifiers, AP included, is at most +1 (10e); an unmodified 1 fails; a 6 is no automatic success.
 * Invulnerable saves take neither AP nor cover. The better of the two counts. 11e has no cap, but 1 always fails.
 */
export function saveNeeded(draft: Draft, group: TargetGroup): number {
  const ap = penetration(draft);
  const others = (draft.target.saveModifiers ?? []).reduce((all, one) => all + one, 0);
  const covered = draft.edition === '10e' && draft.cover && !(group.save <= 3 && ap === 0) ? 1 : 0;
  const cap = draft.edition === '10e' ? 1 : Number.POSITIVE_INFINITY;
  const armour = group.save - Math.min(cap, ap + covered + others);
  const invulnerable = (group.invuln ?? 7) - Math.min(cap, others);
  return Math.max(2, Math.min(7, armour, group.invuln ? invulnerable : 7));
}

/** The chance that a save needing `needed` on an unmodified die fails, with the re-roll the target has. */
export function saveFails(needed: number, reroll: 'ones' | 'fails' | undefined): number {
  const fails = (needed - 1) / 6;
  if (reroll === 'fails') return fails * fails;
  return reroll === 'ones' ? fails - (1 - fails) / 6 : fails;
}
