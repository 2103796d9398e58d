import { html, nothing, type TemplateResult } from 'lit';
import type { AuspexElement } from '../element.ts';
import type { Visit } from './visit.ts';

/** The calculator of a rule that changes dice, where its element is there. */
export function calculator(host: AuspexElement, { record, ask }: Visit): TemplateResult | typeof nothing {
  const [first] = record.effect ?? [];
  if (!first) return nothing;
  const { edition, locale, preferences, source } = host;
  if ('roll' in first) {
    return customElements.get('auspex-roll-calculator')
      ? html`<auspex-roll-calculator .record=${record} .params=${ask.params} .context=${ask.context} .edition=${record.edition ?? edition} .locale=${locale} .preferences=${preferences} .source=${source}></auspex-roll-calculator>`
      : nothing;
  }
  return customElements.get('auspex-attack-calculator')
    ? html`<auspex-attack-calculator .record=${record} .params=${ask.params} .context=${ask.context} .edition=${record.edition ?? edition} .locale=${locale} .preferences=${preferences} .source=${source}></auspex-attack-calculator>`
    : nothing;
}
