import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { base, tokens } from '../../../widgets/tokens.ts';
import { browser } from '../../browser/api.ts';
import { loadSettings } from '../../browser/settings-store.ts';
import { describeProblem } from '../../core/result/result.ts';
import { termIndex } from '../content/term-index.ts';
import { type Explained, explainText } from './explain-text.ts';
import { optionsStyles } from './options.styles.ts';

const SAMPLE =
  'Three heavy bolters with [SUSTAINED HITS 1], and Rapid Ingress for the rest.\n\nThe leader took charge under heavy rain.';

/** “Why is this marked?”: paste a text and see, for each mention, marked or held back, which evidence counted. */
export class ExplainView extends LitElement {
  static override properties = { found: { state: true }, problem: { state: true } };
  static override styles = [tokens, base, optionsStyles];

  declare found: readonly Explained[] | undefined;
  declare problem: string;

  override render(): TemplateResult {
    return html`<section aria-labelledby="why">
      <h2 id="why">Why is this marked?</h2>
      <p class="quiet">Paste a post with its title: each possible mention is listed with the evidence for and against it.</p>
      <form class="explain" @submit=${this.#explain}>
        <label>Title of the page <input name="title" value="Autocannons or bolters? - Warhammer 40k forum" autocomplete="off"></label>
        <label>Address <input name="url" type="text" placeholder="https://…" autocomplete="off"></label>
        <label>Text <textarea name="text" rows="6">${SAMPLE}</textarea></label>
        <button>Explain</button>
      </form>
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
      <div role="status">${this.found ? this.#table(this.found) : nothing}</div>
    </section>`;
  }

  #table(found: readonly Explained[]): TemplateResult {
    if (found.length === 0) return html`<p class="quiet">Nothing in this text could be a rule.</p>`;
    return html`<table>
      <thead><tr><th>text</th><th>rule</th><th>verdict</th><th>evidence</th></tr></thead>
      <tbody>${found.map(
        ({ text, rule, mark, score, tier, reasons }) => html`<tr class=${mark ? 'marked' : 'held'}>
          <td>${text}</td><td>${rule} <small>${tier}</small></td>
          <td>${mark ? 'marked' : 'held back'} <small>${score.toFixed(1)}</small></td>
          <td>${reasons.length === 0 ? 'none' : reasons.map(({ sign, weight, example }) => html`<span class="reason">${sign}${example ? ` “${example}”` : ''} ${weight > 0 ? '+' : ''}${weight}</span> `)}</td>
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
    if (!index.ok) {
      this.problem = index.problems.map(describeProblem).join(' ');
      return;
    }
    this.problem = '';
    const settings = await loadSettings(browser.storage);
    this.found = explainText(index.value, { title: field('title'), url: field('url'), text: field('text') }, settings);
  };
}
