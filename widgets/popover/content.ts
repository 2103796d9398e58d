import { html, nothing, type TemplateResult } from 'lit';
import type { RuleRecord, WeaponProfile } from '../../src/core/rules/record.ts';
import type { AuspexElement } from '../element.ts';
import type { ChooseDetail, OddsDetail } from '../events.ts';
import { calculator } from './calculator.ts';
import type { Visit } from './visit.ts';

/** A few words of odds for a weapon row ("0.83 kills"); undefined for none. */
export type QuickOdds = (weapon: WeaponProfile, sheet: RuleRecord) => string | undefined;

export type ContentParts = {
  readonly odds: (event: CustomEvent<OddsDetail>) => void;
  readonly choose: (record: RuleRecord) => void;
  readonly siblings: readonly RuleRecord[];
  /** Whether the edition is shown by a switch. */
  readonly bothEditions: boolean;
  /** The same rule in the other edition, when both are compared. */
  readonly other: RuleRecord | undefined;
  /** Tools, switches and footer, already in their slots. */
  readonly slots: TemplateResult;
};

/** The card for a record's kind, with the ports passed down. */
export function content(
  host: AuspexElement & { quickOdds: QuickOdds | undefined; links: boolean },
  shown: Visit,
  parts: ContentParts,
): TemplateResult {
  const { record, ask } = shown;
  const { locale, source } = host;
  const params = ask.params ?? {};
  const odds = shown.compare ? nothing : calculator(host, shown);
  const inner = html`${parts.slots}
    ${
      parts.siblings.length > 1 && !shown.compare
        ? html`<auspex-chooser
            slot="switches"
            .options=${parts.siblings}
            .chosen=${record}
            .locale=${locale}
            @auspex-choose=${(event: CustomEvent<ChooseDetail>) => {
              event.stopPropagation();
              parts.choose(event.detail.record);
            }}
          ></auspex-chooser>`
        : nothing
    }
    ${odds === nothing ? nothing : html`<div slot=${record.kind === 'datasheet' ? 'odds' : 'extra'}>${odds}</div>`}`;
  if (parts.other) {
    return html`<auspex-edition-compare
      data-card
      bare
      .chosenEdition=${parts.bothEditions}
      .record=${record}
      .other=${parts.other}
      .locale=${locale}
      >${inner}</auspex-edition-compare
    >`;
  }
  if (record.kind === 'datasheet') {
    const named = ask.context?.weapon?.value.toLowerCase();
    return html`<auspex-datasheet
      data-card
      bare
      .chosenEdition=${parts.bothEditions}
      .record=${record}
      .locale=${locale}
      .source=${source}
      .quickOdds=${host.quickOdds ?? shown.odds?.of}
      .oddsNote=${shown.odds?.note}
      .chosen=${shown.weapon ?? record.weapons.find(({ name }) => name.toLowerCase() === named)}
      @auspex-odds=${parts.odds}
      >${inner}</auspex-datasheet
    >`;
  }
  if ('parts' in record) {
    return html`<auspex-stratagem-card
      data-card
      bare
      .chosenEdition=${parts.bothEditions}
      .record=${record}
      .locale=${locale}
      >${inner}</auspex-stratagem-card
    >`;
  }
  return html`<auspex-rule-card
    data-card
    bare
    .chosenEdition=${parts.bothEditions}
    .record=${record}
    .brief=${odds !== nothing}
    .value=${params.value}
    .keyword=${params.keyword}
    .locale=${locale}
    >${inner}</auspex-rule-card
  >`;
}
