import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { base, tokens } from '../../../widgets/tokens.ts';
import { browser } from '../../browser/api.ts';
import { loadSettings } from '../../browser/settings-store.ts';
import { termIndex } from '../content/term-index.ts';
import { type Explained, explainText } from './explain-text.ts';
import type { OptionsMessages } from './messages.ts';
import { optionsStyles } from './options.styles.ts';

const SAMPLE =
  'Three heavy bolters with [SUSTAINED HITS 1], and Rapid Ingress for the rest.\n\nThe leader took charge under heavy rain.';

/** “Why is this marked?”: paste a text and see, for each mention, marked or held back, which evidence counted. */
export class ExplainView extends LitElement {
  static override properties = { say: { attribute: false }, found: { state: true }, damaged: { state: true } };
  static override styles = [tokens, base, optionsStyles];

  declare say: OptionsMessages | undefined;
  declare found: readonly Explained[] | undefined;
  declare damaged: boolean;

  override render(): TemplateResult | typeof nothing {
    const { say } = this;
    if (!say) return nothing;
    return html`<section aria-labelledby="why">
      <h2 id="why">${say.why}</h2>
      <p class="quiet">${say.whyHint}</p>
      <form class="explain" @submit=${this.#explain}>
        <label>${say.pageTitle} <input lang="en" name="title" value="Autocannons or bolters? - Warhammer 40k forum" autocomplete="off"></label>
        <label>${say.address} <input name="url" type="text" placeholder="https://…" autocomplete="off"></label>
        <label>${say.pageText} <textarea lang="en" name="text" rows="6" .defaultValue=${SAMPLE}></textarea></label>
        <button>${say.explain}</button>
      </form>
      ${this.damaged ? html`<p role="alert">${say.damaged}</p>` : nothing}
      <div role="status">${this.found ? this.#table(say, this.found) : nothing}</div>
    </section>`;
  }

  #table(say: OptionsMessages, found: readonly Explained[]): TemplateResult {
    if (found.length === 0) return html`<p class="quiet">${say.nothingFound}</p>`;
    const total = new Intl.NumberFormat(navigator.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const single = new Intl.NumberFormat(navigator.language, { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
    return html`<table>
      <thead><tr><th>${say.columnText}</th><th>${say.columnRule}</th><th>${say.columnVerdict}</th><th>${say.columnEvidence}</th></tr></thead>
      <tbody>${found.map(
        ({ text, rule, mark, score, tier, reasons }) => html`<tr class=${mark ? 'marked' : 'held'}>
          <td>${text}</td><td>${rule} <small>${say[tier]}</small></td>
          <td>${mark ? say.marked : say.held} <small>${total.format(score)}</small></td>
          <td>${reasons.length === 0 ? say.noEvidence : reasons.map(({ sign, weight, example }) => html`<span class="reason"><span lang="en">${sign}${example ? ` “${example}”` : ''}</span> ${single.format(weight)}</span> `)}</td>
        </tr>`,
      )}</tbody>
    </table>`;
  }

  readonly #explain = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const given = new FormData(event.target);
    const field = (name: string) => String(given.get(name) ?? '');
    const index = await termIndex();
    this.damaged = !index.ok;
    if (!index.ok) return;
    const settings = await loadSettings(browser.storage);
    this.found = explainText(index.value, { title: field('title'), url: field('url'), text: field('text') }, settings);
  };
}
