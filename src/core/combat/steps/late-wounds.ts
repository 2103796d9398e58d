import { blow, strike } from './blow.ts';
import type { Order } from './board.ts';
import { mortalBlow, sufferMortals } from './mortal-wounds.ts';
import type { Volley } from './volley.ts';

type Effect = (law: Float64Array, from: number) => void;

/** Critical Wounds of one weapon that wait for their effect: how many are told apart, and what each one does. */
export type LateWounds = {
  readonly most: number;
  /** R12: damage as mortal wounds on one model, the rest is lost. */
  readonly devastate: Effect | undefined;
  /** R14: mortal wounds in addition, which spill. */
  readonly suffer: Effect | undefined;
};

/**
 * What waiting Critical Wounds of a weapon do: Devastating Wounds fall like its attacks, in `order`; mortal wounds in
 * addition in the order `spilling` (Precision directs them in the 10th edition only: 11e 24.28.01, 06.02).
 */
export function lateWounds(volley: Volley, order: Order, spilling: Order, most: number): LateWounds {
  const { mortals } = volley;
  const always = volley.losses.map(() => 1);
  const never = volley.losses.map(() => 0);
  const packet = blow(volley.mortalLosses, always, never);
  const one = mortalBlow(volley.mortalWoundCounts);
  return {
    most,
    devastate: volley.devastating ? (law, from) => strike(law, from, order, packet) : undefined,
    suffer: mortals ? (law, from) => sufferMortals(law, from, spilling, mortals, one) : undefined,
  };
}

/**
 * Resolves everything that waits, weapon by weapon in the listed order; mortal wounds in addition come after all
 * Devastating Wounds. `law` holds one law per combination of waiting counts, the first weapon's count changing
 * slowest; afterwards its first `positions` entries are the law.
 */
export function resolveLate(law: Float64Array, positions: number, waiting: readonly LateWounds[]): void {
  const mixed = waiting.some(({ devastate }) => devastate) && waiting.some(({ suffer }) => suffer);
  let whole = positions;
  for (const { most } of waiting) whole *= most + 1;
  if (mixed) devastateFirst(law, positions, whole, waiting);
  let block = whole;
  for (const { most, devastate, suffer } of waiting) {
    block /= most + 1;
    const effect = mixed ? suffer : (devastate ?? suffer);
    // Horner's rule from the highest count down: each wound is suffered by everyone who still waits for it.
    for (let count = most; count > 0; count--) {
      const start = count * block;
      if (effect) for (let from = start; from < start + block; from += positions) effect(law, from);
      for (let i = 0; i < block; i++) law[start - block + i] = at(law, start - block + i) + at(law, start + i);
    }
  }
}

/** Applies all Devastating Wounds while every count is still told apart, for the mortal wounds that follow. */
function devastateFirst(law: Float64Array, positions: number, whole: number, waiting: readonly LateWounds[]): void {
  let block = whole;
  for (const { most, devastate } of waiting) {
    block /= most + 1;
    if (!devastate) continue;
    for (let from = 0; from < whole; from += positions) {
      const count = Math.floor(from / block) % (most + 1);
      for (let wound = 0; wound < count; wound++) devastate(law, from);
    }
  }
}

function at(law: Float64Array, index: number): number {
  return law[index] as number;
}
