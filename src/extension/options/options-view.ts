import { html, LitElement, type TemplateResult } from 'lit';
import { fill } from '../../../widgets/messages.ts';
import { base, tokens } from '../../../widgets/tokens.ts';
import { browser } from '../../browser/api.ts';
import { changeSettings, loadSettings, watchSettings } from '../../browser/settings-store.ts';
import type { SettingsPatch } from '../../core/settings/patch.ts';
import {
  ACCENTS,
  EDITIONS,
  MENTIONS,
  readSettings,
  SENSITIVITIES,
  type Settings,
  type SiteRule,
  STYLES,
} from '../../core/settings/settings.ts';
import { markCss } from '../../page/style.ts';
import { choice } from './choice.ts';
import { type OptionsMessages, optionsMessages } from './messages.ts';
import { optionsStyles } from './options.styles.ts';
import { wordList } from './word-list.ts';

const SAMPLE = 'options-sample';

/** The options page: every choice there is, kept at once, with a way to take them to another machine. */
export class OptionsView extends LitElement {
  static override properties = { say: { state: true }, settings: { state: true }, said: { state: true } };
  static override styles = [tokens, base, optionsStyles];

  declare say: OptionsMessages | undefined;
  declare settings: Settings | undefined;
  declare said: string;
  readonly #sample = new CSSStyleSheet();

  override connectedCallback(): void {
    super.connectedCallback();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sample];
    this.shadowRoot?.adoptedStyleSheets.push(this.#sample);
    void this.#begin();
    watchSettings(browser.storage, (settings) => {
      this.settings = settings;
    });
  }

  async #begin(): Promise<void> {
    [this.say, this.settings] = await Promise.all([optionsMessages(), loadSettings(browser.storage)]);
  }

  async #change(patch: SettingsPatch): Promise<void> {
    this.settings = await changeSettings(browser.storage, patch);
    this.said = this.say?.saved ?? '';
  }

  override render(): TemplateResult {
    const { say, settings } = this;
    if (!say || !settings) return html`<main aria-busy="true"></main>`;
    const set = (patch: SettingsPatch) => void this.#change(patch);
    return html`<main>
      <h1>Auspex</h1>
      ${choice(
        'edition',
        say.edition,
        EDITIONS.map((edition) =>
          edition === 'auto'
            ? ([edition, say['edition-auto'], say['edition-auto-why']] as const)
            : ([edition, say[`edition-${edition}`]] as const),
        ),
        settings.edition,
        (edition) => set({ edition }),
      )}
      ${choice(
        'sensitivity',
        say.sensitivity,
        SENSITIVITIES.map((one) => [one, say[one], say[`${one}-why`]] as const),
        settings.sensitivity,
        (sensitivity) => set({ sensitivity }),
      )}
      ${choice(
        'mentions',
        say.mentions,
        MENTIONS.map((one) => [one, say[`mentions-${one}`]] as const),
        settings.mentions,
        (mentions) => set({ mentions }),
      )}
      ${choice(
        'style',
        say.style,
        STYLES.map((style) => [style, say[style]] as const),
        settings.underline.style,
        (style) => set({ underline: { style } }),
      )}
      ${choice(
        'accent',
        say.accent,
        ACCENTS.map((accent) => [accent, say[accent]] as const),
        settings.underline.accent,
        (accent) => set({ underline: { accent } }),
      )}
      <p class="sample">${say.sampleBefore}<span>Sustained Hits 1</span>${say.sampleBetween}<span>Rapid Ingress</span>.</p>
      ${wordList(say, say.never, say.neverHint, settings.never, (never) => set({ never }))}
      ${wordList(say, say.always, say.alwaysHint, settings.always, (always) => set({ always }))}
      <section><h2>${say.sites}</h2>
        ${Object.keys(settings.sites).length === 0 ? html`<p class="quiet">${say.noSites}</p>` : ''}
        <ul class="words">${Object.entries(settings.sites).map(
          ([site, rule]) => html`<li>${site}<small>${siteText(say, rule)}</small>
          <button type="button" aria-label=${fill(say.forget, { site })} @click=${() => set({ sites: { [site]: null } })}>×</button></li>`,
        )}</ul></section>
      <section><h2>${say.takeAlong}</h2><p class="quiet">${say.takeAlongHint}</p>
        <button type="button" @click=${this.#exportAll}>${say.save}</button>
        <label class="file">${say.read} <input type="file" accept="application/json" @change=${this.#importAll}></label></section>
      <auspex-explain .say=${say}></auspex-explain>
      <p role="status">${this.said ?? ''}</p>
      <footer>${say.unofficial}
        ${say.factsBefore} <a href="https://40kdc.alpacasoft.dev" target="_blank" rel="noopener noreferrer" lang="en">Powered by 40kdc-data</a>,
        ${say.factsAfter}</footer>
    </main>`;
  }

  override updated(): void {
    if (!this.settings) return;
    this.#sample.replaceSync(markCss(SAMPLE, this.settings.underline));
    const ranges = [...this.renderRoot.querySelectorAll('.sample span')].flatMap((span) => {
      const text = span.firstChild;
      return text
        ? [
            new StaticRange({
              startContainer: text,
              startOffset: 0,
              endContainer: text,
              endOffset: text.textContent?.length ?? 0,
            }),
          ]
        : [];
    });
    CSS.highlights.set(SAMPLE, new Highlight(...ranges));
  }

  readonly #exportAll = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(this.settings, null, 2)], { type: 'application/json' }));
    link.download = 'auspex-options.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };

  readonly #importAll = async (event: Event): Promise<void> => {
    const { say } = this;
    const file = event.target instanceof HTMLInputElement ? event.target.files?.[0] : undefined;
    if (!file || !say) return;
    const name = { file: file.name };
    try {
      const read = optionsIn(await file.text());
      if (read) await browser.storage.local.set({ settings: readSettings(read) });
      this.said = read ? fill(say.wasRead, name) : fill(say.notRead, { ...name, why: say.noOptions });
    } catch (error) {
      this.said = fill(say.notRead, { ...name, why: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** What a text holds that may be options: an object. */
function optionsIn(text: string): object | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}

function siteText(say: OptionsMessages, { on, edition }: SiteRule): string {
  if (on === false) return say.siteOff;
  return edition ? say[`edition-${edition}`] : say.siteOn;
}
