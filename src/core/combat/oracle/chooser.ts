/** Repeatable choices from a seed (mulberry32): the same seed makes the same case everywhere. */
export class Chooser {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 or more, below 1. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  from(least: number, most: number): number {
    return least + Math.floor(this.#next() * (most - least + 1));
  }

  one<Value>(first: Value, ...others: readonly Value[]): Value {
    return [first, ...others][this.from(0, others.length)] ?? first;
  }

  /** True once in `oneIn`. */
  chance(oneIn: number): boolean {
    return this.from(1, oneIn) === 1;
  }

  /** The fields of `make`, once in `oneIn`; otherwise none. */
  maybe<Fields extends object>(oneIn: number, make: () => Fields): Fields | Record<never, never> {
    return this.chance(oneIn) ? make() : {};
  }
}
