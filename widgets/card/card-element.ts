import {
  type CSSResultGroup,
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { MentionParams } from '../../src/core/match/mention.ts';
import type { Edition, RuleRecord } from '../../src/core/rules/record.ts';
import type { Ref } from '../../src/core/text/tree.ts';
import { AuspexElement } from '../element.ts';
import type { AskDetail } from '../events.ts';
import { fill } from '../messages.ts';
import { base, tokens } from '../tokens.ts';
import { cardStyles } from './card.styles.ts';
import { changes } from './changes.ts';
import { dot } from './dot.ts';
import { nameWithValue, type Piece } from './filled-value.ts';
import { kindText } from './kind-text.ts';
import { sourceFooter } from './source-footer.ts';
import type { AskAbout } from './text-tree.ts';

/**
 * What the three cards share: the frame (header, footer), where the record comes from, and links as questions.
 *
 * @attr rule - id or reference (`deep-strike`, `11e:deep-strike`), looked up in `source`
 * @attr edition - `10e` or `11e`, for a bare id
 * @attr value - the value read beside the name (`D3`, `4+`), put for the X of name and gist
 * @attr keyword - the keyword of an Anti (`Vehicle`)
 * @attr bare - without border and shadow, inside another surface
 * @attr chosen-edition - names no edition: whoever mounts the card shows it by a switch
 * @prop record - the record itself, instead of `rule`
 * @fires auspex-ask - a rule named in the text was chosen: `{ref, rect}`
 * @slot - what is read until the record is there, and where it never comes
 * @slot tools (at the name's end), switches (under the header), extra (before the footer), footer (at its end)
 * @csspart header, name, footer
 * @cssprop --auspex-width - how wide the card likes to be
 */
export abstract class CardElement<Record extends RuleRecord = RuleRecord> extends AuspexElement {
  static override properties: PropertyDeclarations = {
    record: { attribute: false },
    rule: {},
    value: {},
    keyword: {},
    bare: { type: Boolean, reflect: true },
    chosenEdition: { type: Boolean, attribute: 'chosen-edition' },
    missing: { state: true },
  };
  static override styles: CSSResultGroup = [tokens, base, cardStyles];

  declare record: Record | undefined;
  declare rule: Ref | undefined;
  declare value: string | undefined;
  declare keyword: string | undefined;
  declare bare: boolean;
  /** Whoever mounts the card shows the edition by a switch of its own. */
  declare chosenEdition: boolean;
  /** @internal No pack has the rule that was asked for. */ declare missing: boolean;

  #asked = '';

  protected get params(): MentionParams {
    return { value: this.value, keyword: this.keyword };
  }

  /** The content between header and footer. */
  protected abstract body(record: Record): unknown;
  /** Whether a record that was looked up can be shown by this card. */
  protected abstract fits(record: RuleRecord): record is Record;
  /** What stands under the name. */
  protected kindLine(record: Record): unknown {
    return kindText(this.say, record)
      .split(' · ')
      .map((part, at) => html`<span>${at ? dot : nothing}${part}</span>`);
  }
  protected badge(_record: Record): unknown {
    return nothing;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.rule && this.source && (changed.has('rule') || changed.has('source') || changed.has('edition'))) {
      void this.#lookUp(this.rule, this.edition ?? '10e');
    }
  }

  /** A slow answer to an earlier question never replaces a later one. */
  async #lookUp(rule: Ref, edition: Edition): Promise<void> {
    const asked = `${edition} ${rule}`;
    this.#asked = asked;
    const found = await this.source?.get([rule], edition).catch(() => undefined);
    if (this.#asked !== asked) return;
    const record = found?.[0];
    this.record = record && this.fits(record) ? record : undefined;
    // A source that failed is no answer: then what the author wrote inside stays alone.
    this.missing = found !== undefined && this.record === undefined;
  }

  protected readonly ask = (ref: Ref, from: Element, about: AskAbout = {}): void => {
    this.emit<AskDetail>('auspex-ask', { ref, rect: from.getBoundingClientRect(), ...about });
  };

  override render(): TemplateResult {
    const { record } = this;
    if (!record) return this.missing ? this.missingCard() : html`<slot></slot>`;
    return html`<article class="card" dir="ltr" aria-labelledby="name">
      <header part="header">
        ${this.badge(record)}
        <h2 id="name" part="name">${pieces(nameWithValue(record, this.params))}</h2>
        <slot name="tools"></slot>
        <div class="kind apart">${this.kindLine(record)}${this.pills(record)}</div>
      </header>
      <slot name="switches"></slot>
      ${this.body(record)}
      <slot name="extra"></slot>
      ${changes(record, this.say, this.locale, this.ask)}
      ${sourceFooter(this.origins(record), this.say, this.locale)}
    </article>`;
  }

  /** Says that no pack has the rule; what the author wrote inside still stands. */
  protected missingCard(): TemplateResult {
    const { say, rule = '' } = this;
    return html`<article class="card" aria-labelledby="name">
      <header part="header"><h2 id="name" part="name">${say.missing}</h2></header>
      <p class="missing">${fill(say.missingHow, { name: rule })}</p>
      <div class="missing"><slot></slot></div>
    </article>`;
  }

  /** Whose sources the footer names. */
  protected origins(record: Record): readonly RuleRecord[] {
    return [record];
  }

  protected pills(record: Record): unknown {
    const { say } = this;
    const newer = record.edition === '11e';
    const edition = html`<abbr class="pill" title=${newer ? say.edition11 : say.edition10}>${newer ? say.editionShort11 : say.editionShort10}</abbr>`;
    return html`${this.chosenEdition ? nothing : edition}
      ${record.provisional ? html`<span class="pill warn" title=${say.provisionalWhy}>${say.provisional}</span>` : nothing}`;
  }
}

/** Text in pieces, those read on the page tinted. */
export function pieces(all: readonly Piece[]): unknown {
  return all.map((piece) => (piece.found ? html`<span class="found">${piece.text}</span>` : piece.text));
}
