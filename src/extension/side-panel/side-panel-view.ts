import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { base, tokens } from '../../../widgets/tokens.ts';
import { browser } from '../../browser/api.ts';
import { keptCards, watchKeptCards } from '../../browser/kept-cards.ts';
import { storedPreferences } from '../../browser/preferences-store.ts';
import type { CardAsk } from '../../browser/protocol.ts';
import { counted, type PageMessages, pageMessages } from '../messages.ts';
import { packagedSource } from '../packaged-source.ts';
import { activeTab } from '../popup/active-tab.ts';
import { followTab, type TabReport } from '../popup/tab-report.ts';
import { sidePanelStyles } from './side-panel.styles.ts';

const NOTHING: TabReport = { state: 'asking', rules: [] };

/**
 * The panel beside the page: the rules of the tab in front, the cards that made room on the page, a search, and the card of
 * what was chosen. Arrow keys walk a list, Enter opens, Escape in the card goes back to the list.
 */
export class SidePanelView extends LitElement {
  static override properties = {
    say: { state: true },
    report: { state: true },
    kept: { state: true },
    chosen: { state: true },
    said: { state: true },
  };
  static override styles = [tokens, base, sidePanelStyles];

  declare say: PageMessages | undefined;
  declare report: TabReport;
  declare kept: readonly CardAsk[];
  declare chosen: string;
  declare said: string;
  readonly #source = packagedSource(browser.runtime);
  readonly #preferences = storedPreferences(browser.storage.local);
  #leave = (): void => undefined;
  #from: HTMLElement | undefined;

  constructor() {
    super();
    this.report = NOTHING;
    this.kept = [];
    this.chosen = '';
    this.said = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void pageMessages().then((say) => {
      this.say = say;
    });
    const { session } = browser.storage;
    void keptCards(session).then((cards) => {
      this.kept = cards;
    });
    watchKeptCards(session, (cards) => {
      this.kept = cards;
    });
    const again = () => void this.#follow();
    browser.tabs.onActivated.addListener(again);
    browser.tabs.onUpdated.addListener((_, { status }) => status === 'complete' && again());
    again();
  }

  /** Listens to the tab in front, and no longer to the one before. */
  async #follow(): Promise<void> {
    const id = (await activeTab())?.id;
    this.#leave();
    if (id === undefined) {
      this.report = { state: 'unreachable', rules: [] };
      return;
    }
    this.#leave = followTab(id, (report) => {
      const before = this.report.rules.length;
      this.report = report;
      if (report.rules.length !== before) this.said = this.#sum;
    });
  }

  get #sum(): string {
    const { say } = this;
    const { rules, state } = this.report;
    if (!say) return '';
    return rules.length === 0 ? say[`state-${state}`] : counted(say.onPage, rules.length);
  }

  async #open(card: Partial<CardAsk> & Pick<CardAsk, 'refs'>, from?: HTMLElement): Promise<void> {
    this.chosen = card.refs[0] ?? '';
    this.#from = from;
    await this.updateComplete;
    const popover = this.renderRoot.querySelector('auspex-popover');
    if (!popover) return;
    popover.edition = this.report.edition ?? '11e';
    await popover.open(card);
    popover.focus();
  }

  #close(): void {
    this.chosen = '';
    this.#from?.focus();
  }

  /** Arrow keys, Home and End move in a list; Tab leaves it. */
  #walk(event: KeyboardEvent): void {
    const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    const next = to === undefined ? undefined : buttons[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  override render(): TemplateResult {
    const { rules } = this.report;
    return html`<main>
      <section aria-labelledby="found">
        <h1 id="found">${this.#sum}</h1>
        ${this.#list(
          'found',
          rules.map(({ rule, refs, count }) => ({ name: rule, count, card: { refs, text: rule } })),
        )}
      </section>
      ${
        this.kept.length
          ? html`<section aria-labelledby="kept"><h2 id="kept">${this.say?.madeRoom}</h2>
              ${this.#list(
                'kept',
                this.kept.map((card) => ({ name: card.text, card })),
              )}
            </section>`
          : nothing
      }
      <auspex-search .source=${this.#source} .edition=${this.report.edition} @auspex-ask=${(
        event: HTMLElementEventMap['auspex-ask'],
      ) => {
        event.stopPropagation();
        void this.#open({ refs: [event.detail.ref] });
      }}></auspex-search>
      ${
        this.chosen
          ? html`<auspex-popover .source=${this.#source} .preferences=${this.#preferences} @auspex-close=${() => this.#close()}></auspex-popover>`
          : nothing
      }
      <div class="sr" role="status">${this.said}</div>
    </main>`;
  }

  #list(
    label: string,
    rows: readonly { name: string; count?: number; card: Partial<CardAsk> & Pick<CardAsk, 'refs'> }[],
  ): TemplateResult | typeof nothing {
    if (rows.length === 0) return nothing;
    return html`<ul aria-labelledby=${label} @keydown=${this.#walk}>${rows.map(
      ({ name, count, card }) =>
        html`<li><button type="button" aria-current=${card.refs[0] === this.chosen} @click=${(event: Event) =>
          this.#open(
            card,
            event.currentTarget as HTMLElement,
          )}><span>${name}</span>${count === undefined ? nothing : html`<small><span aria-hidden="true">${count}</span><span class="sr">${this.say && counted(this.say.mentions, count)}</span></small>`}</button></li>`,
    )}</ul>`;
  }
}
