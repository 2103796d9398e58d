import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import { kindText } from '../card/kind-text.ts';
import { AuspexElement } from '../element.ts';
import type { AskDetail } from '../events.ts';
import { icons } from '../icons.ts';
import { fill, wordsOf } from '../messages.ts';
import { base, tokens } from '../tokens.ts';
import { markedName } from './marked-name.ts';
import { searchEnglish } from './messages.ts';
import { searchStyles } from './search.styles.ts';

const LIMIT = 20;
/** Long enough not to search for every key, short enough to feel at once (milliseconds). */
const PAUSE = 90;

/**
 * Finds rules by name. A combobox: arrow keys walk the list while the focus stays in the box, Enter asks for the marked
 * rule (the first when none is), Escape empties first the list, then the box; Arrow Down in an empty box lists everything.
 *
 * @attr query - what is typed; set it to search at once
 * @fires auspex-ask - a rule was chosen: `{ref, record, rect}`
 * @cssprop --auspex-list-height - how tall the list may be
 */
export class Search extends AuspexElement {
  static override properties: PropertyDeclarations = {
    query: {},
    found: { state: true },
    at: { state: true },
  };
  static override shadowRootOptions = { ...AuspexElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [tokens, base, searchStyles];

  declare query: string;
  /** @internal */ declare found: readonly RuleRecord[] | undefined;
  /** @internal */ declare at: number;

  #pause = 0;
  #question = 0;

  constructor() {
    super();
    this.query = '';
    this.at = -1;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#pause);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('query') && !this.#pause && this.query) void this.#search();
  }

  async #search(): Promise<void> {
    this.#pause = 0;
    const question = ++this.#question;
    const found = await this.source?.search(this.query.trim(), LIMIT).catch(() => []);
    if (question !== this.#question) return;
    this.found = found;
    this.at = -1;
  }

  readonly #type = (event: Event): void => {
    clearTimeout(this.#pause);
    this.query = (event.currentTarget as HTMLInputElement).value;
    if (!this.query.trim()) {
      this.#question += 1;
      this.#pause = 0;
      this.found = undefined;
      return;
    }
    this.#pause = window.setTimeout(() => void this.#search(), PAUSE);
  };

  readonly #keys = (event: KeyboardEvent): void => {
    const count = this.found?.length ?? 0;
    if (event.key === 'ArrowDown' && !this.found) void this.#search();
    else if (event.key === 'ArrowDown' && count) this.#mark((this.at + 1) % count);
    else if (event.key === 'ArrowUp' && count) this.#mark((this.at <= 0 ? count : this.at) - 1);
    else if (event.key === 'Enter' && count) this.#choose(Math.max(0, this.at));
    else if (event.key === 'Escape' && (this.found || this.query)) {
      if (!this.found) this.query = '';
      this.found = undefined;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  #mark(at: number): void {
    this.at = at;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector(`#option-${at}`)?.scrollIntoView({ block: 'nearest' }),
    );
  }

  #choose(at: number): void {
    const record = this.found?.[at];
    if (!record) return;
    const rect = this.renderRoot.querySelector(`#option-${at}`)?.getBoundingClientRect();
    this.emit<AskDetail>('auspex-ask', { ref: `${record.edition}:${record.id}`, record, ...(rect && { rect }) });
  }

  override render(): TemplateResult {
    const { found } = this;
    const say = wordsOf(searchEnglish, this.locale);
    const open = Boolean(found?.length);
    return html`<div class="field" dir="ltr">
        ${icons.search}
        <input
          type="text"
          role="combobox"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-label=${say.search}
          aria-autocomplete="list"
          aria-controls="list"
          aria-expanded=${open}
          aria-activedescendant=${this.at >= 0 ? `option-${this.at}` : nothing}
          placeholder=${say.searchHint}
          .value=${this.query}
          @input=${this.#type}
          @keydown=${this.#keys}
        />
      </div>
      <ul id="list" role="listbox" aria-label=${say.search} ?hidden=${!open} dir="ltr">
        ${found?.map((record, at) => this.#option(record, at))}
      </ul>
      ${found && !open && this.query ? html`<p class="none">${fill(say.noResults, { name: this.query })}</p>` : nothing}
      <div class="sr" role="status">${found ? fill(open ? say.results : say.noResults, { n: found.length, name: this.query }) : ''}</div>`;
  }

  #option(record: RuleRecord, at: number): TemplateResult {
    const { say } = this;
    const edition = record.edition === '11e' ? say.editionShort11 : say.editionShort10;
    return html`<li
      id=${`option-${at}`}
      role="option"
      aria-selected=${at === this.at}
      @pointermove=${() => at !== this.at && this.#mark(at)}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @click=${() => this.#choose(at)}
    >
      <span class="name">${markedName(record.name, this.query)}</span>
      <span class="where">${kindText(say, record)} · ${edition}</span>
      ${record.gist ? html`<span class="gist">${record.gist}</span>` : nothing}
    </li>`;
  }
}
