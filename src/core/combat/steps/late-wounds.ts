import { type Blow, blow, strike } from './blow.ts';
import type { Order } from './board.ts';
import { mortalBlow, sufferMortals } from './mortal-wounds.ts';
import type { Volley } from './volley.ts';

/** Critical Wounds of one weapon that wait for their effect: how many are told apart, and what each one does. */
export type LateWounds = { readonly most: number; readonly suffer: (law: Float64Array, from: number) => void };

/**
 * R12, R14: what one waiting Critical Wound does when its time comes: Devastating Wounds inflict their damage as
 * mortal wounds on one model (the rest is lost), mortal wounds in addition follow and spill.
 */
export function lateWounds(volley: Volley, order: Order, most: number): LateWounds {
  const always = volley.losses.map(() => 1);
  const never = volley.losses.map(() => 0);
  const devastating: Blow | undefined = volley.devastating ? blow(volley.mortalLosses, always, never) : undefined;
  const one = mortalBlow(volley.mortalWoundCounts);
  return {
    most,
    suffer(law, from) {
      if (devastating) strike(law, from, order, devastating);
      if (volley.mortals) sufferMortals(law, from, order, volley.mortals, one);
    },
  };
}

/**
 * Resolves everything that waits, weapon by weapon in the listed order. `law` holds one law per combination of
 * waiting counts, the first weapon's count changing slowest; afterwards its first `positions` entries are the law.
 */
export function resolveLate(law: Float64Array, positions: number, waiting: readonly LateWounds[]): void {
  let block = positions;
  for (const { most } of waiting) block *= most + 1;
  for (const { most, suffer } of waiting) {
    block /= most + 1;
    // Horner's rule from the highest count down: each wound is suffered by everyone who still waits for it.
    for (let count = most; count > 0; count--) {
      const start = count * block;
      for (let from = start; from < start + block; from += positions) suffer(law, from);
      for (let i = 0; i < block; i++)
        law[start - block + i] = (law[start - block + i] as number) + (law[start + i] as number);
    }
  }
}
