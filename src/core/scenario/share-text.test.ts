import { expect, test } from 'vitest';
import { shareText } from './share-text.ts';

const shared = {
  title: '10 × boltgun into 5 × Marines',
  heading: ['exact odds', '10e'],
  rows: [
    ['Unit destroyed', '<0.1 %'],
    ['1 or more', '88.1 %'],
  ],
  link: 'https://example.org/#1~x',
} as const;

test('plain text says what it is about, and the odds', () => {
  const lines = shareText(shared, 'plain').split('\n');
  expect(lines).toEqual([shared.title, 'Unit destroyed: <0.1 %', '1 or more: 88.1 %', shared.link]);
});

test('Markdown is a table whose cells cannot break out', () => {
  const text = shareText({ ...shared, title: 'a|b*[x](y)', rows: [['a|b', 'c|d']] }, 'markdown');
  expect(text).toContain('a\\|b\\*\\[x\\](y)');
  const table = text.split('\n').filter((line) => line.startsWith('|'));
  expect(table[0]).toBe('| exact odds | 10e |');
  expect(table[1]).toBe('| --- | ---: |');
  expect(table.every((line) => line.match(/(?<!\\)\|/g)?.length === 3)).toBe(true);
});

test('BBCode is a list, and names carry no tags', () => {
  const text = shareText({ ...shared, title: '[img]x[/img]' }, 'bbcode');
  expect(text).toContain('(img)x(/img)');
  expect(text).toContain('[url]https://example.org/#1~x[/url]');
  expect(text.match(/\[list\]/g)).toHaveLength(1);
});
