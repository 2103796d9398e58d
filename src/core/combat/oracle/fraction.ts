/** Exact rational numbers for the oracle. Test-only code: nothing that ships may import this folder. */

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** A reduced fraction; the denominator is above 0. Division by zero throws (BigInt's own RangeError). */
export class Fraction {
  readonly over: bigint;
  readonly under: bigint;

  constructor(over: bigint | number, under: bigint | number = 1n) {
    const [o, u] = [BigInt(over), BigInt(under)];
    const sign = u < 0n ? -1n : 1n;
    const shared = greatestCommonDivisor(o, u * sign);
    this.over = (o * sign) / shared;
    this.under = (u * sign) / shared;
  }

  /** Reads "3/4" or "3". */
  static from(text: string): Fraction {
    const [over = '0', under = '1'] = text.split('/');
    return new Fraction(BigInt(over), BigInt(under));
  }

  plus(other: Fraction): Fraction {
    return new Fraction(this.over * other.under + other.over * this.under, this.under * other.under);
  }

  minus(other: Fraction): Fraction {
    return new Fraction(this.over * other.under - other.over * this.under, this.under * other.under);
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.over * other.over, this.under * other.under);
  }

  equals(other: Fraction): boolean {
    return this.over === other.over && this.under === other.under;
  }

  exceeds(other: Fraction): boolean {
    return this.over * other.under > other.over * this.under;
  }

  /** The nearest number: kept to 120 bits before rounding, so huge terms do no harm. */
  toNumber(): number {
    const bits = (n: bigint): number => n.toString(2).length;
    const shift = Math.max(0, 120 + bits(this.under) - bits(this.over < 0n ? -this.over : this.over));
    const scaled = (this.over << BigInt(shift)) / this.under;
    const half = Math.floor(shift / 2);
    return (Number(scaled) / 2 ** half) * 2 ** (half - shift);
  }

  toString(): string {
    return this.under === 1n ? String(this.over) : `${this.over}/${this.under}`;
  }
}
