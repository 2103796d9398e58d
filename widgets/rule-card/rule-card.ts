import { html, nothing } from 'lit';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import { CardElement, pieces } from '../card/card-element.ts';
import { gistWithValue } from '../card/filled-value.ts';
import { blocks, textOf } from '../card/text-tree.ts';

/**
 * One rule: name with its value, kind, edition, the gist in one line, the full text, what changed when, source and date.
 *
 * The children stay readable where there is no script, and until the record is there.
 *
 * @attr rule - id or reference (`deep-strike`, `11e:deep-strike`), looked up in `source`
 * @attr edition - `10e` or `11e`, for a bare id
 * @attr value - the value read beside the name (`D3`, `4+`), put for the X of name and gist
 * @attr keyword - the keyword of an Anti (`Vehicle`)
 * @attr bare - without border and shadow, inside another surface
 * @prop record - the record itself, instead of `rule`
 * @prop source - RuleSource
 * @fires auspex-ask - a rule named in the text was chosen: `{ref, rect}`
 * @slot - fallback · tools, switches, extra, footer
 * @csspart header, name, footer
 * @cssprop --auspex-width, --auspex-accent, --auspex-surface, --auspex-ink, --auspex-font, --auspex-font-size, --auspex-radius
 */
export class RuleCard extends CardElement {
  protected override fits(record: RuleRecord): record is RuleRecord {
    return record !== undefined;
  }

  protected override body(record: RuleRecord): unknown {
    const text = textOf(record);
    return html`
      ${record.gist ? html`<p class="gist" dir="auto">${pieces(gistWithValue(record, this.params))}</p>` : nothing}
      ${text.length ? html`<div class="text">${blocks(text, this.ask)}</div>` : nothing}
    `;
  }
}
