import { html, nothing } from 'lit';
import type { RuleRecord, Stratagem } from '../../src/core/rules/record.ts';
import { CardElement, pieces } from '../card/card-element.ts';
import { dot } from '../card/dot.ts';
import { gistWithValue } from '../card/filled-value.ts';
import { blocks } from '../card/text-tree.ts';
import { fill } from '../messages.ts';
import { phaseStrip, turnMark } from './phase-strip.ts';
import { stratagemStyles } from './stratagem-card.styles.ts';

/**
 * A stratagem: what it costs, when in the turn it is used, and its parts (When, Target, Effect, Limits).
 *
 * @prop record - a stratagem record, instead of `rule`
 */
export class StratagemCard extends CardElement<Stratagem> {
  static override styles = [CardElement.styles, stratagemStyles];

  protected override fits(record: RuleRecord): record is Stratagem {
    return 'parts' in record;
  }

  protected override kindLine(record: Stratagem): unknown {
    return html`${super.kindLine(record)}<span class="whose">${dot}${turnMark(record.turn)}${this.say[record.turn]}</span>`;
  }

  protected override badge({ cp }: Stratagem): unknown {
    const words = cp === 1 ? this.say.commandPoint : fill(this.say.commandPoints, { n: cp });
    return html`<div class="badge cp" role="img" aria-label=${words} title=${words}><b>${cp}</b><small>CP</small></div>`;
  }

  protected override body(record: Stratagem): unknown {
    const { say } = this;
    const part = (name: keyof Stratagem['parts']) => {
      const text = record.parts[name];
      return text?.length ? html`<dt>${say[name]}</dt><dd class=${name}>${blocks(text, this.ask)}</dd>` : nothing;
    };
    return html`
      ${phaseStrip(record, say)}
      ${record.gist ? html`<p class="gist" dir="auto">${pieces(gistWithValue(record, this.params))}</p>` : nothing}
      <dl>${part('when')}${part('target')}${part('effect')}${part('limits')}</dl>
      ${record.body.length ? html`<div class="text">${blocks(record.body, this.ask)}</div>` : nothing}
    `;
  }
}
