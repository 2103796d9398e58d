/**
 * A distribution over whole numbers: `masses[i]` is the chance of exactly `least + i`.
 *
 * Values are never changed after they are made; every law returns a new one. Masses are non-negative and sum to 1
 * within 1e-12. There is no simulation anywhere: everything is counted.
 */
export type Distribution = {
  /** The smallest possible value. */
  readonly least: number;
  /** Chance of each value from `least` upwards; at least one entry. Treat as read-only. */
  readonly masses: Float64Array;
};

/** The largest possible value. */
export function greatest({ least, masses }: Distribution): number {
  return least + masses.length - 1;
}

/** The chance of exactly `value`; 0 outside the support. */
export function chanceOf({ least, masses }: Distribution, value: number): number {
  return masses[value - least] ?? 0;
}
