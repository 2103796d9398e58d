import { expect, test } from 'vitest';
import { amount, percent, plural, several, signed, signedPercent } from './format.ts';
import { atLeastOf, exactly, likelyCount, quantile, summarise } from './summarise.ts';

const pmf = [0.1, 0.2, 0.4, 0.2, 0.1];

test('at least and exactly are each other’s inverse', () => {
  const sums = atLeastOf(pmf);
  expect(sums[0]).toBeCloseTo(1, 12);
  for (const [k, chance] of exactly(sums).entries()) expect(chance).toBeCloseTo(pmf[k]!, 12);
});

test('quantiles are the first count that enough tries do not exceed', () => {
  expect([0.05, 0.1, 0.11, 0.5, 0.9, 1].map((q) => quantile(pmf, q))).toEqual([0, 0, 1, 2, 3, 4]);
  expect(summarise(pmf)).toMatchObject({ median: 2, low: 0, high: 3 });
  expect(summarise(pmf).mean).toBeCloseTo(2, 12);
  expect(quantile([], 0.5)).toBe(0);
});

test('the count to ask about is likelier than not, and at least one', () => {
  expect(likelyCount([1, 0.9, 0.6, 0.4])).toBe(2);
  expect(likelyCount([1, 0.2, 0.1])).toBe(1);
});

test('what may happen is never 0 %, what may fail never 100 %', () => {
  expect([0, 1e-9, 0.0005, 0.001, 0.5, 0.7363, 0.9996, 1].map(percent)).toEqual([
    '0 %',
    '<0.1 %',
    '<0.1 %',
    '0.1 %',
    '50.0 %',
    '73.6 %',
    '>99.9 %',
    '100 %',
  ]);
});

test('numbers carry as many digits as say something', () => {
  expect([0, 1.5, 2.456, 12.34, 120.4, -0.62, 10].map(amount)).toEqual([
    '0',
    '1.5',
    '2.46',
    '12.3',
    '120',
    '−0.62',
    '10',
  ]);
  expect([1.5, -1.5, 0, 0.001].map(signed)).toEqual(['+1.5', '−1.5', '±0', '±0']);
  expect([0.123, -0.05, 0.0001].map(signedPercent)).toEqual(['+12.3 %', '−5.0 %', '±0 %']);
  expect([plural(1, 'shot'), plural(3, 'shot'), several(1, 'wound'), several(2.5, 'wound')]).toEqual([
    '1 shot',
    '3 shots',
    '1 wound',
    '2.5 wounds',
  ]);
});
