import { afterEach, beforeEach, expect, test } from 'vitest';
import { mount, settle } from './harness/mount.ts';
import { rapidIngress, sustainedHits } from './harness/records.ts';
import './attack-calculator/attack-calculator.define.ts';
import './histogram/histogram.define.ts';
import './roll-calculator/roll-calculator.define.ts';
import './rule-card/rule-card.define.ts';
import './search/search.define.ts';
import './stratagem-card/stratagem-card.define.ts';
import './wound-table/wound-table.define.ts';

beforeEach(() => {
  document.documentElement.dir = 'rtl';
});
afterEach(() => {
  document.documentElement.dir = '';
  document.body.replaceChildren();
});

test.each([
  ['auspex-attack-calculator', { record: sustainedHits, params: { value: '1' } }],
  ['auspex-roll-calculator', { record: { ...sustainedHits, effect: [{ roll: 'charge', dice: '2D6', on: 9 }] } }],
  ['auspex-wound-table', { strength: 5, toughness: 4 }],
  ['auspex-histogram', { pmf: [0.5, 0.3, 0.2] }],
  ['auspex-search', {}],
  ['auspex-rule-card', { record: sustainedHits }],
  ['auspex-stratagem-card', { record: rapidIngress }],
] as const)('%s reads from left to right on a page that does not', async (tag, given) => {
  const element = await mount(document.createElement(tag), { ...given, edition: '10e', locale: 'en' } as object);
  await settle(element);
  const inner = element.renderRoot.querySelector('section, article, .chart, input') ?? element;
  expect(getComputedStyle(inner).direction).toBe('ltr');
});

test('a text of a right-to-left pack still has its own direction', async () => {
  const record = { ...sustainedHits, gist: 'כלל אחד', body: [{ p: ['זה מה שהכלל עושה.'] }] };
  const element = await mount(document.createElement('auspex-rule-card'), { record, locale: 'en' });
  for (const selector of ['.gist', '.text p'])
    expect(getComputedStyle(element.renderRoot.querySelector(selector)!).direction).toBe('rtl');
});

test('a word of any length breaks inside its card', async () => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3);
  const record = { ...sustainedHits, name: long, gist: long, setName: long, set: 'x', body: [{ p: [long] }] };
  const element = await mount(document.createElement('auspex-rule-card'), { record, locale: 'en' });
  element.style.width = '320px';
  await settle(element);
  const card = element.renderRoot.querySelector('.card')!;
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
});
