import type { LitElement } from 'lit';
import { afterEach, expect, test } from 'vitest';
import type { Rule } from '../../src/core/rules/record.ts';
import { mount, settle, shownText } from '../harness/mount.ts';
import { sustainedHits } from '../harness/records.ts';
import './attack-calculator.define.ts';
import '../roll-calculator/roll-calculator.define.ts';

afterEach(() => document.body.replaceChildren());

const hazardous: Rule = { ...sustainedHits, id: 'hazardous', name: 'Hazardous', effect: [{ roll: 'hazardous' }] };
const charge: Rule = {
  ...sustainedHits,
  id: 'charge',
  name: 'Charge',
  effect: [{ roll: 'charge', dice: '2D6', on: 9 }],
};
const common = { edition: '10e', locale: 'en', theme: 'light' } as const;

const CALCULATORS: Readonly<Record<string, () => Promise<LitElement>>> = {
  attack: () =>
    mount(document.createElement('auspex-attack-calculator'), {
      ...common,
      record: sustainedHits,
      params: { value: '1' },
    }),
  hazardous: () => mount(document.createElement('auspex-roll-calculator'), { ...common, record: hazardous }),
  charge: () => mount(document.createElement('auspex-roll-calculator'), { ...common, record: charge }),
};
const REFUSED = ['999', 'abc', '', 'D', '-33', '1e9', '½', 'ten', '0x1'];

test.each(Object.keys(CALCULATORS))(
  '%s: what is no number is refused beside its field, and nothing is lost',
  async (name) => {
    const element = await CALCULATORS[name]!();
    const lead = () => element.renderRoot.querySelector('.lead')?.textContent?.replace(/\s+/g, ' ');
    const inputs = () => [...element.renderRoot.querySelectorAll<HTMLInputElement>('.chip input')];
    expect(inputs().length).toBeGreaterThan(0);
    const before = lead();
    for (const { name: field } of inputs()) {
      const input = () => element.renderRoot.querySelector<HTMLInputElement>(`input[name="${field}"]`)!;
      const good = input().value;
      for (const text of REFUSED) {
        input().focus();
        input().value = text;
        input().dispatchEvent(new InputEvent('input', { bubbles: true }));
        await settle(element);
        const said = `${field} “${text}”`;
        expect(input().getAttribute('aria-invalid'), said).toBe('true');
        const problem = (element.renderRoot as ShadowRoot).getElementById(
          input().getAttribute('aria-describedby') ?? '',
        );
        expect(problem?.className, said).toBe('problem');
        expect(problem?.textContent, said).toMatch(/\w{3}/);
        expect(lead(), said).toBe(before);
        expect(shownText(element), said).not.toMatch(/NaN|undefined|Infinity|\bnull\b/);
        input().blur();
        await settle(element);
        expect(input().value, said).toBe(good);
        expect(input().getAttribute('aria-invalid'), said).toBe('false');
        expect(lead(), said).toBe(before);
      }
    }
  },
);
