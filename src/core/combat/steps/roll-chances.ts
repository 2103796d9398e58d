import type { Reroll } from '../attack-scenario.ts';

/** Chances of the three outcomes of a Hit or Wound roll; they sum to 1. */
export type RollChances = { readonly fail: number; readonly success: number; readonly critical: number };

/** What makes an unmodified face of a D6 a success or a critical. */
export type RollNeeds = {
  /** Target number after modifiers. */
  readonly needed: number;
  /** Sum of all modifiers; limited to -1..+1 here (R2). */
  readonly modifier: number;
  /** An unmodified face of this or more is critical, and succeeds. */
  readonly criticalOn: number;
  /** The same where the roll has to succeed first; 7 for never. */
  readonly criticalOnSuccess: number;
  /** Unmodified faces up to this always fail; at least 1. */
  readonly failsUpTo: number;
  readonly reroll: Reroll | undefined;
};

/**
 * R1, R2, R3, R18: chances of a Hit or Wound roll. An unmodified 1 fails; an unmodified 6 succeeds and is critical; a
 * critical succeeds whatever the modifiers, unless it has to succeed first. A die is re-rolled at most once.
 */
export function rollChances(needs: RollNeeds): RollChances {
  let success = 0;
  let critical = 0;
  let again = 0;
  for (let face = 1; face <= 6; face++) {
    const outcome = outcomeOf(face, needs);
    if (picksUp(needs.reroll, face, outcome)) again += 1;
    else if (outcome === 2) critical += 1;
    else success += outcome;
  }
  if (again > 0) {
    const share = again / 6;
    const second = rollChances({ ...needs, reroll: undefined });
    success = success / 6 + share * second.success;
    critical = critical / 6 + share * second.critical;
    return { fail: Math.max(0, 1 - success - critical), success, critical };
  }
  return { fail: (6 - success - critical) / 6, success: success / 6, critical: critical / 6 };
}

/** 0 fails, 1 succeeds, 2 is critical. */
function outcomeOf(face: number, needs: RollNeeds): number {
  if (face <= needs.failsUpTo) return 0;
  const modifier = Math.max(-1, Math.min(1, needs.modifier));
  const succeeds = face === 6 || face + modifier >= needs.needed;
  const critical = face === 6 || face >= needs.criticalOn || (succeeds && face >= needs.criticalOnSuccess);
  return critical ? 2 : succeeds ? 1 : 0;
}

function picksUp(reroll: Reroll | undefined, face: number, outcome: number): boolean {
  if (reroll === 'ones') return face === 1;
  if (reroll === 'fails') return outcome === 0;
  return reroll === 'nonCriticals' && outcome < 2;
}
