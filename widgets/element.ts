import { type CSSResultGroup, LitElement, type PropertyDeclarations } from 'lit';
import type { Edition } from '../src/core/rules/record.ts';
import type { Preferences, RuleSource } from '../src/core/rules/rule-source.ts';
import { loadMessages, type Messages, messagesFor } from './messages.ts';
import { onThemeChange, pageTheme, parentOf } from './page-theme.ts';
import { base, tokens } from './tokens.ts';

export type Theme = 'light' | 'dark';

/**
 * What all widgets share: tokens, theme, language and the ports.
 *
 * A root is given `source`, `preferences` and `edition` by whoever mounts it, and passes them down; a nested element
 * never looks for them. Without a theme the root takes that of the page's own background.
 *
 * @attr theme - `light` or `dark`; nested elements inherit it through `color-scheme`
 * @attr edition - `10e` or `11e`
 * @attr locale - language of the interface (`en`, `de`, `fr`, `es`); else the browser's
 * @prop source - RuleSource: where rules are looked up
 * @prop preferences - Preferences: what is remembered for the reader
 * @cssprop --auspex-font, --auspex-font-size - type; every size follows it
 * @cssprop --auspex-ink, --auspex-surface, --auspex-raised - colours of text and grounds
 * @cssprop --auspex-accent, --auspex-accent-soft, --auspex-on-accent, --auspex-focus - colours of what answers
 * @cssprop --auspex-padding, --auspex-radius - space inside and corners
 */
export class AuspexElement extends LitElement {
  static override properties: PropertyDeclarations = {
    theme: { reflect: true },
    edition: { reflect: true },
    locale: {},
    source: { attribute: false },
    preferences: { attribute: false },
  };
  static override styles: CSSResultGroup = [tokens, base];

  declare theme: Theme | undefined;
  declare edition: Edition | undefined;
  declare locale: string | undefined;
  declare source: RuleSource | undefined;
  declare preferences: Preferences | undefined;

  #ofPage: Theme | undefined;
  #unfollow: (() => void) | undefined;

  /** Interface strings in the language of this element. */
  protected get say(): Messages {
    return messagesFor(this.locale);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void loadMessages(this.locale).then((news) => news && this.requestUpdate());
    const nested = (this.getRootNode() as ShadowRoot).host instanceof AuspexElement;
    if (nested || (this.theme && this.theme !== this.#ofPage)) return;
    this.#follow();
    this.#unfollow = onThemeChange(() => this.#follow());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unfollow?.();
  }

  /** Takes the theme of the page, unless somebody has given another in the meantime. */
  #follow(): void {
    if (this.theme && this.theme !== this.#ofPage) return;
    // Its own ground says nothing of the page's.
    this.#ofPage = pageTheme(parentOf(this) ?? this);
    this.theme = this.#ofPage;
  }

  /** Sends a typed event up through every shadow root. */
  protected emit<Detail>(name: string, detail?: Detail): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  }
}
