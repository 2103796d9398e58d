import { html, nothing, type TemplateResult } from 'lit';
import type { AuspexElement } from '../element.ts';
import type { Visit } from './visit.ts';

export const CALCULATORS = ['auspex-attack-calculator', 'auspex-roll-calculator'] as const;

/**
 * The calculator of a rule that changes dice, or of the weapon whose odds were asked for; nothing where the calculators
 * are not on board. They are elements of their own, so a card without them costs nothing; the one for single rolls comes
 * with the first rule that needs it.
 */
export function calculator(host: AuspexElement, { record, ask, weapon }: Visit): TemplateResult | typeof nothing {
  const [first] = record.effect ?? [];
  if (!weapon && (!first || record.kind === 'datasheet')) return nothing;
  const { locale, preferences, source } = host;
  const single = first !== undefined && 'roll' in first;
  if (!customElements.get('auspex-attack-calculator')) return nothing;
  if (single && !customElements.get('auspex-roll-calculator')) {
    // Few rules are about a single roll. The popover draws again once the element is defined.
    void import('../roll-calculator/roll-calculator.define.ts');
    return nothing;
  }
  return single
    ? html`<auspex-roll-calculator
        .record=${record}
        .params=${ask.params}
        .context=${ask.context}
        .edition=${record.edition}
        .locale=${locale}
        .preferences=${preferences}
        .source=${source}
      ></auspex-roll-calculator>`
    : html`<auspex-attack-calculator
        .record=${record}
        .weapon=${weapon}
        .params=${ask.params}
        .context=${ask.context}
        .edition=${record.edition}
        .locale=${locale}
        .preferences=${preferences}
        .source=${source}
      ></auspex-attack-calculator>`;
}
