import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { memorySource } from './harness/memory-source.ts';
import { deep, mount, settle } from './harness/mount.ts';
import { records } from './harness/records.ts';
import './histogram/histogram.define.ts';
import './popover/popover.define.ts';
import './wound-table/wound-table.define.ts';

const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> };
const emulate = (media: string, features: Readonly<Record<string, string>> = {}) =>
  session.send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

afterEach(async () => {
  await emulate('');
  document.body.replaceChildren();
});

test('forced colours: the lit cell can be read, and the bars that answer differ from the others', async () => {
  await emulate('', { 'forced-colors': 'active' });
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const table = await mount(document.createElement('auspex-wound-table'), { strength: 5, toughness: 4 });
  const lit = getComputedStyle(deep(table, '.asked')!);
  expect(lit.forcedColorAdjust).toBe('none');
  expect(lit.color).not.toBe(lit.backgroundColor);
  expect(lit.backgroundColor).not.toBe(getComputedStyle(deep(table, 'tbody td:not(.asked)')!).backgroundColor);
  const chart = await mount(document.createElement('auspex-histogram'), { pmf: [0.5, 0.3, 0.2], asked: 1 });
  const fill = (selector: string) => getComputedStyle(deep(chart, selector)!).fill;
  expect(fill('.bar.hot')).not.toBe(fill('.bar:not(.hot)'));
  expect(getComputedStyle(deep(chart, '.bar:not(.hot)')!).stroke).not.toBe('none');
});

test('who wants less motion gets none', async () => {
  const chart = await mount(document.createElement('auspex-histogram'), { pmf: [0.5, 0.3, 0.2], asked: 1 });
  const lasts = () => getComputedStyle(deep(chart, '.bar')!).transitionDuration.split(', ').map(Number.parseFloat);
  expect(Math.max(...lasts())).toBeGreaterThan(0);
  await emulate('', { 'prefers-reduced-motion': 'reduce' });
  expect(Math.max(...lasts())).toBe(0);
});

test('on paper a card is whole, on white, and without what can only be pressed', async () => {
  const element = await mount(document.createElement('auspex-popover'), {
    source: memorySource(records),
    edition: '10e',
    locale: 'en',
    theme: 'dark',
  });
  element.style.setProperty('--auspex-max-height', '120px');
  await element.open({ refs: ['10e:sustained-hits'], text: 'sus 1', params: { value: '1' } });
  await settle(element);
  const scroll = deep(element, '.scroll')!;
  expect(scroll.scrollHeight).toBeGreaterThan(scroll.clientHeight);
  await emulate('print');
  expect(getComputedStyle(scroll).overflowY).toBe('visible');
  expect(scroll.scrollHeight).toBeLessThanOrEqual(scroll.clientHeight + 1);
  for (const selector of ['.tools', '.chips', '.foot'])
    expect(getComputedStyle(deep(element, selector)!).display).toBe('none');
  expect(getComputedStyle(element).colorScheme).toBe('light');
});
