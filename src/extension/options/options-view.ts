import { html, LitElement, type TemplateResult } from 'lit';
import { base, tokens } from '../../../widgets/tokens.ts';
import { browser } from '../../browser/api.ts';
import { changeSettings, loadSettings, watchSettings } from '../../browser/settings-store.ts';
import type { SettingsPatch } from '../../core/settings/patch.ts';
import { readSettings, type Settings } from '../../core/settings/settings.ts';
import { markCss } from '../../page/style.ts';
import { choice } from './choice.ts';
import { optionsStyles } from './options.styles.ts';
import { wordList } from './word-list.ts';

const SAMPLE = 'options-sample';

/** The options page: every choice there is, kept at once, with a way to take them to another machine. */
export class OptionsView extends LitElement {
  static override properties = { settings: { state: true }, said: { state: true } };
  static override styles = [tokens, base, optionsStyles];

  declare settings: Settings | undefined;
  declare said: string;
  readonly #sample = new CSSStyleSheet();

  override connectedCallback(): void {
    super.connectedCallback();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sample];
    this.shadowRoot?.adoptedStyleSheets.push(this.#sample);
    void loadSettings(browser.storage).then((settings) => {
      this.settings = settings;
    });
    watchSettings(browser.storage, (settings) => {
      this.settings = settings;
    });
  }

  async #change(patch: SettingsPatch): Promise<void> {
    this.settings = await changeSettings(browser.storage, patch);
    this.said = 'Saved';
  }

  override render(): TemplateResult {
    const { settings } = this;
    if (!settings) return html`<main aria-busy="true"></main>`;
    const set = (patch: SettingsPatch) => void this.#change(patch);
    return html`<main>
      <h1>Auspex</h1>
      ${choice(
        'edition',
        'Edition',
        [
          ['auto', 'As the page', 'guessed from the address and the words; the newest edition without a sign'],
          ['10e', '10th edition'],
          ['11e', '11th edition'],
        ],
        settings.edition,
        (edition) => set({ edition }),
      )}
      ${choice(
        'sensitivity',
        'What is marked',
        [
          ['careful', 'Careful', 'only where the page is plainly about the game'],
          ['normal', 'Normal', 'also where one good sign is there'],
          ['everything', 'Everything', 'each word that could be a rule, on every page'],
        ],
        settings.sensitivity,
        (sensitivity) => set({ sensitivity }),
      )}
      ${choice(
        'mentions',
        'How often',
        [
          ['every', 'Every mention'],
          ['first', 'The first in each post'],
        ],
        settings.mentions,
        (mentions) => set({ mentions }),
      )}
      ${choice(
        'style',
        'Underline',
        (['dotted', 'dashed', 'solid', 'wavy', 'none'] as const).map((style) => [style, style] as const),
        settings.underline.style,
        (style) => set({ underline: { style } }),
      )}
      ${choice(
        'accent',
        'Colour of the underline',
        (['text', 'teal', 'violet', 'amber', 'red'] as const).map(
          (accent) => [accent, accent === 'text' ? 'as the text' : accent] as const,
        ),
        settings.underline.accent,
        (accent) => set({ underline: { accent } }),
      )}
      <p class="sample">A post about <span>Sustained Hits 1</span> and <span>Rapid Ingress</span>.</p>
      ${wordList('Never marked', 'Words and names that are no rules to you. “Not a rule here” on a card adds to this list.', settings.never, (never) => set({ never }))}
      ${wordList('Always marked', 'Words that are marked wherever they stand.', settings.always, (always) => set({ always }))}
      <section><h2>Sites</h2>
        ${Object.keys(settings.sites).length === 0 ? html`<p class="quiet">No site has choices of its own. The toolbar popup makes them.</p>` : ''}
        <ul class="words">${Object.entries(settings.sites).map(
          ([site, rule]) => html`<li>${site}<small>${rule.on === false ? 'off' : (rule.edition ?? 'on')}</small>
          <button type="button" aria-label="Forget ${site}" @click=${() => set({ sites: { [site]: null } })}>×</button></li>`,
        )}</ul></section>
      <section><h2>Take along</h2><p class="quiet">All choices and word lists as one file. Nothing ever leaves this machine by itself.</p>
        <button type="button" @click=${this.#exportAll}>Save to a file</button>
        <label class="file">Read from a file <input type="file" accept="application/json" @change=${this.#importAll}></label></section>
      <auspex-explain></auspex-explain>
      <p role="status">${this.said ?? ''}</p>
      <footer>Unofficial. Not affiliated with Games Workshop; names belong to their owners. Rule texts are our own words.
        Facts of the armies: <a href="https://40kdc.alpacasoft.dev" target="_blank" rel="noopener noreferrer">Powered by 40kdc-data</a>,
        by Alpaca Software and the 40kdc community contributors (CC BY 4.0).</footer>
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
    const file = event.target instanceof HTMLInputElement ? event.target.files?.[0] : undefined;
    if (!file) return;
    try {
      const read: unknown = JSON.parse(await file.text());
      if (typeof read !== 'object' || read === null) throw new Error('it holds no options');
      const settings = readSettings(read);
      await browser.storage.local.set({ settings });
      this.said = `Read from ${file.name}`;
    } catch (error) {
      this.said = `${file.name} could not be read: ${error instanceof Error ? error.message : String(error)}. Nothing was changed.`;
    }
  };
}
