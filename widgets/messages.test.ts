import { expect, test } from 'vitest';
import { english as calculatorEnglish } from './attack-calculator/messages.ts';
import { laterEnglish } from './attack-calculator/messages-on-request.ts';
import { chooserEnglish } from './chooser/messages.ts';
import { sheetEnglish } from './datasheet/messages.ts';
import { compareEnglish } from './edition-compare/messages.ts';
import { dateText, fill, languageFor, languageOf, loadMessages, messagesFor } from './messages.ts';
import { roomEnglish } from './popover/messages-on-request.ts';
import { rollEnglish } from './roll-calculator/messages.ts';
import { searchEnglish } from './search/messages.ts';
import { woundEnglish } from './wound-table/messages.ts';

test('the language follows the locale, English where there is none of ours', () => {
  expect([languageOf('de-AT'), languageOf('fr'), languageOf('es-MX'), languageOf('ja')]).toEqual([
    'de',
    'fr',
    'es',
    'en',
  ]);
});

test('another language is there once it is loaded', async () => {
  expect(messagesFor('de').close).toBe('Close');
  expect(await loadMessages('de-CH')).toBe(true);
  expect(messagesFor('de').close).toBe('Schließen');
  expect(await loadMessages('de')).toBe(false);
  expect(await loadMessages('ja')).toBe(false);
});

test('every message asks for the same values in every language', async () => {
  // A language may have other forms for one and for several than English, so each place counts once.
  const places = (text = '') => [...new Set([...text.matchAll(/\{\w+\}/g)].map(([place]) => place))].sort();
  const cards = {
    ...messagesFor('en'),
    ...sheetEnglish,
    ...roomEnglish,
    ...searchEnglish,
    ...chooserEnglish,
    ...compareEnglish,
  };
  const calculators = { ...calculatorEnglish, ...laterEnglish, ...rollEnglish, ...woundEnglish };
  for (const locale of ['de', 'fr', 'es']) {
    await loadMessages(locale);
    const language = languageFor(locale);
    for (const [ours, theirs] of [
      [cards, language?.cards],
      [calculators, language?.calculator],
    ] as const)
      for (const [name, text] of Object.entries(ours)) {
        const other = (theirs as Readonly<Record<string, string>>)[name];
        expect([locale, name, places(other)]).toEqual([locale, name, places(text)]);
      }
  }
});

test('fills what it is given and leaves the rest', () => {
  expect(fill('{n} of {all}', { n: 0 })).toBe('0 of {all}');
});

test('dates keep their own precision', () => {
  expect(dateText('2026-05-20', 'en')).toBe('May 20, 2026');
  expect(dateText('2025-06', 'de')).toBe('Juni 2025');
  expect(dateText('2025', 'en')).toBe('2025');
  expect(dateText('soon', 'en')).toBe('soon');
});
