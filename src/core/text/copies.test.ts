import { describe, expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { toBbcode } from './to-bbcode.ts';
import { toMarkdown } from './to-markdown.ts';
import { toPlain } from './to-plain.ts';

const rule = parseMarkdown(`Each **Critical Hit** scores [one more hit](rule:hit-roll).

- first
- second
  1. inner

## Limits

| D6 | Result |
| --- | --- |
| 1 | *fails* |`);

describe('copies of a rule', () => {
  test('plain text', () => {
    expect(toPlain(rule)).toBe(`Each Critical Hit scores one more hit.

- first
- second
  1. inner

Limits

D6 | Result
1 | fails`);
  });

  test('forum code', () => {
    expect(toBbcode(rule)).toBe(`Each [b]Critical Hit[/b] scores one more hit.

[list]
[*]first
[*]second
[list=1]
[*]inner
[/list]
[/list]

[b]Limits[/b]

[b]D6 | Result[/b]
1 | [i]fails[/i]`);
  });

  test('forum code leaves [BLAST] alone and takes the power from what would be a tag', () => {
    expect(toBbcode([{ p: ['[BLAST], [MELTA 2]'] }])).toBe('[BLAST], [MELTA 2]');
    const tags = toBbcode([{ p: ['[b]x[/b] [url=http://e.org]y[/url] [img]z'] }]);
    expect(tags).not.toMatch(/\[(?:\/?b|url|\/url|img)[\]=]/);
    expect(tags.replace(/\u200c/g, '')).toBe('[b]x[/b] [url=http://e.org]y[/url] [img]z');
  });

  test('Markdown with addresses of the caller, or with the words alone', () => {
    const words = [{ p: [{ link: '10e:hit-roll', of: ['Hit roll'] }] }];
    expect(toMarkdown(words)).toBe('[Hit roll](rule:10e:hit-roll)');
    expect(toMarkdown(words, { address: () => undefined })).toBe('Hit roll');
    expect(toMarkdown(words, { address: (ref) => `https://e.org/?r=${ref} (1)` })).toBe(
      '[Hit roll](https://e.org/?r=10e:hit-roll%20%281%29)',
    );
  });

  test.each([
    ['-1 to hit', '-1 to hit'],
    ['- 1 to hit', '\\- 1 to hit'],
    ['4+ on a D6', '4+ on a D6'],
    ['1. first', '1\\. first'],
    ['# title', '\\# title'],
    ['[BLAST]', '[BLAST]'],
    ['[a](b)', '[a\\](b)'],
    ['snake_case and _this_', 'snake_case and \\_this\\_'],
  ])('an author meets a backslash only where it is needed: %s', (text, markdown) => {
    expect(toMarkdown([{ p: [text] }])).toBe(markdown);
    expect(parseMarkdown(markdown)).toEqual([{ p: [text] }]);
  });
});
