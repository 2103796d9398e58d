import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import { CardElement, pieces } from '../card/card-element.ts';
import { gistWithValue, textWithValue } from '../card/filled-value.ts';
import { blocks, textOf } from '../card/text-tree.ts';
import { icons } from '../icons.ts';

/** A tree longer than this as JSON is more than about eight lines. */
const LONG = 900;

/**
 * One rule: name with its value, kind, edition, the gist in one line, the full text, what changed when, source and date.
 *
 * The children stay readable where there is no script, and until the record is there.
 *
 * @attr brief - a long text shows its beginning, the rest one press away; for cards with a calculator under the text
 */
export class RuleCard extends CardElement {
  static override properties: PropertyDeclarations = { brief: { type: Boolean }, whole: { state: true } };

  declare brief: boolean;
  /** @internal A long text was unfolded. */ declare whole: boolean;

  protected override fits(record: RuleRecord): record is RuleRecord {
    return record !== undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!changed.has('record')) return;
    this.whole = false;
    // Few rules are datasheets: what draws one comes with the first.
    if (this.record?.kind === 'datasheet')
      void import('../datasheet/datasheet.define.ts').then(
        () => this.requestUpdate(),
        () => undefined,
      );
  }

  /** A stratagem or a datasheet has a card of its own kind, where that is on board. */
  override render(): TemplateResult {
    const { record, edition, locale, source, preferences, bare } = this;
    if (record?.kind === 'datasheet' && customElements.get('auspex-datasheet')) {
      return html`<auspex-datasheet .record=${record} .edition=${edition} .locale=${locale} .source=${source} .preferences=${preferences} .bare=${bare}></auspex-datasheet>`;
    }
    if (record && 'parts' in record && customElements.get('auspex-stratagem-card')) {
      return html`<auspex-stratagem-card .record=${record} .edition=${edition} .locale=${locale} .source=${source} .bare=${bare}></auspex-stratagem-card>`;
    }
    return super.render();
  }

  protected override body(record: RuleRecord): unknown {
    const text = textOf(record);
    const unfold = (): void => {
      this.whole = true;
    };
    const short = this.brief && !this.whole && JSON.stringify(text).length > LONG;
    return html`
      ${record.gist ? html`<p class="gist" dir="auto">${pieces(gistWithValue(record, this.params))}</p>` : nothing}
      ${text.length ? html`<div class=${short ? 'text brief' : 'text'} @focusin=${unfold}>${blocks(text, this.ask, (plain) => pieces(textWithValue(plain, record, this.params)))}</div>` : nothing}
      ${short ? html`<button type="button" class="more" @click=${unfold}>${icons.more}${this.say.wholeText}</button>` : nothing}
    `;
  }
}
