import { expect, test } from 'vitest';
import { dateText, fill, languageOf, messagesFor } from './messages.ts';

test('the language follows the locale, English where there is none of ours', () => {
  expect([languageOf('de-AT'), languageOf('fr'), languageOf('es-MX'), languageOf('ja')]).toEqual([
    'de',
    'fr',
    'es',
    'en',
  ]);
});

test('every message asks for the same values in every language', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
  const english = Object.entries(messagesFor('en'));
  for (const locale of ['de', 'fr', 'es']) {
    const others = Object.values(messagesFor(locale));
    for (const [at, [name, text]] of english.entries()) {
      expect([locale, name, places(others[at] ?? '')]).toEqual([locale, name, places(text)]);
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
