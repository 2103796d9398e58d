import { afterEach, expect, test } from 'vitest';
import type { AskDetail } from '../events.ts';
import { axeFindings } from '../harness/axe.ts';
import './term.define.ts';

function term(html: { attributes?: Record<string, string>; title?: string; text: string }) {
  const element = document.createElement('auspex-term');
  for (const [name, value] of Object.entries(html.attributes ?? {})) element.setAttribute(name, value);
  const abbr = document.createElement('abbr');
  if (html.title) abbr.title = html.title;
  abbr.textContent = html.text;
  element.append(abbr);
  document.body.append(element);
  return element;
}

const asks: AskDetail[] = [];
const listen = (event: Event): void => {
  asks.push((event as CustomEvent<AskDetail>).detail);
  event.preventDefault();
};
document.body.addEventListener('auspex-ask', listen);
afterEach(() => {
  asks.length = 0;
  document.body.replaceChildren();
});

test('asks on hover with the rule, its value, the words and the place', () => {
  const element = term({ attributes: { rule: 'sustained-hits', value: '1', edition: '11e' }, text: 'sus 1' });
  element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse', clientX: 1, clientY: 1 }));
  expect(asks[0]).toMatchObject({ ref: '11e:sustained-hits', text: 'sus 1', params: { value: '1' }, how: 'hover' });
  expect(asks[0]?.rect?.width).toBeGreaterThan(0);
});

test('a finger that only brushes it asks nothing, a tap does', () => {
  const element = term({ attributes: { rule: 'deep-strike' }, text: 'Deep Strike' });
  element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
  expect(asks).toEqual([]);
  element.click();
  expect(asks[0]?.how).toBe('tap');
});

test('is reached and asked by the keyboard', () => {
  const element = term({ attributes: { rule: 'deep-strike' }, text: 'Deep Strike' });
  expect(element.tabIndex).toBe(0);
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
  expect(asks.map(({ how }) => how)).toEqual(['key']);
});

test('without a rule its text names it', () => {
  expect(term({ text: 'Mont’ka: Fire & Fade' }).ref).toBe('montka-fire-fade');
});

test("the browser's tooltip stays away while a card answers, and comes back", () => {
  const element = term({ attributes: { rule: 'deep-strike' }, title: 'arrives late', text: 'Deep Strike' });
  element.click();
  expect(element.querySelector('abbr')?.title).toBe('');
  element.dispatchEvent(new PointerEvent('pointerleave'));
  expect(element.querySelector('abbr')?.title).toBe('arrives late');
});

test('flows and breaks with the text, in the text’s own colour and size', () => {
  document.body.style.cssText = 'width: 90px; font-size: 20px';
  const element = term({ attributes: { rule: 'x' }, text: 'Boarding Actions Fire Overwatch' });
  expect(element.getClientRects().length).toBeGreaterThan(1);
  expect(getComputedStyle(element).fontSize).toBe('20px');
  document.body.style.cssText = '';
});

test('a second definition leaves the first alone', async () => {
  const { define } = await import('../define.ts');
  const first = customElements.get('auspex-term');
  define('auspex-term', class extends HTMLElement {});
  expect(customElements.get('auspex-term')).toBe(first);
});

test('has nothing for axe to find', async () => {
  expect(
    await axeFindings(term({ attributes: { rule: 'deep-strike' }, title: 'arrives late', text: 'Deep Strike' })),
  ).toEqual([]);
});
