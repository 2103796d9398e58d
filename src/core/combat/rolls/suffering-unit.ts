import { type Checks, nullable, whole } from '../check/field.ts';

/** The unit that suffers. */
export type SufferingUnit = {
  /** Models alive. */
  readonly models: number;
  /** Wounds of each. */
  readonly wounds: number;
  /** Feel No Pain N+; null or absent is none. */
  readonly fnp?: number | null;
};

/** Models destroyed: the mean, and [k] = chance of at least k, up to the most that can die. */
export type ModelsDestroyed = { readonly mean: number; readonly atLeast: readonly number[] };

/** Checks of the fields of a suffering unit. */
export const unitChecks: Checks = {
  models: whole(1, 300),
  wounds: whole(1, 300),
  fnp: nullable(whole(2, 7)),
};
