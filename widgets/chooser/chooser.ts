import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import { AuspexElement } from '../element.ts';
import type { ChooseDetail } from '../events.ts';
import { fill, wordsOf } from '../messages.ts';
import { base, tokens } from '../tokens.ts';
import { chooserStyles } from './chooser.styles.ts';
import { chooserEnglish } from './messages.ts';
import { optionLabels } from './option-label.ts';

/** Beyond this many, chips would push the rule out of sight. */
const CHIPS = 4;

/**
 * Which of the rules of one name: chips for a few, a list for many, in the order given (likeliest first).
 *
 * @prop options - the records, likeliest first
 * @prop chosen - the one shown
 * @fires auspex-choose - `{record}`
 */
export class Chooser extends AuspexElement {
  static override properties: PropertyDeclarations = { options: { attribute: false }, chosen: { attribute: false } };
  static override styles = [tokens, base, chooserStyles];

  declare options: readonly RuleRecord[] | undefined;
  declare chosen: RuleRecord | undefined;

  override render(): TemplateResult | typeof nothing {
    const options = this.options ?? [];
    const [first] = options;
    if (!first || options.length < 2) return nothing;
    const labels = optionLabels(options, this.say);
    const question = fill(wordsOf(chooserEnglish, this.locale).whichOne, { name: first.name });
    return options.length > CHIPS ? this.#list(options, labels, question) : this.#chips(options, labels, question);
  }

  #chips(options: readonly RuleRecord[], labels: readonly string[], question: string): TemplateResult {
    return html`<fieldset>
      <legend class="sr">${question}</legend>
      ${options.map(
        (record, at) => html`<label>
          <input type="radio" name="which" .checked=${record === this.chosen} @change=${() => this.#choose(record)} />${labels[at]}
        </label>`,
      )}
    </fieldset>`;
  }

  #list(options: readonly RuleRecord[], labels: readonly string[], question: string): TemplateResult {
    const change = (event: Event): void => {
      const record = options[(event.currentTarget as HTMLSelectElement).selectedIndex];
      if (record) this.#choose(record);
    };
    return html`<select aria-label=${question} @change=${change}>
      ${options.map((record, at) => html`<option .selected=${record === this.chosen}>${labels[at]}</option>`)}
    </select>`;
  }

  #choose(record: RuleRecord): void {
    this.emit<ChooseDetail>('auspex-choose', { record });
  }
}
