import { afterEach, expect, test, vi } from 'vitest';
import type { Effect, Rule } from '../../src/core/rules/record.ts';
import { axeFindings } from '../harness/axe.ts';
import { deep, mount, settle, shownText } from '../harness/mount.ts';
import { sustainedHits } from '../harness/records.ts';
import type { RollCalculator } from './roll-calculator.ts';
import './roll-calculator.define.ts';

afterEach(() => document.body.replaceChildren());

const rule = (effect: readonly Effect[]): Rule => ({
  ...sustainedHits,
  id: 'a-roll',
  name: 'A roll',
  value: undefined,
  effect,
});
const charge = rule([{ roll: 'charge', dice: '2D6', on: 9 }]);
const calculator = (record: Rule, more: Partial<RollCalculator> = {}) =>
  mount(document.createElement('auspex-roll-calculator'), { record, edition: '10e', theme: 'light', ...more });
const button = (element: RollCalculator, text: string) =>
  [...element.renderRoot.querySelectorAll('button')].find((one) => one.textContent?.trim() === text)!;

test('a charge leads with its chance and says what a re-roll does', async () => {
  const element = await calculator(charge);
  expect(shownText(element)).toContain('27.8 % to reach 9 on 2D6 +20.1 % with a Command Re-roll');
  button(element, 'Command Re-roll').click();
  await settle(element);
  expect(shownText(element)).toContain('47.8 % to reach 9');
});

test('choosing a bar chooses the distance, stepping does the same', async () => {
  const element = await calculator(charge);
  deep(element, '[role=slider]')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  await settle(element);
  expect(shownText(element)).toContain('41.7 % to reach 8');
  const input = deep<HTMLInputElement>(element, 'input[name=neededTotal]')!;
  input.focus();
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
  await settle(element);
  expect(shownText(element)).toContain('to reach 9');
});

test('tests named on the page are counted, losses are drawn', async () => {
  const context = { weapon: { value: 'plasma gun', from: '5 plasma guns' } };
  const element = await calculator(rule([{ roll: 'hazardous', dice: 'D6', on: 1 }]), { context });
  expect(shownText(element)).toContain('59.8 % at least one of 5 tests fails');
  expect(shownText(element)).toContain('1 or more models lost59.8 %');
});

test('a wrong number says what to type', async () => {
  const element = await calculator(charge);
  const input = deep<HTMLInputElement>(element, 'input[name=neededTotal]')!;
  input.focus();
  input.value = '15';
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await settle(element);
  expect(deep(element, '.problem')?.textContent).toContain('Type 2 to 12.');
  expect(shownText(element)).toContain('27.8 %');
});

test('a rule with several rolls offers each by its condition', async () => {
  const rows = [
    [4, 5, 'D3'],
    [6, 8, '3'],
  ] as const;
  const element = await calculator(
    rule([
      { roll: 'table', dice: 'D6', rows, result: 'mortalWounds' },
      { roll: 'table', dice: 'D6', modifier: 2, rows, result: 'mortalWounds', if: { keyword: 'SLAANESH' } },
    ]),
  );
  const before = shownText(element);
  button(element, 'SLAANESH').click();
  await settle(element);
  expect(shownText(element)).not.toBe(before);
  expect(shownText(element)).toContain('2.17 mortal wounds');
});

test.each([
  ['light', '#fff'],
  ['dark', '#14171c'],
] as const)('axe finds nothing in %s', async (theme, background) => {
  document.body.style.background = background;
  const element = await calculator(charge, { theme });
  for (const details of element.renderRoot.querySelectorAll('details')) details.open = true;
  expect(await axeFindings(element)).toEqual([]);
});

test.each([
  ['Text', 'plain', /^A roll \(needed on 2D6 9, modifier 0\): 27\.8 % to reach 9 on 2D6\n[\s\S]*9\+: 27\.8 %/],
  ['Markdown', 'markdown', /\| 9\+ \| 27\.8 % \|/],
  ['BBCode', 'bbcode', /\[\*\]9\+: \[b\]27\.8 %\[\/b\]/],
] as const)('its result is copied as %s', async (label, format, wanted) => {
  const element = await calculator(charge, { locale: 'en' });
  const copies: { text: string; format: string }[] = [];
  element.addEventListener('auspex-copy', (event) => {
    event.preventDefault();
    copies.push(event.detail);
  });
  button(element, label).click();
  await vi.waitFor(() => expect(copies).toHaveLength(1));
  expect(copies[0]?.format).toBe(format);
  expect(copies[0]?.text).toMatch(wanted);
  await vi.waitFor(() => expect(button(element, 'Copied') ?? button(element, 'copied')).toBeTruthy());
});
