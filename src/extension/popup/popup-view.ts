import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { fill } from '../../../widgets/messages.ts';
import { base, tokens } from '../../../widgets/tokens.ts';
import { browser } from '../../browser/api.ts';
import { storedPreferences } from '../../browser/preferences-store.ts';
import { changeSettings, loadSettings, watchSettings } from '../../browser/settings-store.ts';
import type { Edition } from '../../core/rules/record.ts';
import { forSite } from '../../core/settings/for-site.ts';
import type { SettingsPatch } from '../../core/settings/patch.ts';
import { type EditionChoice, type Settings, siteName } from '../../core/settings/settings.ts';
import { counted, type PageMessages, pageMessages } from '../messages.ts';
import { type PackProblem, packagedSource } from '../packaged-source.ts';
import { activeTab } from './active-tab.ts';
import { openSidePanel } from './open-side-panel.ts';
import { popupStyles } from './popup.styles.ts';
import { followTab, type TabReport } from './tab-report.ts';
import { type WalkingKeys, walkingKeys } from './walking-keys.ts';

/** The toolbar popup: switches, edition, the rules found here, a search over all rules, and the card of the chosen one. */
export class PopupView extends LitElement {
  static override properties = {
    say: { state: true },
    settings: { state: true },
    report: { state: true },
    url: { state: true },
    problems: { state: true },
    carded: { state: true },
    keys: { state: true },
  };
  static override styles = [tokens, base, popupStyles];

  declare say: PageMessages | undefined;
  declare settings: Settings | undefined;
  declare report: TabReport;
  declare url: string;
  declare problems: readonly PackProblem[];
  declare carded: boolean;
  declare keys: WalkingKeys | undefined;
  readonly #source = packagedSource(browser.runtime, (problem) => {
    this.problems = [...this.problems, problem];
  });
  readonly #preferences = storedPreferences(browser.storage.local);

  constructor() {
    super();
    this.report = { state: 'asking', rules: [] };
    this.url = '';
    this.problems = [];
    this.carded = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#begin();
  }

  async #begin(): Promise<void> {
    [this.say, this.settings] = await Promise.all([pageMessages(), loadSettings(browser.storage)]);
    watchSettings(browser.storage, (settings) => {
      this.settings = settings;
    });
    void walkingKeys().then((keys) => {
      this.keys = keys;
    });
    const tab = await activeTab();
    this.url = tab?.url ?? '';
    if (tab?.id === undefined) this.report = { state: 'unreachable', rules: [] };
    else
      followTab(tab.id, (report) => {
        this.report = report;
      });
  }

  async #change(patch: SettingsPatch): Promise<void> {
    this.settings = await changeSettings(browser.storage, patch);
  }

  async #open(refs: readonly string[], text: string): Promise<void> {
    this.carded = true;
    await this.updateComplete;
    const popover = this.renderRoot.querySelector('auspex-popover');
    if (!popover) return;
    popover.edition = this.#edition;
    await popover.open({ refs, text });
    popover.focus();
  }

  get #edition(): Edition {
    const chosen = this.settings && forSite(this.settings, this.url).edition;
    return chosen && chosen !== 'auto' ? chosen : (this.report.edition ?? '11e');
  }

  override render(): TemplateResult {
    const { say, settings } = this;
    if (!say || !settings) return html`<main aria-busy="true"></main>`;
    const site = /^https?:/.test(this.url) ? siteName(this.url) : '';
    const here = forSite(settings, this.url);
    return html`<main>
      <header><h1>Auspex</h1>
        <label class="switch"><span>${say.on}</span><input id="everywhere" type="checkbox" role="switch" .checked=${settings.on} @change=${(event: Event) => this.#change({ on: isChecked(event) })}></label>
      </header>
      ${
        site && settings.on
          ? html`<label class="switch row"><span>${say.onSite} <small>${site}</small></span>
              <input id="site" type="checkbox" role="switch" .checked=${here.on} @change=${(event: Event) => this.#change({ sites: { [site]: { on: isChecked(event) } } })}></label>`
          : nothing
      }
      <fieldset class="row"><legend>${say.edition}${this.report.edition && here.edition === 'auto' ? html` <small>${fill(say.thisPage, { edition: this.report.edition === '10e' ? say.tenth : say.eleventh })}</small>` : nothing}</legend>
        ${editions(say).map(
          ([
            value,
            label,
          ]) => html`<label class="choice"><input type="radio" name="edition" value=${value} .checked=${here.edition === value}
            @change=${() => this.#change(site && settings.sites[site]?.edition ? { sites: { [site]: { edition: value } } } : { edition: value })}><span>${label}</span></label>`,
        )}
      </fieldset>
      ${this.#found(say)}
      <auspex-search .source=${this.#source} .edition=${this.#edition} @auspex-ask=${(
        event: HTMLElementEventMap['auspex-ask'],
      ) => {
        event.stopPropagation();
        void this.#open([event.detail.ref], '');
      }}></auspex-search>
      ${
        this.carded
          ? html`<auspex-popover .source=${this.#source} .preferences=${this.#preferences} @auspex-close=${() => {
              this.carded = false;
            }}></auspex-popover>`
          : nothing
      }
      ${this.problems.map(({ pack, why, torn }) => html`<p class="problem" role="alert">${torn ? fill(say.packUnreadable, { pack, why }) : `${pack}: ${why}`}</p>`)}
      ${this.keys ? html`<p class="quiet keys">${fill(say.keys, this.keys)}</p>` : nothing}
      <footer><a href="options.html" target="_blank">${say.options}</a><button id="panel" type="button" @click=${openSidePanel}>${say.beside}</button></footer>
    </main>`;
  }

  #found(say: PageMessages): TemplateResult {
    const { state, rules } = this.report;
    if (state === 'problem') return html`<p class="problem" role="alert">${say['state-problem']}</p>`;
    if (rules.length === 0) return html`<p class="quiet" role="status">${say[`state-${state}`]}</p>`;
    const all = rules.reduce((sum, { count }) => sum + count, 0);
    return html`<section aria-labelledby="found"><h2 id="found"><output>${rules.length}</output> ${counted(say.foundHere, rules.length)} <small>${counted(say.mentions, all)}</small></h2>
      <ul>${rules.map(({ rule, refs, count }) => html`<li><button type="button" @click=${() => this.#open(refs, rule)}>${rule}<small>${count}</small></button></li>`)}</ul></section>`;
  }
}

const editions = (say: PageMessages): readonly (readonly [EditionChoice, string])[] => [
  ['auto', say.asPage],
  ['10e', say.tenth],
  ['11e', say.eleventh],
];

const isChecked = (event: Event): boolean => event.target instanceof HTMLInputElement && event.target.checked;
