import { binomial } from '../../../dice/binomial.ts';
import { countingUp } from '../counting-up.ts';
import type { RollKind } from '../roll-kind.ts';
import { sufferSpilling } from '../suffer.ts';
import type { ModelsDestroyed } from '../suffering-unit.ts';

export type DesperateEscapeInputs = {
  /** Models that take the test. */
  readonly tests: number;
  /** Subtracted or added to each test. */
  readonly modifier?: number;
  /** 11e: wounds of each model; 1 unless given. */
  readonly wounds?: number;
  /** 11e: Feel No Pain N+. */
  readonly fnp?: number | null;
};

/** Desperate Escape: a test of 1-2 destroys a model (10e) or is a hazard roll, one mortal wound (11e 09.07). */
export const desperateEscape: RollKind<DesperateEscapeInputs, ModelsDestroyed> = (
  { tests, modifier = 0, wounds = 1, fnp },
  edition,
) => {
  const failed = binomial(tests, Math.max(0, Math.min(6, 2 - modifier)) / 6);
  if (edition === '10e' || tests === 0) return countingUp(failed);
  return sufferSpilling({ models: tests, wounds, fnp }, failed);
};
