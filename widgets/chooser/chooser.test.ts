import { expect, test } from 'vitest';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import { axeFindings } from '../harness/axe.ts';
import { deep, mount, shownText } from '../harness/mount.ts';
import { conversionOfBoarders, rapidIngress, steadyAim } from '../harness/records.ts';
import './chooser.define.ts';

const chooser = () => document.createElement('auspex-chooser');
const many: RuleRecord[] = ['Ash Lancers', 'Bog Wardens', 'Cinder Guard', 'Dusk Riders', 'Ember Host'].map((of) => ({
  ...steadyAim,
  of,
  id: of,
}));

test('one rule asks nothing', async () => {
  const element = await mount(chooser(), { options: [rapidIngress], chosen: rapidIngress });
  expect(deep(element, 'fieldset')).toBeUndefined();
});

test('a few are chips in the order given; the arrow keys choose, as in any radio group', async () => {
  const element = await mount(chooser(), {
    options: [rapidIngress, conversionOfBoarders],
    chosen: rapidIngress,
    locale: 'en',
  });
  expect(shownText(element)).toBe('Which Rapid Ingress? Core Boarding Actions');
  const chosen: RuleRecord[] = [];
  element.addEventListener('auspex-choose', (event) => chosen.push(event.detail.record));
  const radios = element.shadowRoot!.querySelectorAll('input');
  expect([...radios].map((radio) => radio.checked)).toEqual([true, false]);
  radios[1]?.click();
  expect(chosen).toEqual([conversionOfBoarders]);
});

test('many are a list that tells them apart by their unit', async () => {
  const element = await mount(chooser(), { options: many, chosen: many[2] });
  const select = deep<HTMLSelectElement>(element, 'select')!;
  expect(select.options[0]?.text).toBe('Ash Lancers');
  expect(select.selectedIndex).toBe(2);
  const chosen: RuleRecord[] = [];
  element.addEventListener('auspex-choose', (event) => chosen.push(event.detail.record));
  select.selectedIndex = 4;
  select.dispatchEvent(new Event('change'));
  expect(chosen).toEqual([many[4]]);
});

test('editions are named where both are offered', async () => {
  const element = await mount(chooser(), {
    options: [rapidIngress, { ...rapidIngress, edition: '11e' }],
    chosen: rapidIngress,
    locale: 'en',
  });
  expect(shownText(element)).toContain('Core, 10th Core, 11th');
});

test.each(['light', 'dark'] as const)('has nothing for axe to find, %s', async (theme) => {
  const chips = await mount(chooser(), { options: [rapidIngress, conversionOfBoarders], chosen: rapidIngress, theme });
  expect(await axeFindings(chips)).toEqual([]);
  expect(await axeFindings(await mount(chooser(), { options: many, chosen: many[0], theme }))).toEqual([]);
});
