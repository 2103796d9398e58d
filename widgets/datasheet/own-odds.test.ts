import { expect, test, vi } from 'vitest';
import { getTarget } from '../../src/core/scenario/presets.ts';
import { LAST_TARGET } from '../../src/core/scenario/remembered-target.ts';
import { axeFindings } from '../harness/axe.ts';
import { memoryPreferences, memorySource } from '../harness/memory-source.ts';
import { mount, shownText } from '../harness/mount.ts';
import { gunCrew, records } from '../harness/records.ts';
import './datasheet.define.ts';
import '../attack-calculator/attack-calculator.define.ts';

const rows = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('.go button') ?? [])].map((button) => button.textContent?.trim() ?? '');

test('a sheet that stands alone has its odds in words, named, and against a target that is said', async () => {
  const element = await mount(document.createElement('auspex-datasheet'), {
    record: gunCrew,
    source: memorySource(records),
    locale: 'en',
  });
  await vi.waitFor(() => expect(rows(element)[0]).toMatch(/^[\d.]+ (kills|wounds)$/));
  expect(rows(element).every((row) => /^[\d.]+ (kills|wounds)$/.test(row))).toBe(true);
  const first = element.shadowRoot?.querySelector('.go button');
  expect(first?.getAttribute('aria-label')).toMatch(/^Odds of .+: [\d.]+ (kills|wounds)$/);
  expect(shownText(element)).toContain('Odds: one weapon into 5 Marines');
  expect(await axeFindings(element)).toEqual([]);
});

test('another target counts for all its rows', async () => {
  const preferences = memoryPreferences();
  const element = await mount(document.createElement('auspex-datasheet'), {
    record: gunCrew,
    source: memorySource(records),
    preferences,
    locale: 'en',
  });
  await vi.waitFor(() => expect(shownText(element)).toContain('into 5 Marines'));
  const before = rows(element).join();
  await preferences.set(LAST_TARGET, getTarget('terminators'));
  element.dispatchEvent(new CustomEvent('auspex-target'));
  await vi.waitFor(() => expect(shownText(element)).toContain('into 5 Terminators'));
  expect(rows(element).join()).not.toBe(before);
});
