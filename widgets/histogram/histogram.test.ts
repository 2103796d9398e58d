import { afterEach, expect, test } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { deep, mount, settle, shownText } from '../harness/mount.ts';
import type { AuspexHistogram } from './histogram.ts';
import './histogram.define.ts';

afterEach(() => document.body.replaceChildren());

const pmf = [0.1, 0.2, 0.4, 0.2, 0.1];
const chart = (more: Partial<AuspexHistogram> = {}) =>
  mount(document.createElement('auspex-histogram'), { pmf, asked: 2, theme: 'light', ...more });
const slider = (element: AuspexHistogram) => deep(element, '[role=slider]')!;

test('bars are as high as their chances, and lit from the count asked about', async () => {
  const element = await chart();
  const bars = [...element.renderRoot.querySelectorAll('.bar')];
  const heights = bars.map((bar) => Number(bar.getAttribute('height')));
  expect(heights[1]! / heights[2]!).toBeCloseTo(0.5, 6);
  expect(bars.map((bar) => bar.classList.contains('hot'))).toEqual([false, false, true, true, true]);
});

test('arrow keys choose a bar, and its chance is announced', async () => {
  const element = await chart();
  const picked: number[] = [];
  element.addEventListener('auspex-pick', (event) => picked.push((event as CustomEvent<{ k: number }>).detail.k));
  expect(slider(element).getAttribute('aria-valuetext')).toBe('2: 40.0 % · 2 or more: 70.0 %');
  const press = async (key: string) => {
    slider(element).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await settle(element);
  };
  await press('ArrowRight');
  await press('End');
  await press('ArrowRight');
  await press('Home');
  expect(picked).toEqual([3, 4, 4, 0]);
  expect(slider(element).getAttribute('aria-valuenow')).toBe('0');
  expect(slider(element).getAttribute('aria-valuetext')).toBe('0: 10.0 %');
});

test('pointing reads a bar without choosing it; clicking chooses', async () => {
  const element = await chart();
  const box = slider(element).getBoundingClientRect();
  const at = { clientX: box.left + box.width * 0.7, clientY: box.top + 40, bubbles: true };
  slider(element).dispatchEvent(new PointerEvent('pointermove', at));
  await settle(element);
  expect(deep(element, '.read')?.textContent).toContain('3: 20.0 % · 3 or more: 30.0 %');
  expect(element.asked).toBe(2);
  slider(element).dispatchEvent(new MouseEvent('click', at));
  expect(element.asked).toBe(3);
});

test('the same figures stand in a table and in the text alternative', async () => {
  const element = await chart();
  const cells = [...element.renderRoot.querySelectorAll('tbody tr')].map((row) =>
    row.textContent?.trim().split(/\s{2,}/),
  );
  expect(cells[3]).toEqual(['3', '20.0 %', '30.0 %']);
  expect(element.renderRoot.querySelector('desc')?.textContent).toContain('2: 40.0 % · 2 or more: 70.0 %');
  expect(shownText(element)).toContain('80 of 100 tries end between 0 and 3');
});

test('labels that would touch are thinned out', async () => {
  const many = Array.from({ length: 61 }, () => 1 / 61);
  const element = await chart({ pmf: many });
  const shown = [...element.renderRoot.querySelectorAll('.axis i')].filter((tick) => tick.textContent);
  expect(shown.length).toBeLessThan(25);
  expect(shown.length).toBeGreaterThan(8);
});

test.each(['light', 'dark'] as const)('axe finds nothing in %s', async (theme) => {
  document.body.style.background = theme === 'dark' ? '#14171c' : '#fff';
  const element = await chart({ theme, other: [0.3, 0.3, 0.2, 0.1, 0.1] });
  expect(await axeFindings(element)).toEqual([]);
});
