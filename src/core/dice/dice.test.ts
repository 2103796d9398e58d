import fc from 'fast-check';
import { expect, test } from 'vitest';
import { binomial } from './binomial.ts';
import { combine } from './combine.ts';
import { compare } from './compare.ts';
import { constant } from './constant.ts';
import { parseDice, printDice, roll, rollParts } from './dice-notation.ts';
import { die } from './die.ts';
import { difference } from './difference.ts';
import { chanceOf, type Distribution, greatest } from './distribution.ts';
import { maximum, minimum } from './extremes.ts';
import { given } from './given.ts';
import { keep } from './keep.ts';
import { map } from './map.ts';
import { mixture } from './mixture.ts';
import { repeat } from './repeat.ts';
import { rerollOnce } from './reroll-once.ts';
import { sum } from './sum.ts';
import { atLeast, mean, mode, quantile, variance } from './summary.ts';

const law: fc.Arbitrary<Distribution> = fc
  .tuple(fc.integer({ min: -5, max: 5 }), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 7 }))
  .filter(([, weights]) => weights.some((weight) => weight > 0))
  .map(([least, weights]) => {
    const total = weights.reduce((a, b) => a + b, 0);
    return { least, masses: Float64Array.from(weights, (weight) => weight / total) };
  });

const total = ({ masses }: Distribution) => masses.reduce((a, b) => a + b, 0);

function expectSame(x: Distribution, y: Distribution): void {
  for (let value = Math.min(x.least, y.least); value <= Math.max(greatest(x), greatest(y)); value++) {
    expect(chanceOf(x, value)).toBeCloseTo(chanceOf(y, value), 12);
  }
}

test('every law keeps a total of 1', () => {
  fc.assert(
    fc.property(law, law, fc.integer({ min: 0, max: 9 }), (x, y, n) => {
      const half = mixture([
        { weight: 0.5, of: x },
        { weight: 0.5, of: y },
      ]);
      for (const one of [
        sum(x, y),
        difference(x, y),
        half,
        repeat(x, n),
        maximum(x, y),
        minimum(x, y),
        map(x, (v) => v % 2),
      ]) {
        expect(total(one)).toBeCloseTo(1, 12);
      }
      expect(total(rerollOnce(x, (v) => v < 0))).toBeCloseTo(1, 12);
      const { below, equal, above } = compare(x, y);
      expect(below + equal + above).toBeCloseTo(1, 12);
    }),
  );
});

test('means and variances add up, and repeating is adding again and again', () => {
  fc.assert(
    fc.property(law, law, fc.integer({ min: 0, max: 6 }), (x, y, n) => {
      expect(mean(sum(x, y))).toBeCloseTo(mean(x) + mean(y), 10);
      expect(variance(sum(x, y))).toBeCloseTo(variance(x) + variance(y), 10);
      expect(mean(difference(x, y))).toBeCloseTo(mean(x) - mean(y), 10);
      expectSame(repeat(x, n), Array.from({ length: n }, () => x).reduce(sum, constant(0)));
      expectSame(
        sum(x, y),
        combine(x, y, (a, b) => a + b),
      );
      expect(mean(maximum(x, y)) + mean(minimum(x, y))).toBeCloseTo(mean(x) + mean(y), 10);
      expect(compare(x, y).above).toBeCloseTo(atLeast(difference(x, y), 1), 12);
    }),
  );
});

test('keeping the highest or lowest of some dice is what listing every throw gives', () => {
  const every = (dice: number): number[][] =>
    dice === 0 ? [[]] : every(dice - 1).flatMap((before) => [1, 2, 3, 4, 5, 6].map((face) => [...before, face]));
  for (const [dice, kept, which] of [
    [3, 2, 'highest'],
    [4, 3, 'highest'],
    [2, 1, 'lowest'],
    [4, 1, 'lowest'],
  ] as const) {
    const found = new Float64Array(6 * dice + 1);
    for (const faces of every(dice)) {
      const sorted = faces.sort((a, b) => (which === 'highest' ? b - a : a - b)).slice(0, kept);
      found[sorted.reduce((a, b) => a + b, 0)]! += 1 / 6 ** dice;
    }
    expectSame(keep(die(6), dice, kept, which), { least: 0, masses: found });
  }
});

test('known values', () => {
  expect(mean(roll('2D6'))).toBeCloseTo(7, 12);
  expect(variance(roll('D6'))).toBeCloseTo(35 / 12, 12);
  expect(mode(roll('2D6'))).toBe(7);
  expect(atLeast(roll('2D6'), 9)).toBeCloseTo(10 / 36, 12);
  expect(quantile(roll('2D6'), 0.5)).toBe(7);
  expect(quantile(roll('2D6'), 0.1)).toBe(4);
  expect(mean(rerollOnce(roll('D6'), (face) => face <= 3))).toBeCloseTo(4.25, 12);
  expect(given(roll('D6'), (face) => face > 6)).toBeUndefined();
  expect(mean(given(roll('D6'), (face) => face > 4)!)).toBeCloseTo(5.5, 12);
  expect(chanceOf(binomial(10, 1 / 6), 0)).toBeCloseTo((5 / 6) ** 10, 12);
  expect(total(binomial(1000, 0.3))).toBeCloseTo(1, 11);
});

test('dice notation: what is printed is read back, in one canonical form', () => {
  fc.assert(
    fc.property(fc.nat({ max: 20 }), fc.integer({ min: 2, max: 20 }), fc.nat({ max: 30 }), (dice, sides, plus) => {
      const parts = { dice, sides: dice === 0 ? 0 : sides, plus };
      expect(parseDice(printDice(parts))).toEqual({ ok: true, value: parts });
    }),
  );
  expect(parseDice(' 2d6 + 3 ')).toEqual({ ok: true, value: { dice: 2, sides: 6, plus: 3 } });
  expect(parseDice('D6−1')).toEqual({ ok: true, value: { dice: 1, sides: 6, plus: -1 } });
  for (const wrong of ['', 'D', 'many', '2D', 'D0', '0D6', '1.5', '3D6D3', '+'])
    expect(parseDice(wrong).ok).toBe(false);
});

test('rolling parts shifts by what is added', () => {
  expectSame(
    rollParts({ dice: 1, sides: 6, plus: 3 }),
    map(die(6), (face) => face + 3),
  );
});
