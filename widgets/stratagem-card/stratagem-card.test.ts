import { expect, test } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { memorySource } from '../harness/memory-source.ts';
import { deep, mount, shownText } from '../harness/mount.ts';
import { rapidIngress, records } from '../harness/records.ts';
import { loadMessages } from '../messages.ts';
import './stratagem-card.define.ts';

const card = () => document.createElement('auspex-stratagem-card');

test('shows cost, type, turn and the four parts in order', async () => {
  const text = shownText(await mount(card(), { record: rapidIngress, locale: 'en' }));
  expect(text).toContain('1CP');
  expect(text).toContain('Strategic Ploy · opponent’s turn');
  const at = ['When', 'Target', 'Effect', 'Limits'].map((label) => text.indexOf(label));
  expect(at.every((place, index) => place > (at[index - 1] ?? 0))).toBe(true);
});

test('draws the phases it is used in, and says them to a screen reader', async () => {
  const element = await mount(card(), { record: { ...rapidIngress, phase: ['shooting', 'charge'] }, locale: 'en' });
  const strip = deep(element, '.strip')!;
  expect([...strip.querySelectorAll('.on')].map((part) => part.textContent)).toEqual(['Shooting', 'Charge']);
  expect(strip.getAttribute('aria-label')).toBe('Used in: Shooting, Charge, opponent’s turn');
  element.record = { ...rapidIngress, phase: ['any'] };
  await element.updateComplete;
  expect(strip.querySelectorAll('.on')).toHaveLength(5);
});

test('every phase name fits into the strip at the usual width', async () => {
  for (const locale of ['en', 'de', 'fr', 'es']) {
    await loadMessages(locale);
    const element = await mount(card(), { record: rapidIngress, locale });
    const cut = [...deep(element, '.strip')!.children].filter((part) => part.scrollWidth > part.clientWidth);
    expect(cut.map((part) => `${locale} ${part.textContent}`)).toEqual([]);
  }
});

test('leaves out limits where there are none', async () => {
  const { limits: _, ...parts } = rapidIngress.parts;
  expect(shownText(await mount(card(), { record: { ...rapidIngress, parts } }))).not.toContain('Limits');
});

test('does not show another kind of record', async () => {
  const element = card();
  await mount(element, { rule: 'sustained-hits', edition: '10e', source: memorySource(records) });
  expect(element.record).toBeUndefined();
  expect(shownText(element)).toContain('Not in your packs');
  expect(shownText(element)).not.toContain('Sustained Hits');
});

test.each(['light', 'dark'] as const)('has nothing for axe to find, %s', async (theme) => {
  expect(await axeFindings(await mount(card(), { record: rapidIngress, theme }))).toEqual([]);
});
