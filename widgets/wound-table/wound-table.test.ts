import { afterEach, expect, test } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { deep, mount, settle, shownText } from '../harness/mount.ts';
import { neededToWound } from './wound-table.ts';
import './wound-table.define.ts';

afterEach(() => document.body.replaceChildren());

test.each([
  [8, 4, 2],
  [9, 4, 2],
  [7, 4, 3],
  [5, 4, 3],
  [4, 4, 4],
  [4, 5, 5],
  [4, 7, 5],
  [4, 8, 6],
  [3, 12, 6],
])('S%d wounds T%d on %d+', (strength, toughness, needed) => expect(neededToWound(strength, toughness)).toBe(needed));

test('the pair asked about is lit, and arrow keys walk', async () => {
  const element = await mount(document.createElement('auspex-wound-table'), {
    strength: 5,
    toughness: 4,
    theme: 'light',
  });
  expect(shownText(element)).toContain('S5 wounds T4 on 3+ · higher than the Toughness');
  expect(deep(element, '.asked')?.textContent?.trim()).toBe('3+');
  deep(element, 'table')?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }),
  );
  await settle(element);
  expect(deep(element, '.asked')?.textContent?.trim()).toBe('4+');
  element.strength = 1;
  await settle(element);
  deep(element, 'table')?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }),
  );
  expect(element.strength).toBe(1);
});

test.each([
  ['light', '#fff'],
  ['dark', '#14171c'],
] as const)('axe finds nothing in %s', async (theme, background) => {
  document.body.style.background = background;
  const element = await mount(document.createElement('auspex-wound-table'), { theme });
  expect(await axeFindings(element)).toEqual([]);
});
