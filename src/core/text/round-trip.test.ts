import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inlineText } from './inline-text.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { tidyInlines } from './tidy-inlines.ts';
import { toBbcode } from './to-bbcode.ts';
import { toMarkdown } from './to-markdown.ts';
import { toPlain } from './to-plain.ts';
import type { Block, Inline } from './tree.ts';

/** Words with every sign that Markdown, HTML or forum code could take for its own. */
const nasty = fc.stringMatching(/^[a-zA-Z0-9*_`~<>&;:#+\-|!()[\]\\/."'=^$% ’“”é²…–]{1,16}$/);
const word = fc.constantFrom('Hits', 'D6', 'roll', '4+', '[BLAST]', 'X', "T'au", 'Khârn', '1.', '-', '#', 'a_b_c');

function line(text: fc.Arbitrary<string>): fc.Arbitrary<readonly Inline[]> {
  const leaf: fc.Arbitrary<Inline> = fc.oneof(
    { weight: 5, arbitrary: text },
    { weight: 1, arbitrary: fc.constant<Inline>({ br: true }) },
    { weight: 1, arbitrary: text.map((code): Inline => ({ code })) },
  );
  const inner = fc.array(leaf, { minLength: 1, maxLength: 3 });
  const marked: fc.Arbitrary<Inline> = fc.oneof(
    inner.map((b): Inline => ({ b })),
    inner.map((i): Inline => ({ i })),
    inner.map((of): Inline => ({ link: '10e:deep-strike', of })),
    inner.map((b): Inline => ({ i: [{ b }, ' and more'] })),
  );
  return fc.array(fc.oneof({ weight: 3, arbitrary: leaf }, { weight: 2, arbitrary: marked }), {
    minLength: 1,
    maxLength: 5,
  });
}

function document(text: fc.Arbitrary<string>): fc.Arbitrary<readonly Block[]> {
  const p = line(text).map((inlines): Block => ({ p: inlines }));
  const flat = fc.array(text, { minLength: 1, maxLength: 2 });
  const list = fc.array(
    fc.tuple(p).map(([only]) => [only]),
    { minLength: 1, maxLength: 3 },
  );
  const nested = fc.tuple(p, list).map(([first, ul]): Block[] => [first, { ul }]);
  const block: fc.Arbitrary<Block> = fc.oneof(
    p,
    list.map((ul): Block => ({ ul })),
    list.map((ol): Block => ({ ol })),
    nested.map((item): Block => ({ ul: [item] })),
    flat.map((h): Block => ({ h, level: 2 })),
    fc.array(p, { minLength: 1, maxLength: 2 }).map((quote): Block => ({ quote })),
    fc.tuple(line(text), line(text)).map(([a, b]): Block => ({ head: [a, b], rows: [[b, a]] })),
  );
  return fc.array(block, { minLength: 1, maxLength: 4 });
}

const squash = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('Markdown and back', () => {
  test('no word is lost or changed, whatever signs it is made of', () => {
    fc.assert(
      fc.property(line(nasty), (inlines) => {
        const tidy = tidyInlines(inlines);
        if (tidy.length === 0) return;
        const back = parseMarkdown(toMarkdown([{ p: tidy }]));
        expect(squash(toPlain(back, ' '))).toBe(squash(inlineText(tidy)));
      }),
      { numRuns: 800, seed: 40 },
    );
  });

  test('printing what was read gives a text that prints the same again', () => {
    fc.assert(
      fc.property(document(fc.oneof(nasty, word)), (blocks) => {
        const once = toMarkdown(parseMarkdown(toMarkdown(blocks)));
        expect(toMarkdown(parseMarkdown(once))).toBe(once);
      }),
      { numRuns: 400, seed: 41 },
    );
  });

  test('any text at all can be read, and printing it is stable', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: fc.constantFrom(...'ab1 \n*_`#>-+.|[]():\\<!&;=~"') }), (source) => {
        const once = toMarkdown(parseMarkdown(source));
        expect(toMarkdown(parseMarkdown(once))).toBe(once);
      }),
      { numRuns: 1500, seed: 42 },
    );
  });

  test('forum code keeps every word too, and only its own tags act', () => {
    fc.assert(
      fc.property(line(nasty), (inlines) => {
        const code = toBbcode([{ p: inlines }]).replace(/\[\/?[bi]\]/g, '');
        expect(squash(code.replace(/\u200c/g, ''))).toBe(squash(inlineText(inlines)));
      }),
      { numRuns: 500, seed: 43 },
    );
  });

  test('ordinary rule text comes back as the same tree', () => {
    const blocks: readonly Block[] = [
      {
        p: [
          'Each ',
          { b: ['Critical Hit'] },
          ' scores ',
          { i: ['X'] },
          ' more: see ',
          { link: 'hit-roll', of: ['Hit roll'] },
          '.',
        ],
      },
      { ul: [[{ p: ['one'] }], [{ p: ['two', { br: true }, 'lines'] }, { ul: [[{ p: ['inner'] }]] }]] },
      { ol: [[{ p: ['first'] }], [{ p: ['second'] }, { p: ['with a paragraph'] }]] },
      { h: ['Limits'], level: 2 },
      {
        head: [['D6'], ['Result']],
        rows: [
          [['1'], [{ b: ['fails'] }]],
          [['2-6'], ['holds | on']],
        ],
      },
      { quote: [{ p: ['a'] }, { p: ['b'] }] },
      { p: ['A Stealth unit ', { link: '10e:stealth', of: ['[STEALTH]'] }, ' with `code`? ', { code: 'a`b' }] },
    ];
    expect(parseMarkdown(toMarkdown(blocks))).toEqual(blocks);
  });
});
