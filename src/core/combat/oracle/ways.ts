import { Fraction } from './fraction.ts';

/** One thing that can happen, and in how many of the equally likely throws it does. */
type Outcome<Value> = { readonly value: Value; readonly ways: bigint };

/** Dice made so far. */
const dice = new Map<number, Ways<number>>();

/** Past this size the common divisor is taken out. */
const LARGE = 1n << 192n;

/**
 * All that can happen, counted in equally likely throws of dice; equal outcomes are merged. Playing on from every
 * outcome (`andThen`) is the only operation: no convolution, no formula, no rounding.
 */
export class Ways<Value> {
  private constructor(
    readonly outcomes: readonly Outcome<Value>[],
    readonly total: bigint,
  ) {}

  static certain<Value>(value: Value): Ways<Value> {
    return new Ways([{ value, ways: 1n }], 1n);
  }

  /** A die with faces 1 to `sides`. */
  static die(sides: number): Ways<number> {
    const known = dice.get(sides);
    if (known) return known;
    const faces = Array.from({ length: sides }, (_, index) => ({ value: index + 1, ways: 1n }));
    const die = new Ways(faces, BigInt(sides));
    dice.set(sides, die);
    return die;
  }

  /** Outcomes with their weights; the weights may be any whole numbers of 0 or more. */
  static weighted<Value>(entries: Iterable<readonly [Value, bigint]>): Ways<Value> {
    const merged = new Map<string | number, { value: Value; ways: bigint }>();
    let total = 0n;
    for (const [value, ways] of entries) {
      if (ways === 0n) continue;
      total += ways;
      const key = typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
      const known = merged.get(key);
      if (known) known.ways += ways;
      else merged.set(key, { value, ways });
    }
    return new Ways([...merged.values()], total).reduced();
  }

  /** Goes on from every outcome. */
  andThen<Next>(next: (value: Value) => Ways<Next>): Ways<Next> {
    const [only] = this.outcomes;
    if (only && this.outcomes.length === 1) return next(only.value);
    const branches = this.outcomes.map(({ value, ways }) => ({ ways, after: next(value) }));
    const shared = branches.reduce((product, { after }) => leastCommonMultiple(product, after.total), 1n);
    const entries: [Next, bigint][] = [];
    for (const { ways, after } of branches) {
      const each = ways * (shared / after.total);
      for (const outcome of after.outcomes) entries.push([outcome.value, each * outcome.ways]);
    }
    return Ways.weighted(entries);
  }

  /** Renames every outcome; those that become equal are merged. */
  as<Next>(name: (value: Value) => Next): Ways<Next> {
    return Ways.weighted(this.outcomes.map(({ value, ways }) => [name(value), ways]));
  }

  /** Chance of all outcomes for which `test` holds. */
  chance(test: (value: Value) => boolean): Fraction {
    return this.mean((value) => (test(value) ? 1 : 0));
  }

  mean(measure: (value: Value) => number): Fraction {
    let sum = 0n;
    for (const { value, ways } of this.outcomes) sum += BigInt(measure(value)) * ways;
    return new Fraction(sum, this.total);
  }

  private reduced(): Ways<Value> {
    if (this.total < LARGE) return this;
    let shared = this.total;
    for (const { ways } of this.outcomes) {
      let [x, y] = [shared, ways];
      while (y !== 0n) [x, y] = [y, x % y];
      shared = x;
      if (shared === 1n) return this;
    }
    const smaller = this.outcomes.map(({ value, ways }) => ({ value, ways: ways / shared }));
    return new Ways(smaller, this.total / shared);
  }
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
