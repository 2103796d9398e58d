import { expect, test, vi } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { memorySource } from '../harness/memory-source.ts';
import { deep, mount, shownText } from '../harness/mount.ts';
import { gunCrew, rapidIngress, rapidIngress11, records, sustainedHits, sustainedHits11 } from '../harness/records.ts';
import type { EditionCompare } from './edition-compare.ts';
import './edition-compare.define.ts';

const compare = () => document.createElement('auspex-edition-compare');
const texts = (element: EditionCompare, selector: string) =>
  [...element.shadowRoot!.querySelectorAll(selector)].map((found) => found.textContent?.trim());

test('marks word by word what only one edition says', async () => {
  const element = await mount(compare(), { record: rapidIngress, other: rapidIngress11, locale: 'en' });
  expect(texts(element, 'ins')).toEqual([', wholly within 9" of a table edge']);
  expect(texts(element, 'del')).toEqual([]);
});

test('a mark keeps the space before it, and takes none in', async () => {
  const gist = (text: string) => ({ ...rapidIngress, gist: text });
  const other = { ...gist('A unit makes a move in the phase.'), edition: '11e' as const };
  const element = await mount(compare(), { record: gist('A unit arrives from Reserves in the phase.'), other });
  const [older, newer] = texts(element, '.side:not(.head) p:last-child');
  expect([older, newer]).toEqual(['A unit arrives from Reserves in the phase.', 'A unit makes a move in the phase.']);
  expect(element.shadowRoot?.querySelector('del')?.textContent).toBe('arrives from Reserves');
});

test('the older stands first whichever way round they are given', async () => {
  const element = await mount(compare(), { record: sustainedHits11, other: sustainedHits, locale: 'en' });
  expect(texts(element, '.head')).toEqual(['10th edition', '11th edition']);
  expect(texts(element, 'del').join(' ')).toContain('(normally an unmodified 6)');
  expect(texts(element, 'ins').join(' ')).toContain('additional');
});

test('parts that are the same are shown once', async () => {
  const element = await mount(compare(), { record: rapidIngress, other: rapidIngress11, locale: 'en' });
  expect(shownText(element).match(/At the end of your opponent’s Movement phase/g)).toHaveLength(1);
});

test('says when nothing differs', async () => {
  const element = await mount(compare(), {
    record: rapidIngress,
    other: { ...rapidIngress, edition: '11e' },
    locale: 'en',
  });
  expect(shownText(element)).toContain('Same words in both editions.');
  expect(deep(element, 'ins, del')).toBeUndefined();
});

test('compares what a stratagem costs and the figures of a datasheet', async () => {
  const dearer = await mount(compare(), { record: rapidIngress, other: { ...rapidIngress11, cp: 2 } });
  expect(texts(dearer, 'ins')[0]).toBe('2');
  const [gunner, champion] = gunCrew.profiles;
  const tougher = { ...gunCrew, edition: '11e' as const, profiles: [{ ...gunner!, T: '6' }, champion!] };
  const element = await mount(compare(), { record: gunCrew, other: tougher });
  expect([texts(element, 'del'), texts(element, 'ins')]).toEqual([['5'], ['6']]);
});

test('looks up both editions of a rule by name', async () => {
  const element = await mount(compare(), { rule: 'sustained-hits', source: memorySource(records), locale: 'en' });
  await vi.waitFor(() => expect(texts(element, 'ins').length).toBeGreaterThan(0));
  await mount(element, { rule: 'anti' });
  await vi.waitFor(() => expect(shownText(element)).toContain('Modifiers do not count.'));
});

test('links stay questions, and spaces stay between words', async () => {
  const element = await mount(compare(), { record: sustainedHits, other: sustainedHits11 });
  expect(texts(element, '.ask')).toContain('Critical');
  expect(shownText(element)).toContain('rolls a Critical Hit');
});

test.each(['light', 'dark'] as const)('has nothing for axe to find, %s', async (theme) => {
  expect(await axeFindings(await mount(compare(), { record: sustainedHits, other: sustainedHits11, theme }))).toEqual(
    [],
  );
});
