/** One labelled example: its features by number, and how much it counts. */
export type Example = {
  readonly features: readonly (readonly [feature: number, amount: number])[];
  readonly label: 0 | 1;
  readonly weight: number;
};

export type FitOptions = {
  /** How strongly each feature is drawn to its prior. */
  readonly ridge: (feature: number) => number;
  readonly prior?: (feature: number) => number;
  /** The bounds a weight may not leave. */
  readonly bounds?: (feature: number) => readonly [least: number, most: number];
  readonly rounds?: number;
};

/** Weights of a logistic regression with ridge and bounds, by full gradient steps (Adam), without chance: same input, same weights. */
export function fitLogistic(examples: readonly Example[], features: number, options: FitOptions): Float64Array {
  const { ridge, prior = () => 0, bounds = () => [-Infinity, Infinity] as const, rounds = 1200 } = options;
  const weights = Float64Array.from({ length: features }, (_, at) => prior(at));
  const mean = new Float64Array(features);
  const square = new Float64Array(features);
  for (let round = 1; round <= rounds; round++) {
    const gradient = Float64Array.from(weights, (weight, at) => ridge(at) * (weight - prior(at)));
    for (const example of examples) {
      const error = (probability(oddsOf(weights, example)) - example.label) * example.weight;
      for (const [at, amount] of example.features) gradient[at] = (gradient[at] ?? 0) + error * amount;
    }
    const step = 0.05 * Math.min(1, (2 * (rounds - round + 1)) / rounds);
    for (let at = 0; at < features; at++) {
      const slope = gradient[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
      const moved = (mean[at] ?? 0) / (1 - 0.9 ** round);
      const spread = Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8;
      const [least, most] = bounds(at);
      weights[at] = Math.max(least, Math.min(most, (weights[at] ?? 0) - (step * moved) / spread));
    }
  }
  return weights;
}

/** Logarithmic odds of an example under some weights. */
export function oddsOf(weights: Float64Array, { features }: Pick<Example, 'features'>): number {
  let sum = 0;
  for (const [at, amount] of features) sum += (weights[at] ?? 0) * amount;
  return sum;
}

function probability(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
