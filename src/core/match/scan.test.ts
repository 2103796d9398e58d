import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PackTerms } from '../rules/record.ts';
import { CLASSES, DIGIT, GAP, isWordClass, SKIP } from './classes.ts';
import { spellings } from './pattern.ts';
import { scan } from './scan.ts';
import { buildIndex, type TermIndex } from './term-index.ts';

const pack = (terms: readonly string[]): PackTerms => ({
  schema: 1,
  pack: 'p',
  edition: '10e',
  date: '',
  revision: '',
  guards: [],
  entries: [
    { id: 'x', name: 'X', kind: 'keyword', set: 'core', terms: terms.map((text) => ({ text, tier: 'distinct' })) },
  ],
});

/** Term texts found by the automaton, with the offset after each. */
function fast(index: TermIndex, text: string): string[] {
  const ends: number[] = [];
  scan(index, text, ends);
  const { out, shorter } = index.automaton;
  const found: string[] = [];
  for (let at = 0; at < ends.length; at += 2) {
    for (let state = ends[at] ?? 0; state; state = shorter[state] ?? 0) {
      for (const use of (out[state] ?? -1) < 0 ? [] : index.usesAt(out[state] ?? -1))
        if ('term' in use) found.push(`${use.term.text} @${ends[at + 1]}`);
    }
  }
  return [...new Set(found)].sort();
}

/** The same by looking at every place for every spelling. */
function slow(terms: readonly string[], text: string): string[] {
  const symbols: { cls: number; from: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const cls = CLASSES[text.charCodeAt(at)] ?? 0;
    const last = symbols.at(-1);
    if (cls === SKIP || ((cls === GAP || cls === DIGIT) && last?.cls === cls)) continue;
    symbols.push({ cls, from: at });
  }
  const found: string[] = [];
  for (const term of terms) {
    for (const spelling of spellings(term, true)) {
      for (let at = 0; at + spelling.length <= symbols.length; at++) {
        const before = symbols[at - 1]?.cls;
        if (before !== undefined && isWordClass(before) && spelling[0] !== DIGIT) continue;
        if (!spelling.every((cls, i) => symbols[at + i]?.cls === cls)) continue;
        const next = symbols[at + spelling.length];
        if (next && isWordClass(next.cls)) continue;
        found.push(`${term} @${next?.from ?? text.length}`);
      }
    }
  }
  return [...new Set(found)].sort();
}

const piece = fc.constantFrom(
  'fall',
  'back',
  'fire',
  'rapid',
  'a',
  'hits',
  "t'au",
  's',
  'é',
  '40',
  'k',
  ' ',
  '-',
  '–',
  '\u00ad',
  "'",
  '.',
  '日',
  '\n',
  'я',
  '5+',
);
const texts = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
const termSets = fc.array(
  fc
    .array(fc.constantFrom('fall', 'back', 'fire', 'rapid', 'a', 'hits', "t'au"), { minLength: 1, maxLength: 3 })
    .chain((words) => fc.constantFrom(' ', '-').map((join) => words.join(join))),
  { minLength: 1, maxLength: 8 },
);

describe('scan', () => {
  test('finds what looking at every place for every term finds', () => {
    fc.assert(
      fc.property(termSets, texts, (terms, text) => {
        const known = terms.filter((term) => spellings(term, true).length > 0);
        expect(fast(buildIndex([pack(known)]), text)).toEqual(slow(known, text));
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  test('takes one step a character, whatever the text and however many the terms', () => {
    const words = Array.from({ length: 400 }, (_, at) => `a${'b'.repeat(at % 9)} a${'b'.repeat(at % 7)}c`);
    const index = buildIndex([pack(['a a a a a', 'a a a a b', ...words])]);
    for (const text of [
      'a '.repeat(5000),
      'a-a '.repeat(2000),
      'ab'.repeat(4000),
      '\u00ad'.repeat(3000),
      '5+'.repeat(3000),
    ]) {
      const ends: number[] = [];
      expect(scan(index, text, ends)).toBe(text.length + 1);
      expect(ends.length / 2).toBeLessThanOrEqual(text.length);
    }
  });
});
