import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PackTerms } from '../rules/record.ts';
import { CLASSES, DIGIT, GAP, isWordClass, SKIP } from './classes.ts';
import { spellings } from './pattern.ts';
import { ends, scan } from './scan.ts';
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
  const count = scan(index, text);
  const { automaton } = index;
  const found: string[] = [];
  for (let at = 0; at < count; at += 2) {
    for (let row = ends[at] ?? 0; row; row = automaton.shorter(row)) {
      for (const use of automaton.out(row) < 0 ? [] : index.usesAt(automaton.out(row)))
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
    .array(fc.constantFrom('fall', 'back', 'fire', 'rapid', 'a', 'hits', "t'au", '40', 'k', '40k', 'a40'), {
      minLength: 1,
      maxLength: 3,
    })
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
      { numRuns: 250 },
    );
  }, 60_000);

  test('reads each character once, whatever the text and however many the terms', () => {
    const words = Array.from({ length: 400 }, (_, at) => `a${'b'.repeat(at % 9)} a${'b'.repeat(at % 7)}c`);
    const index = buildIndex([pack(['a a a a a', 'a a a a b', ...words])]);
    for (const text of [
      'a '.repeat(5000),
      'a-a '.repeat(2000),
      'ab'.repeat(4000),
      '\u00ad'.repeat(3000),
      '5+'.repeat(3000),
    ]) {
      // Where nobody was before, rows are made first.
      scan(index, text);
      let reads = 0;
      const counted = {
        length: text.length,
        charCodeAt(at: number) {
          reads++;
          return text.charCodeAt(at);
        },
      };
      expect(scan(index, counted as unknown as string) / 2).toBeLessThanOrEqual(text.length);
      expect(reads).toBe(text.length);
    }
  });

  test('finds the same when its table has grown many times', () => {
    const letters = 'abcdefghij'.split('');
    const names = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b} ${c}${a}${c} ${b}${b}`)));
    const index = buildIndex([pack(names)]);
    const rows = index.automaton.table.length;
    for (const name of names) expect(fast(index, `x ${name}.`)).toContain(`${name} @${name.length + 2}`);
    expect(index.automaton.table.length).toBeGreaterThan(4 * rows);
  });
});
