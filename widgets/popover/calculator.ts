import { html, nothing, type TemplateResult } from 'lit';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import type { AuspexElement } from '../element.ts';
import type { CardAsk } from './card-ask.ts';
import type { Visit } from './visit.ts';

export const CALCULATORS = ['auspex-attack-calculator', 'auspex-roll-calculator', 'auspex-wound-table'] as const;

/** The rule that is a table of its own. */
const WOUND_ROLL = 'wound-roll';

/**
 * The calculators of a rule: for what it changes in attacks, for its own roll, for the table it is; or of the weapon whose
 * odds were asked for. Nothing where the calculators are not on board: they are elements of their own, so a card without
 * them costs nothing, and those that few rules need come with the first of these.
 */
export function calculator(
  host: AuspexElement & { links: boolean },
  { record, ask, weapon }: Visit,
): TemplateResult | typeof nothing {
  const effects = record.kind === 'datasheet' ? [] : (record.effect ?? []);
  const single = effects.some((effect) => 'roll' in effect);
  const table = record.id === WOUND_ROLL;
  const ruled = effects.some((effect) => !('roll' in effect)) || (weapon && !single);
  const attack =
    ruled || ask.scenario !== undefined || (!single && !table && record.kind !== 'datasheet' && isNumbers(ask));
  if (!(single || attack || table) || !customElements.get('auspex-attack-calculator')) return nothing;
  const { locale, preferences, source } = host;
  const { params, context } = ask;
  // The popover draws again once the element is defined.
  if (single && !customElements.get('auspex-roll-calculator'))
    void import('../roll-calculator/roll-calculator.define.ts');
  if (table) {
    if (!customElements.get('auspex-wound-table')) void import('../wound-table/wound-table.define.ts');
    return html`<auspex-wound-table
      bare
      .strength=${figure(context?.strength?.value)}
      .toughness=${figure(context?.toughness?.value)}
      .locale=${locale}
    ></auspex-wound-table>`;
  }
  return html`${
    attack
      ? html`<auspex-attack-calculator
        bare
        .record=${ruled ? record : undefined}
        .weapon=${weapon}
        .params=${params}
        .context=${context}
        .mention=${ask.text}
        .fragment=${ask.scenario}
        .link=${host.links ? cardLink(record, ask) : undefined}
        .edition=${record.edition}
        .locale=${locale}
        .preferences=${preferences}
        .source=${source}
      ></auspex-attack-calculator>`
      : nothing
  }${
    single && customElements.get('auspex-roll-calculator')
      ? html`<auspex-roll-calculator
        bare
        .record=${record}
        .params=${params}
        .context=${context}
        .edition=${record.edition}
        .locale=${locale}
        .preferences=${preferences}
        .source=${source}
      ></auspex-roll-calculator>`
      : nothing
  }`;
}

/** The beginning of a link that opens this card with its calculation: `#10e:anti,4%2B,Vehicle!`. */
const cardLink = ({ edition, id }: RuleRecord, { params = {} }: CardAsk): string =>
  `#${[`${edition}:${id}`, params.value, params.keyword].map((part) => encodeURIComponent(part ?? '')).join(',')}!`;

/** Words that are nothing but numbers ("AP-2", "T4 3+ 2W", "MEQ"): an attack, whatever rule they are written by. */
const isNumbers = ({ text = '', context = {} }: CardAsk): boolean =>
  !/\p{L}{5}/u.test(text) && Object.values(context).some(({ from }) => text.includes(from));

/** A Strength or Toughness read on the page; 4 where it gives none. */
const figure = (read: string | undefined): number => {
  const number = Number(read);
  return number >= 1 && number <= 20 ? number : 4;
};
