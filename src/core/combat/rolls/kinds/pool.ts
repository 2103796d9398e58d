import { binomial } from '../../../dice/binomial.ts';
import { countingUp } from '../counting-up.ts';
import type { RollKind } from '../roll-kind.ts';

export type PoolInputs = {
  /** How many D6. */
  readonly dice: number;
  /** N for N+ on each; an unmodified 1 is not special here. */
  readonly on: number;
  readonly modifier?: number;
  readonly reroll?: 'ones' | 'fails';
};

export type PoolFigures = {
  readonly mean: number;
  readonly atLeast: readonly number[];
  /** Chance of one die. */
  readonly pEach: number;
};

/** A handful of D6, counting those of N or more. */
export const pool: RollKind<PoolInputs, PoolFigures> = ({ dice, on, modifier = 0, reroll }) => {
  const once = Math.max(0, Math.min(6, 7 - on + modifier)) / 6;
  const again = reroll === 'fails' ? 1 - once : reroll === 'ones' && once < 1 ? 1 / 6 : 0;
  const pEach = once + again * once;
  return { pEach, ...countingUp(binomial(dice, pEach)) };
};
