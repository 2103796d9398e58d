import { afterEach, expect, test, vi } from 'vitest';
import type { Rule } from '../../src/core/rules/record.ts';
import { getTarget, type TargetPreset } from '../../src/core/scenario/presets.ts';
import { LAST_TARGET } from '../../src/core/scenario/remembered-target.ts';
import { axeFindings } from '../harness/axe.ts';
import { memoryPreferences, memorySource } from '../harness/memory-source.ts';
import { deep, mount, settle, shownText } from '../harness/mount.ts';
import { records, sustainedHits } from '../harness/records.ts';
import type { CardAsk } from './card-ask.ts';
import type { Popover } from './popover.ts';
import './popover.define.ts';
import '../attack-calculator/attack-calculator.define.ts';

afterEach(() => document.body.replaceChildren());

/** Changes attacks and has a roll of its own. */
const pact: Rule = {
  ...sustainedHits,
  id: 'pact',
  name: 'Pact',
  kind: 'datasheet-ability',
  effect: [
    { on: 'weapon', set: { lethalHits: true }, optional: true },
    { roll: 'test', on: 'leadership', dice: '2D6', result: 'mortalWounds' },
  ],
  changed: [],
};
/** Shorthand for numbers: it changes no dice itself. */
const profile: Rule = { ...pact, id: 'weapon-profile', name: 'Weapon Profile', kind: 'notation', effect: [] };
const woundRoll: Rule = { ...pact, id: 'wound-roll', name: 'Wound roll', kind: 'core-concept', effect: [] };

async function opened(ask: CardAsk, more: Partial<Popover> = {}): Promise<Popover> {
  const element = await mount(document.createElement('auspex-popover'), {
    source: memorySource([...records, pact, profile, woundRoll]),
    edition: '10e',
    locale: 'en',
    ...more,
  });
  await element.open(ask);
  await settle(element);
  return element;
}

test('a rule that changes attacks and is rolled for shows both calculators', async () => {
  const element = await opened({ refs: ['10e:pact'], text: 'Pact' });
  await vi.waitFor(() => expect(deep(element, 'auspex-roll-calculator')).toBeDefined());
  await settle(element);
  expect(deep(element, 'auspex-attack-calculator')?.shadowRoot?.textContent).toContain('kill');
  expect(deep(element, 'auspex-roll-calculator')?.shadowRoot?.textContent).toContain('%');
  expect(await axeFindings(element)).toEqual([]);
});

test('the wound roll shows its table, at the Strength and Toughness of the page', async () => {
  const number = (value: string) => ({ value, from: value });
  const context = { strength: number('8'), toughness: number('4') };
  const element = await opened({ refs: ['10e:wound-roll'], text: 'wound roll', context });
  await vi.waitFor(() =>
    expect(deep(element, 'auspex-wound-table')?.shadowRoot?.textContent).toContain('S8 wounds T4 on 2+'),
  );
});

test.each([
  ['S5 AP-1 D2', { strength: '5', ap: '-1', damage: '2' }, /S 5 AP −1 D 2/],
  ['AP-2', { ap: '-2' }, /AP −2/],
  ['MEQ', { target: 'MEQ' }, /into 5 Marines/],
])('numbers in the words themselves (“%s”) fill a calculator', async (text, read, wanted) => {
  const context = Object.fromEntries(
    Object.entries(read).map(([field, value]) => [
      field,
      { value, from: field === 'ap' ? `AP${value}` : text.includes(` D${value}`) ? `D${value}` : value },
    ]),
  );
  const element = await opened({ refs: ['10e:weapon-profile'], text, context });
  const calculator = deep(element, 'auspex-attack-calculator');
  const inputs = [...(calculator?.shadowRoot?.querySelectorAll('.chip') ?? [])].map(
    (chip) => `${chip.textContent?.trim()} ${chip.querySelector('input')?.value}`,
  );
  expect(`${inputs.join(' ')} ${calculator && shownText(calculator)}`).toMatch(wanted);
});

test('words that only stand near numbers get no calculator from them', async () => {
  const context = { ap: { value: '-2', from: 'AP-2' } };
  const element = await opened({ refs: ['10e:weapon-profile'], text: 'statline', context });
  expect(deep(element, 'auspex-attack-calculator')).toBeUndefined();
});

test('the odds of a row are those of the calculator that opens from it, before and after another target', async () => {
  const context = { target: { value: 'terminators', from: 'Terminators' } };
  const preferences = memoryPreferences(new Map([[LAST_TARGET, getTarget('guard')]]));
  const element = await opened({ refs: ['10e:gun-crew'], text: 'Gun Crew', context }, { preferences });
  const row = () => deep<HTMLButtonElement>(element, 'button[aria-label^="Odds of Long autocannon"]');
  expect(shownText(element)).toMatch(/into 5 Terminators|against 5 Terminators/);
  row()?.click();
  await settle(element);
  const calculator = deep(element, 'auspex-attack-calculator');
  const mean = () => /mean ([\d.]+)/.exec(calculator ? shownText(calculator) : '')?.[1];
  expect(mean()).toBe(/[\d.]+/.exec(row()?.textContent ?? '')?.[0]);
  expect(calculator && shownText(calculator)).toContain('Terminators');

  const before = row()?.textContent;
  calculator?.shadowRoot?.querySelectorAll<HTMLButtonElement>('.change')[1]?.click();
  await vi.waitFor(() => expect(calculator?.shadowRoot?.querySelector('.panel .pill')).toBeTruthy());
  const guard = getTarget('guard') as TargetPreset;
  [...(calculator?.shadowRoot?.querySelectorAll<HTMLButtonElement>('.panel button') ?? [])]
    .find(({ textContent }) => textContent?.includes(guard.name))
    ?.click();
  await vi.waitFor(() => expect(row()?.textContent).not.toBe(before));
  await settle(element);
  expect(mean()).toBe(/[\d.]+/.exec(row()?.textContent ?? '')?.[0]);
});
