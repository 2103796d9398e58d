import { describe, expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { toPlain } from './to-plain.ts';

describe('parseMarkdown', () => {
  test('reads paragraphs, bold, italics, code and hard breaks; soft breaks are spaces', () => {
    expect(parseMarkdown('A **bold** and\n*thin* `word`  \nnext')).toEqual([
      { p: ['A ', { b: ['bold'] }, ' and ', { i: ['thin'] }, ' ', { code: 'word' }, { br: true }, 'next'] },
    ]);
  });

  test('only rule links are links; a web address becomes its words', () => {
    expect(parseMarkdown('[Crits](rule:10e:critical-hit), [site](https://example.org), [odd](rule:No_Id)')).toEqual([
      { p: [{ link: '10e:critical-hit', of: ['Crits'] }, ', site, odd'] },
    ]);
  });

  test('a keyword in brackets may be the words of a link', () => {
    expect(parseMarkdown('has [[ASSAULT]](rule:assault) now')).toEqual([
      { p: ['has ', { link: 'assault', of: ['[ASSAULT]'] }, ' now'] },
    ]);
  });

  test.each([['<script>alert(1)</script>'], ['a <img src=x onerror=alert(1)> b'], ['<b>x</b>'], ['<!-- note -->']])(
    'HTML stays the characters it is: %s',
    (html) => {
      expect(toPlain(parseMarkdown(html))).toBe(html);
    },
  );

  test('tight, loose and nested lists hold blocks', () => {
    expect(parseMarkdown('- one\n  - deep\n- two')).toEqual([
      { ul: [[{ p: ['one'] }, { ul: [[{ p: ['deep'] }]] }], [{ p: ['two'] }]] },
    ]);
    expect(parseMarkdown('1. a\n\n   b\n2. c')).toEqual([{ ol: [[{ p: ['a'] }, { p: ['b'] }], [{ p: ['c'] }]] }]);
  });

  test('tables keep marks and links in their cells', () => {
    expect(parseMarkdown('| D6 | Then |\n|---|---|\n| 1 | **fails** |')).toEqual([
      { head: [['D6'], ['Then']], rows: [[['1'], [{ b: ['fails'] }]]] },
    ]);
  });

  test('headings are of level 2 to 4', () => {
    expect(parseMarkdown('# A\n\n###### B')).toEqual([
      { h: ['A'], level: 2 },
      { h: ['B'], level: 4 },
    ]);
  });

  test('character references are read, unknown ones stay', () => {
    expect(parseMarkdown('3 &amp; 4 &#8217; &#x2019; &bogus; &constructor;')).toEqual([
      { p: ['3 & 4 ’ ’ &bogus; &constructor;'] },
    ]);
  });

  test('nesting without end is kept as words', () => {
    const words = toPlain(parseMarkdown(`${'> '.repeat(5000)}here`));
    expect(words).toContain('here');
    expect(toPlain(parseMarkdown(`${'- '.repeat(3000)}there`))).toContain('there');
  });

  test('nothing is nothing', () => {
    expect(parseMarkdown('')).toEqual([]);
    expect(parseMarkdown('\n \n---\n')).toEqual([]);
  });
});
