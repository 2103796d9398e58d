import { expect, test, vi } from 'vitest';
import type { AskDetail } from '../events.ts';
import { axeFindings } from '../harness/axe.ts';
import { memorySource } from '../harness/memory-source.ts';
import { deep, mount, shownText } from '../harness/mount.ts';
import { records } from '../harness/records.ts';
import type { Search } from './search.ts';
import './search.define.ts';

const source = memorySource(records);
const box = (element: Search) => deep<HTMLInputElement>(element, 'input')!;
const options = (element: Search) => [...element.shadowRoot!.querySelectorAll('[role=option]')];
const press = (element: Search, key: string) =>
  box(element).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

async function typed(text: string, more: Partial<Search> = {}): Promise<Search> {
  const element = await mount(document.createElement('auspex-search'), { source, locale: 'en', ...more });
  box(element).value = text;
  box(element).dispatchEvent(new InputEvent('input'));
  await vi.waitFor(() => expect(deep(element, '[role=status]')?.textContent).not.toBe(''));
  return element;
}

test('finds while typing and says how many', async () => {
  const element = await typed('sust');
  expect(options(element)).toHaveLength(2);
  expect(shownText(element)).toContain('Weapon ability · 11th');
  expect(deep(element, '[role=status]')?.textContent).toBe('2 rules found');
  expect(deep(element, '.name b')?.textContent).toBe('Sust');
});

test('searches once for a word typed in one go', async () => {
  const search = vi.fn(source.search);
  const element = await mount(document.createElement('auspex-search'), { source: { ...source, search } });
  for (const text of ['s', 'su', 'sus']) {
    box(element).value = text;
    box(element).dispatchEvent(new InputEvent('input'));
    await element.updateComplete;
  }
  await vi.waitFor(() => expect(options(element)).toHaveLength(2));
  expect(search.mock.calls).toEqual([['sus', 20]]);
});

test('arrow keys walk the list, Enter asks for the marked rule', async () => {
  const element = await typed('sust');
  const asked: AskDetail[] = [];
  element.addEventListener('auspex-ask', (event) => asked.push(event.detail));
  press(element, 'ArrowDown');
  press(element, 'ArrowDown');
  await element.updateComplete;
  expect(box(element).getAttribute('aria-activedescendant')).toBe('option-1');
  press(element, 'Enter');
  expect(asked[0]?.ref).toBe('11e:sustained-hits');
  press(element, 'ArrowDown');
  await element.updateComplete;
  expect(options(element)[0]?.getAttribute('aria-selected')).toBe('true');
});

test('Enter without walking takes the first, a click takes the clicked', async () => {
  const element = await typed('ingress');
  const asked: string[] = [];
  element.addEventListener('auspex-ask', (event) => asked.push(event.detail.ref));
  press(element, 'Enter');
  (options(element)[2] as HTMLElement).click();
  expect(asked).toEqual(['10e:rapid-ingress', '10e:rapid-ingress--boarding-actions']);
});

test('says when nothing is called so', async () => {
  expect(shownText(await typed('zzz'))).toContain('No rule called “zzz”');
});

test('Escape empties the list, then the box; then it is left to others', async () => {
  const element = await typed('sust');
  const heard = vi.fn();
  document.body.addEventListener('keydown', heard, { once: true });
  press(element, 'Escape');
  await element.updateComplete;
  expect([options(element).length, element.query]).toEqual([0, 'sust']);
  press(element, 'Escape');
  await element.updateComplete;
  expect(element.query).toBe('');
  expect(heard).not.toHaveBeenCalled();
  box(element).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
  expect(heard).toHaveBeenCalledOnce();
});

test('arrow down in an empty box lists everything', async () => {
  const element = await mount(document.createElement('auspex-search'), { source });
  press(element, 'ArrowDown');
  await vi.waitFor(() => expect(options(element)).toHaveLength(records.length));
});

test.each(['light', 'dark'] as const)('has nothing for axe to find, %s', async (theme) => {
  const element = await typed('in', { theme });
  press(element, 'ArrowDown');
  await element.updateComplete;
  expect(await axeFindings(element)).toEqual([]);
});
