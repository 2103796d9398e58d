import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import type { CopyDetail, DragDetail, NotARuleDetail } from '../events.ts';
import { axeFindings } from '../harness/axe.ts';
import { memoryPreferences, memorySource } from '../harness/memory-source.ts';
import { deep, mount, settle, shownText } from '../harness/mount.ts';
import { records, sustainedHits } from '../harness/records.ts';
import type { CardAsk } from './card-ask.ts';
import type { Popover } from './popover.ts';
import './popover.define.ts';

afterEach(() => document.body.replaceChildren());

async function opened(ask: CardAsk, more: Partial<Popover> = {}): Promise<Popover> {
  const element = await mount(document.createElement('auspex-popover'), {
    source: memorySource(records),
    edition: '10e',
    locale: 'en',
    ...more,
  });
  await element.open(ask);
  await settle(element);
  return element;
}

const sustained: CardAsk = { refs: ['10e:sustained-hits'], text: 'sus 1', params: { value: '1' } };
const press = (element: Popover, key: string, more: KeyboardEventInit = {}) =>
  deep(element, '.root')?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more }),
  );

test('opens a rule with the value of the page', async () => {
  const element = await opened(sustained);
  expect(shownText(element)).toContain('Each Critical Hit scores 1 extra hit.');
  expect(deep(element, '[role=dialog]')?.getAttribute('aria-label')).toBe('Sustained Hits 1');
  expect(deep(element, '[role=status]')?.textContent).toBe('Sustained Hits 1, Weapon ability');
});

test('follows a rule named in the text in place, and finds the way back', async () => {
  const element = await opened(sustained);
  element.focus();
  deep(element, '.ask')?.focus();
  deep(element, '.ask')?.click();
  await settle(element);
  expect(element.record?.id).toBe('critical-hit');
  expect(deep(element, 'nav')?.textContent).toContain('Sustained Hits 1');
  expect(element.shadowRoot?.activeElement?.className).toBe('root');
  press(element, 'ArrowLeft', { altKey: true });
  await settle(element);
  expect(element.record?.id).toBe('sustained-hits');
  expect(shownText(element)).toContain('scores 1 extra hit');
  expect(deep(element, 'nav')).toBeUndefined();
});

test('the Tab key walks tools, editions, links, footer, in that order, and each shows where it is', async () => {
  const element = await opened(sustained);
  element.focus();
  const stops: string[] = [];
  for (let step = 0; step < 8; step++) {
    await userEvent.tab();
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    stops.push(at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '');
    expect(getComputedStyle(at!).outlineStyle).toBe('solid');
  }
  expect(stops).toEqual(['Pin', 'Copy', 'Close', '10th', '11th', 'compare', 'Critical Hit', 'Changed Jan 14, 2026']);
});

test('the way back leads to where it was read', async () => {
  const element = await opened({ refs: ['10e:gun-crew'] });
  element.style.setProperty('--auspex-max-height', '200px');
  const scroll = () => deep(element, '.scroll')!;
  scroll().scrollTop = 120;
  deep(element, '.weapons .ask')?.click();
  await settle(element);
  expect(scroll().scrollTop).toBe(0);
  element.back();
  await settle(element);
  expect(scroll().scrollTop).toBe(120);
});

test('Escape closes, first the row of copy formats', async () => {
  const element = await opened(sustained);
  const close = vi.fn();
  element.addEventListener('auspex-close', close);
  element.copied = 'plain';
  press(element, 'Escape');
  expect(close).not.toHaveBeenCalled();
  press(element, 'Escape');
  expect(close).toHaveBeenCalledOnce();
});

test('Backspace goes back, but not while typing', async () => {
  const element = await opened(sustained);
  await element.open({ refs: ['10e:critical-hit'] });
  deep(element, '.ask')?.click();
  await settle(element);
  expect(element.record?.id).toBe('sustained-hits');
  press(element, 'Backspace');
  expect(element.record?.id).toBe('critical-hit');
});

test('says what to do when no pack has the rule, and knows the way back from there', async () => {
  const element = await opened({ refs: ['10e:rapid-ingress'] });
  deep(element, '.ask')?.click();
  await vi.waitFor(() => expect(shownText(element)).toContain('Not in your packs'));
  expect(shownText(element)).toContain('“reserves”');
  expect(element.back()).toBe(true);
  expect(element.record?.id).toBe('rapid-ingress');
});

test('a source that fails is told, and can be tried again', async () => {
  const good = memorySource(records);
  let broken = true;
  const source = {
    ...good,
    get: (...query: Parameters<typeof good.get>) => (broken ? Promise.reject(new Error('gone')) : good.get(...query)),
  };
  const element = await opened(sustained, { source });
  expect(shownText(element)).toContain('could not be read');
  broken = false;
  deep(element, '.state .chip')?.click();
  await vi.waitFor(() => expect(element.record?.id).toBe('sustained-hits'));
});

test('turns between the editions and says so', async () => {
  const element = await opened(sustained);
  const turned = vi.fn();
  element.addEventListener('auspex-edition', (event) => turned(event.detail.edition));
  deep(element, '.chips button:nth-of-type(2)')?.click();
  await settle(element);
  expect(element.record?.edition).toBe('11e');
  expect(turned).toHaveBeenCalledWith('11e');
});

test('copies in the format chosen last', async () => {
  const preferences = memoryPreferences(new Map([['copy-format', 'markdown']]));
  const element = await opened(sustained, { preferences });
  const copies: CopyDetail[] = [];
  element.addEventListener('auspex-copy', (event) => {
    event.preventDefault();
    copies.push(event.detail);
  });
  deep(element, '.tools [aria-label=Copy]')?.click();
  await vi.waitFor(() => expect(copies).toHaveLength(1));
  expect(copies[0]?.format).toBe('markdown');
  expect(copies[0]?.text).toContain('**Sustained Hits 1** (Weapon ability, 10th edition)');
  expect(copies[0]?.text).toContain('Core Rules, Weapon abilities, May 20, 2026');
  await settle(element);
  deep(element, '.chips .chip:last-of-type')?.click();
  await vi.waitFor(() => expect(copies).toHaveLength(2));
  expect(copies[1]?.text).toContain('[b]Sustained Hits 1[/b]');
  expect(await preferences.get('copy-format')).toBe('bbcode');
});

test('compares both editions in place, and goes back to one', async () => {
  const element = await opened({ refs: ['10e:rapid-ingress'] });
  element.style.setProperty('--auspex-max-width', '700px');
  deep(element, '.segments button:last-child')?.click();
  await vi.waitFor(() => expect(deep(element, 'ins')?.textContent).toContain('wholly within'));
  expect(element.getBoundingClientRect().width).toBeGreaterThan(500);
  deep(element, '.segments button:first-child')?.click();
  await settle(element);
  expect(deep(element, '.cp')?.textContent).toBe('1CP');
});

test('remembers which rule of the name was chosen', async () => {
  const preferences = memoryPreferences();
  const element = await opened({ refs: ['10e:rapid-ingress'] }, { preferences });
  const chosen = vi.fn();
  element.addEventListener('auspex-choose', (event) => chosen(event.detail.record.id));
  deep<HTMLInputElement>(element, 'input[type=radio]:not(:checked)')?.click();
  await vi.waitFor(() => expect(element.record?.set).toBe('boarding-actions'));
  expect(chosen).toHaveBeenCalledWith('rapid-ingress--boarding-actions');
  const next = await opened({ refs: ['10e:rapid-ingress'] }, { preferences });
  expect(next.record?.set).toBe('boarding-actions');
});

test('speaks the language it is given from the first sight', async () => {
  const element = await opened(sustained, { locale: 'fr' });
  expect(shownText(element)).toContain('Aptitude d’arme');
  expect(shownText(element)).toContain('20 mai 2026');
});

test('puts the calculator of a weapon under its row, and marks the row', async () => {
  await import('../attack-calculator/attack-calculator.define.ts');
  const element = await opened({ refs: ['10e:gun-crew'] });
  const buttons = () => [...deep(element, '.weapons')!.querySelectorAll<HTMLElement>('.go button')];
  expect(buttons().map((button) => button.textContent)).toEqual(['0.56 kills', '0.83 kills', '0.46 kills']);
  expect(deep(element, '.odds-note')?.textContent).toBe('Odds: one weapon into 5 Marines');
  buttons()[1]?.click();
  await settle(element);
  const calculator = deep(element, 'auspex-attack-calculator') as
    | HTMLElementTagNameMap['auspex-attack-calculator']
    | undefined;
  expect(calculator?.weapon?.name).toBe('Long heavy bolter');
  expect(deep(element, 'tr.hot')?.textContent).toContain('Long heavy bolter');
  buttons()[1]?.click();
  await settle(element);
  expect(deep(element, 'auspex-attack-calculator')).toBeUndefined();
});

test('a keyword of a weapon opens with its value, and counts what it adds to that weapon', async () => {
  await import('../attack-calculator/attack-calculator.define.ts');
  const element = await opened({ refs: ['10e:gun-crew'] });
  deep(element, '.weapons .ask')?.click();
  await settle(element);
  expect(deep(element, '[role=dialog]')?.getAttribute('aria-label')).toBe('Sustained Hits 1');
  const calculator = deep(element, 'auspex-attack-calculator') as HTMLElementTagNameMap['auspex-attack-calculator'];
  expect(shownText(calculator)).toContain('Long heavy bolter');
});

test('the calculator of a single roll comes with the first rule that is one', async () => {
  const gauntlet = {
    ...sustainedHits,
    id: 'gauntlet',
    value: undefined,
    effect: [{ roll: 'charge', dice: '2D6', on: 9 }],
  };
  const element = await opened({ refs: ['10e:gauntlet'] }, { source: memorySource([gauntlet as RuleRecord]) });
  expect(deep(element, 'auspex-roll-calculator')).toBeUndefined();
  await import('../attack-calculator/attack-calculator.define.ts');
  await vi.waitFor(() => expect(shownText(element)).toContain('27.8 % to reach 9 on 2D6'));
});

test('the search of a missing rule leads on', async () => {
  const element = await opened({ refs: ['10e:nowhere'], text: 'ingress' });
  await vi.waitFor(() => expect(deep(element, '[role=option]')).toBeDefined());
  deep(element, '[role=option]')?.click();
  await vi.waitFor(() => expect(element.record?.id).toBe('rapid-ingress'));
});

test('tells what was not a rule, only of the words of the page', async () => {
  const element = await opened(sustained);
  const told: NotARuleDetail[] = [];
  element.addEventListener('auspex-not-a-rule', (event) => told.push(event.detail));
  deep(element, '.foot button')?.click();
  expect(told).toEqual([{ text: 'sus 1', ref: '10e:sustained-hits' }]);
  deep(element, '.ask')?.click();
  await settle(element);
  expect(deep(element, '.foot button')).toBeUndefined();
});

test.each([
  ['panel', '“deep strike” is in the side panel now.', 'Open the side panel'],
  ['window', '“deep strike” is in the side panel now.', 'Open it in a window'],
  ['here', 'Three cards stay at most: “deep strike” made room.', 'Show it here'],
] as const)('a card that made room is told of, %s', async (way, told, offer) => {
  const element = await opened(sustained, { pinned: true });
  let asked = 0;
  element.addEventListener('auspex-open-panel', () => asked++);
  await element.madeRoom({ refs: ['10e:critical-hit'], text: 'deep strike' }, way);
  await settle(element);
  expect(deep(element, '[role=status]')?.textContent).toBe(told);
  const button = [...element.renderRoot.querySelectorAll('button')].find(({ textContent }) => textContent === offer);
  expect(await axeFindings(element)).toEqual([]);
  button?.click();
  await settle(element);
  expect(button?.isConnected).toBe(false);
  expect(asked).toBe(way === 'here' ? 0 : 1);
  expect(element.record?.id).toBe(way === 'here' ? 'critical-hit' : 'sustained-hits');
  expect(deep(element, '.back') !== undefined).toBe(way === 'here');
});

test('a drag ends where it was let go, however fast it was', async () => {
  const element = await opened(sustained, { pinned: true });
  const drags: DragDetail[] = [];
  element.addEventListener('auspex-drag', ({ detail }) => drags.push(detail));
  const grip = deep<HTMLElement>(element, '.grip')!;
  grip.setPointerCapture = () => undefined;
  const point = (type: string, screenX: number) =>
    grip.dispatchEvent(new PointerEvent(type, { screenX, bubbles: true, composed: true, button: 0, cancelable: true }));
  point('pointerdown', 100);
  point('pointermove', 120);
  point('pointerup', 300);
  expect(drags.reduce((sum, { dx }) => sum + dx, 0)).toBe(200);
});

test('a pinned card is dragged by its header and moved by keys, not by its buttons', async () => {
  const element = await opened(sustained, { pinned: true });
  const moves: DragDetail[] = [];
  element.addEventListener('auspex-drag', (event) => !event.detail.end && moves.push(event.detail));
  const pointer = (name: string, target: Element, screenX: number) =>
    target.dispatchEvent(
      new PointerEvent(name, { pointerId: 1, screenX, screenY: 5, bubbles: true, composed: true, cancelable: true }),
    );
  const header = deep(element, 'header')!;
  header.setPointerCapture = () => undefined;
  pointer('pointerdown', header, 10);
  pointer('pointermove', header, 17);
  pointer('pointerup', header, 17);
  pointer('pointermove', header, 40);
  expect(moves).toEqual([{ dx: 7, dy: 0 }]);
  deep(element, '.grip')?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }),
  );
  expect(moves[1]).toEqual({ dx: 0, dy: 16 });
});

test('a later question wins over a slower earlier one', async () => {
  const good = memorySource(records);
  const source = {
    ...good,
    get: async (refs: readonly string[], edition: '10e' | '11e') => {
      if (refs[0] === '10e:anti') await new Promise((done) => setTimeout(done, 40));
      return good.get(refs, edition);
    },
  };
  const element = await opened(sustained, { source });
  await Promise.all([element.open({ refs: ['10e:anti'] }), element.open({ refs: ['10e:critical-hit'] })]);
  expect(element.record?.id).toBe('critical-hit');
});

test('a slow source is given a sign of life, a quick one none', async () => {
  const good = memorySource(records);
  let answer = (): void => undefined;
  const source = {
    ...good,
    get: async (...query: Parameters<typeof good.get>) => {
      await new Promise<void>((done) => {
        answer = done;
      });
      return good.get(...query);
    },
  };
  const element = await mount(document.createElement('auspex-popover'), { source, locale: 'en' });
  const opening = element.open(sustained);
  await element.updateComplete;
  expect(element.getBoundingClientRect().height).toBe(0);
  await vi.waitFor(() => expect(shownText(element)).toContain('Looking it up'));
  answer();
  await opening;
  expect(shownText(element)).toContain('Sustained Hits 1');
});

test('is as large as its content, and scrolls inside what it is allowed', async () => {
  const element = await opened(sustained);
  const natural = element.getBoundingClientRect();
  expect(natural.width).toBeCloseTo(384, 0);
  element.style.setProperty('--auspex-max-height', '160px');
  element.style.setProperty('--auspex-max-width', '300px');
  const small = element.getBoundingClientRect();
  expect([small.width, small.height]).toEqual([300, 160]);
  const scroll = deep(element, '.scroll')!;
  expect(scroll.scrollHeight).toBeGreaterThan(scroll.clientHeight);
  expect(scroll.scrollWidth).toBe(scroll.clientWidth);
});

describe.each(['light', 'dark'] as const)('has nothing for axe to find, %s', (theme) => {
  test('a rule that was followed, pinned, copied', async () => {
    const element = await opened(sustained, { theme, pinned: true });
    deep(element, '.ask')?.click();
    await settle(element);
    element.copied = 'plain';
    await settle(element);
    expect(await axeFindings(element)).toEqual([]);
  });

  test('a comparison', async () => {
    const element = await opened({ refs: ['10e:rapid-ingress'] }, { theme });
    deep(element, '.segments button:last-child')?.click();
    await vi.waitFor(() => expect(deep(element, 'ins')).toBeDefined());
    await settle(element);
    expect(await axeFindings(element)).toEqual([]);
  });

  test('a datasheet with the odds of a weapon open', async () => {
    await import('../attack-calculator/attack-calculator.define.ts');
    const element = await opened({ refs: ['10e:gun-crew'], text: 'gun crew' }, { theme });
    deep(element, '.go button')?.click();
    await settle(element);
    expect(await axeFindings(element)).toEqual([]);
  });

  test('a rule that is missing, with a search', async () => {
    const element = await opened({ refs: ['10e:nowhere'], text: 'ingress' }, { theme });
    await vi.waitFor(() => expect(deep(element, '[role=option]')).toBeDefined());
    expect(await axeFindings(element)).toEqual([]);
  });
});
