import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MentionContext } from '../../src/core/match/mention.ts';
import type { Rule } from '../../src/core/rules/record.ts';
import { axeFindings } from '../harness/axe.ts';
import { memoryPreferences, memorySource } from '../harness/memory-source.ts';
import { deep, mount, settle, shownText } from '../harness/mount.ts';
import { gunCrew, records, sustainedHits } from '../harness/records.ts';
import type { AttackCalculator } from './attack-calculator.ts';
import './attack-calculator.define.ts';

beforeEach(() => {
  document.body.style.background = '#fff';
});
afterEach(() => document.body.replaceChildren());

const context: MentionContext = {
  attacks: { value: '9', from: '9 shots' },
  skill: { value: '3+', from: 'on 3+' },
  strength: { value: '5', from: 'S5' },
  ap: { value: '-1', from: 'AP-1' },
  damage: { value: '2', from: 'D2' },
};
const feelNoPain: Rule = {
  ...sustainedHits,
  id: 'feel-no-pain',
  name: 'Feel No Pain',
  kind: 'core-ability',
  value: { type: 'roll+' },
  effect: [{ on: 'target', set: { fnp: '$v' } }],
};

const invulnerable: Rule = {
  ...feelNoPain,
  id: 'invulnerable-save',
  name: 'Invulnerable Save',
  effect: [{ on: 'target', set: { invuln: '$v' } }],
};

const calculator = (more: Partial<AttackCalculator> = {}) =>
  mount(document.createElement('auspex-attack-calculator'), {
    record: sustainedHits,
    params: { value: '1' },
    context,
    edition: '10e',
    theme: 'light',
    locale: 'en',
    ...more,
  });
const all = <Found extends Element = HTMLElement>(element: AttackCalculator, selector: string) => [
  ...element.renderRoot.querySelectorAll<Found>(selector),
];
const field = (element: AttackCalculator, name: string) => all<HTMLInputElement>(element, `input[name="${name}"]`)[0]!;
async function type(element: AttackCalculator, name: string, text: string) {
  const input = field(element, name);
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await settle(element);
}
async function press(element: AttackCalculator, name: string, key: string) {
  field(element, name).focus();
  field(element, name).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );
  await settle(element);
}
const button = (element: AttackCalculator, text: string) =>
  all<HTMLButtonElement>(element, 'button').find((one) => one.textContent?.replace(/\s+/g, ' ').trim() === text)!;
async function click(element: AttackCalculator, text: string) {
  button(element, text).click();
  await settle(element);
}
const lead = (element: AttackCalculator) => deep(element, '.lead')?.textContent?.replace(/\s+/g, ' ').trim();

test('leads with what the keyword adds to the numbers of the page', async () => {
  const element = await calculator();
  expect(lead(element)).toBe('+1.5 hits +10.8 % to kill 2 from this keyword · 9 shots on 3+');
  expect(shownText(element)).toContain('Chance to kill 2 or more 73.6 %');
  expect(shownText(element)).toContain('this page: “9 shots”, “on 3+”, “S5”, “AP-1”, “D2”');
  const tinted = all(element, '.chip.page').map((chip) => chip.querySelector('input')?.name);
  expect(tinted).toEqual(['count', 'attacks', 'skill', 'strength', 'ap', 'damage', 'x']);
  expect(deep(element, '.chip.page')?.title).toContain('this page says “9 shots”');
});

test('typing dice, stepping and dragging all count anew at once', async () => {
  const element = await calculator();
  await type(element, 'damage', 'd6+1');
  expect(field(element, 'damage').closest('.chip')?.className).toContain('you');
  const typed = shownText(element);
  await press(element, 'attacks', 'ArrowUp');
  expect(field(element, 'attacks').value).toBe('10');
  expect(shownText(element)).not.toBe(typed);
  const chip = field(element, 'strength').closest('.chip')!;
  const drag = (name: string, clientX: number) =>
    chip.dispatchEvent(new PointerEvent(name, { clientX, buttons: 1, pointerId: 1, bubbles: true }));
  chip.setPointerCapture = () => undefined;
  drag('pointerdown', 100);
  drag('pointermove', 135);
  await settle(element);
  expect(field(element, 'strength').value).toBe('8');
  drag('pointermove', 112);
  await settle(element);
  expect(field(element, 'strength').value).toBe('6');
});

test('a drag on the text is a selection, and a drag leaves the cursor alone', async () => {
  const element = await calculator();
  const input = field(element, 'strength');
  const chip = input.closest('.chip')!;
  chip.setPointerCapture = () => undefined;
  const point = (target: Element, name: string, clientX: number) =>
    target.dispatchEvent(new PointerEvent(name, { clientX, buttons: 1, pointerId: 1, bubbles: true }));
  point(input, 'pointerdown', 100);
  point(input, 'pointermove', 150);
  await settle(element);
  expect(input.value).toBe('5');
  point(chip, 'pointerdown', 100);
  point(chip, 'pointermove', 112);
  point(chip, 'pointerup', 112);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  chip.dispatchEvent(click);
  await settle(element);
  expect(input.value).toBe('6');
  expect(click.defaultPrevented).toBe(true);
});

test('another question starts afresh; the same in a new object does not', async () => {
  const element = await calculator();
  await type(element, 'strength', '9');
  element.context = { ...context };
  await settle(element);
  expect(field(element, 'strength').value).toBe('9');
  element.context = { ...context, strength: { value: '6', from: 'S6' } };
  await settle(element);
  expect(field(element, 'strength').value).toBe('6');
});

test('AP takes either sign', async () => {
  const element = await calculator();
  await type(element, 'ap', '3');
  const plus = shownText(element);
  await type(element, 'ap', '−3');
  expect(shownText(element)).toBe(plus);
});

test('a text that is no number waits in its field, says what to type, and the last answer stays', async () => {
  const element = await calculator();
  const before = lead(element);
  await type(element, 'damage', 'D6+');
  expect(field(element, 'damage').getAttribute('aria-invalid')).toBe('true');
  expect(deep(element, '.problem')?.textContent).toContain('Type a number or dice, such as 3, D6 or 2D6+1.');
  expect(lead(element)).toBe(before);
  await press(element, 'damage', 'Escape');
  expect(field(element, 'damage').value).toBe('2');
});

test('a limit is said when it is reached', async () => {
  const element = await calculator();
  for (let step = 0; step < 2; step++) await press(element, 'damage', 'ArrowDown');
  expect(deep(element, '.strip')?.textContent).toContain('That is the limit.');
});

test('keys typed in a field stay there, but Escape and Tab leave', async () => {
  const element = await calculator();
  const heard: string[] = [];
  const listen = (event: KeyboardEvent) => heard.push(event.key);
  document.addEventListener('keydown', listen);
  for (const key of ['6', 'j', 'ArrowUp', 'Backspace', 'Enter', 'Escape', 'Tab']) await press(element, 'strength', key);
  document.removeEventListener('keydown', listen);
  expect(heard).toEqual(['Escape', 'Tab']);
});

test('the X of the rule can be changed, and the rule switched off', async () => {
  const element = await calculator();
  await type(element, 'x', 'D3');
  expect(lead(element)).toContain('+3 hits');
});

test('a target is picked, edited and remembered', async () => {
  const preferences = memoryPreferences();
  const element = await calculator({ preferences, source: memorySource(records) });
  all<HTMLButtonElement>(element, '.change')[1]?.click();
  // The lists come when somebody asks for them.
  await vi.waitFor(() => expect(deep(element, '.panel .pill')).toBeTruthy());
  await click(element, '5 Terminators');
  expect(shownText(element)).toContain('into 5 Terminators T5 · 2+ / 4++ · 3 wounds');
  await type(element, 'models', '3');
  expect(shownText(element)).toContain('into 3 Terminators');
  const find = deep<HTMLInputElement>(element, '.find')!;
  find.value = 'gun';
  find.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // So does the search.
  await vi.waitFor(() => expect(shownText(element)).toContain('Gun Crew'));
  await click(element, 'Gun Crew');
  expect(shownText(element)).toContain('Gun Crew T5 · 3+ / 5++');
  const next = await calculator({ preferences, context: {} });
  await settle(next);
  expect(shownText(next)).toContain('Gun Crew');
});

test('a rule of the target says what it saves', async () => {
  const element = await calculator({ record: feelNoPain, params: { value: '5+' }, context: {} });
  expect(lead(element)).toMatch(/^−0\.\d+ wounds lost −\d+\.\d % to kill 1 from this rule · 20 shots on 3\+$/);
});

test('modifiers: what is on is shown, what it comes to is said', async () => {
  const element = await calculator();
  await click(element, 'more modifiers');
  await click(element, 'In cover');
  await click(element, 'fewer modifiers');
  expect(button(element, 'In cover').getAttribute('aria-pressed')).toBe('true');
  expect(shownText(element)).toContain('Chance to kill 2 or more 50.7 %');
});

test('a result is pinned and compared', async () => {
  const element = await calculator();
  await click(element, 'compare');
  await type(element, 'strength', '8');
  expect(deep(element, '.delta')?.textContent).toMatch(/^\+\d+\.\d % against A$/);
  expect(element.renderRoot.querySelector('auspex-histogram')?.other).toHaveLength(6);
});

test('the result is copied by whoever listens, in the form that was asked for', async () => {
  const element = await calculator({ link: 'https://example.org/odds' });
  const copied: { text: string; format: string }[] = [];
  element.addEventListener('auspex-copy', (event) => {
    event.preventDefault();
    copied.push(event.detail);
  });
  for (const [index, name] of ['Text', 'Markdown', 'BBCode', 'Link'].entries()) {
    await click(element, name);
    await vi.waitFor(() => expect(copied).toHaveLength(index + 1));
  }
  expect(copied.map(({ format }) => format)).toEqual(['plain', 'markdown', 'bbcode', 'plain']);
  expect(copied[0]?.text).toContain('Sustained Hits 1');
  expect(copied[1]?.text).toContain('| --- | ---: |');
  const link = copied[3]?.text ?? '';
  const again = await calculator({
    record: undefined,
    params: undefined,
    context: undefined,
    fragment: link.split('#')[1],
  });
  await vi.waitFor(() => expect(shownText(again)).toContain('Chance to kill 2 or more 73.6 %'));
  expect(await again.scenario()).toBe(link.split('#')[1]);
});

test('a weapon of a datasheet comes with its keywords and leads with the outcome', async () => {
  const known = memorySource([
    ...records,
    {
      ...sustainedHits,
      id: 'heavy',
      name: 'Heavy',
      value: undefined,
      effect: [{ on: 'weapon', set: { heavy: true } }],
    },
  ]);
  const element = await calculator({
    record: gunCrew,
    params: {},
    context: {},
    weapon: gunCrew.weapons[1],
    source: known,
  });
  await settle(element);
  expect(shownText(element)).toContain('Sustained Hits');
  expect(lead(element)).toContain('1 kill <0.1 % destroyed half of all tries or better · 3 shots on 3+');
  all<HTMLButtonElement>(element, '.change')[0]?.click();
  await settle(element);
  await click(element, 'Long lascannon');
  expect(lead(element)).toContain('0.46 kills 0 % destroyed on average · 1 shot on 3+');
  expect(field(element, 'damage').value).toBe('D6+1');
});

test('an author writes one element: rule, weapon and target by name', async () => {
  const element = document.createElement('auspex-attack-calculator');
  const written = { rule: 'sustained-hits', value: '2', shooter: '3 heavy bolters', target: '10 Gun Crew' };
  for (const [name, value] of Object.entries(written)) element.setAttribute(name, value);
  document.body.append(element);
  Object.assign(element, { source: memorySource(records), edition: '10e' });
  await settle(element);
  await settle(element);
  expect(lead(element)).toContain('+3 hits');
  expect(shownText(element)).toContain('3 heavy bolters');
  expect(shownText(element)).toContain('10 Gun Crew T5');
});

test('says what would help, and how many it takes; a click applies it', async () => {
  const element = await calculator();
  const details = all<HTMLDetailsElement>(element, 'details').at(-1)!;
  details.open = true;
  await vi.waitFor(() => expect(deep(element, '.helps')).toBeDefined());
  expect(deep(element, '.helps')?.textContent?.replace(/\s+/g, ' ')).toMatch(
    /80 % to kill 2 takes 2 weapons like this use 2/,
  );
  const best = all<HTMLButtonElement>(element, '.helps li button')[0]!;
  const by = best.querySelector('b')?.textContent;
  best.click();
  await settle(element);
  expect(by).toMatch(/^\+\d/);
  expect(shownText(element)).not.toContain('Chance to kill 2 or more 73.6 %');
});

test('shows the figures step by step to whoever opens them, with and without the rule', async () => {
  const element = await calculator();
  const figures = all<HTMLDetailsElement>(element, 'details').at(-2)!;
  expect(figures.textContent).not.toContain('Hits');
  figures.open = true;
  await vi.waitFor(() => expect(deep(element, 'details table')).toBeDefined());
  const rows = [...figures.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => cell.firstChild?.parentElement?.textContent?.trim()),
  );
  expect(rows[0]).toEqual(['on average', 'without', 'with']);
  const hits = rows.find(([name]) => name?.startsWith('Hits'));
  expect(hits?.slice(1)).toEqual(['6', '7.5']);
});

test('a rule that changes no dice shows no calculator', async () => {
  const element = await calculator({
    record: { ...sustainedHits, id: 'pistol', effect: [{ on: 'weapon', set: { pistol: true } }] },
  });
  expect(shownText(element)).toBe('');
});

test.each([
  ['light', '#fff'],
  ['dark', '#14171c'],
] as const)('axe finds nothing in %s, everything open', async (theme, background) => {
  document.body.style.background = background;
  const element = await calculator({ theme, source: memorySource(records) });
  await click(element, 'more modifiers');
  for (const change of all<HTMLButtonElement>(element, '.change')) change.click();
  for (const details of all<HTMLDetailsElement>(element, 'details')) details.open = true;
  await vi.waitFor(() => expect(deep(element, '.helps')).toBeDefined());
  await click(element, 'compare');
  await type(element, 'damage', 'D6+');
  expect(await axeFindings(element)).toEqual([]);
});

test('a calculator that stands alone is as dark as its page', async () => {
  document.body.style.background = '#14171c';
  const element = document.createElement('auspex-attack-calculator');
  document.body.append(element);
  await settle(element);
  expect(element.theme).toBe('dark');
});

test('fits a phone-wide card with text twice as large', async () => {
  const element = await calculator();
  element.style.setProperty('--auspex-font-size', '30px');
  element.style.inlineSize = '320px';
  await settle(element);
  const box = element.getBoundingClientRect();
  for (const part of all(element, '.lead, .chip, .pill, .chance, .usual, .foot, .line'))
    expect(part.getBoundingClientRect().right, part.className).toBeLessThanOrEqual(box.right + 0.5);
});

test('a rule that changes nothing says so in a sentence, and why', async () => {
  const element = await calculator({ record: invulnerable, params: { value: '4+' } });
  await vi.waitFor(() => expect(deep(element, '.caps')).toBeTruthy());
  expect(lead(element)).toBe('No difference from this rule · 9 shots on 3+');
  expect(deep(element, '.caps')?.textContent).toBe(
    'The armour save is 4+ after AP: the invulnerable save of 4+ is no better.',
  );
});
