import { expect, test } from 'vitest';
import { placeCard, roomFor } from './placement.ts';

const viewport = { width: 1000, height: 800 };
const card = { width: 360, height: 300 };
const mark = (x: number, y: number) => ({ x, y, width: 80, height: 20 });

test('below the mark where there is room', () => {
  expect(placeCard(mark(100, 100), card, viewport)).toEqual({ x: 100, y: 126, side: 'below' });
});

test('above the mark near the lower edge', () => {
  expect(placeCard(mark(100, 700), card, viewport)).toEqual({ x: 100, y: 394, side: 'above' });
});

test('pushed in from the right and left edges', () => {
  expect(placeCard(mark(950, 100), card, viewport).x).toBe(632);
  expect(placeCard(mark(-30, 100), card, viewport).x).toBe(8);
});

test('a card that fits on neither side stays inside the viewport', () => {
  const low = { width: 1000, height: 330 };
  const { y } = placeCard(mark(100, 150), card, low);
  expect(y).toBeGreaterThanOrEqual(8);
  expect(y + card.height).toBeLessThanOrEqual(330 - 8);
});

test('narrow viewports get a sheet at the lower edge', () => {
  expect(placeCard(mark(10, 10), { width: 390, height: 300 }, { width: 390, height: 700 })).toEqual({
    x: 0,
    y: 400,
    side: 'sheet',
  });
  expect(roomFor(mark(10, 10), { width: 390, height: 700 })).toEqual({ width: 390, height: 490 });
});

test('room is the larger side, and the whole window where both sides are cramped', () => {
  expect(roomFor(mark(0, 100), viewport).height).toBe(620);
  expect(roomFor(mark(0, 500), viewport).height).toBe(486);
  expect(roomFor(mark(0, 140), { width: 1000, height: 300 }).height).toBe(284);
});
