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
