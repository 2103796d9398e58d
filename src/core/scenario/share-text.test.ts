import { expect, test } from 'vitest';
import { solveAttack } from '../combat/solve-attack.ts';
import { CHOICES, writeChoice } from './choices.ts';
import { getShooter, TARGETS } from './presets.ts';
import { scenarioOf } from './scenario-of.ts';
import { shareText } from './share-text.ts';

const choice = (id: string) => CHOICES.find((one) => one.id === id)!;
const scenario = writeChoice(
  writeChoice(scenarioOf(getShooter('boltgun'), TARGETS[1]!, '10e'), choice('rerollHits'), 'ones'),
  choice('halfRange'),
  'yes',
);
const solved = solveAttack(scenario);
if (!solved.ok) throw new Error('not solvable');
const shared = {
  scenario,
  result: solved.value,
  weapon: 'boltgun',
  target: 'Marines',
  link: 'https://example.org/#1~x',
};

test('plain text says who, at what, and the odds', () => {
  const lines = shareText(shared, 'plain').split('\n');
  expect(lines[0]).toBe('10 × boltgun (A2 3+ S4 AP0 D1) into 5 × Marines (T4 3+ W2), Re-roll hits 1s, Half range');
  expect(lines[1]).toBe('Unit destroyed: <0.1 %');
  expect(lines.find((line) => line.startsWith('1 or more'))).toMatch(/^1 or more: \d\d\.\d %$/);
  expect(lines.at(-1)).toBe('https://example.org/#1~x');
});

test('Markdown is a table whose cells cannot break out', () => {
  const text = shareText({ ...shared, weapon: 'a|b*[x](y)' }, 'markdown');
  expect(text).toContain('a\\|b\\*\\[x\\](y)');
  const table = text.split('\n').filter((line) => line.startsWith('|'));
  expect(table[1]).toBe('| --- | ---: |');
  expect(table.every((line) => line.match(/(?<!\\)\|/g)?.length === 3)).toBe(true);
});

test('BBCode is a list, and names carry no tags', () => {
  const text = shareText({ ...shared, weapon: '[img]x[/img]' }, 'bbcode');
  expect(text).toContain('(img)x(/img)');
  expect(text).toContain('[url]https://example.org/#1~x[/url]');
  expect(text.match(/\[list\]/g)).toHaveLength(1);
});
