import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { Edition, RuleRecord, WeaponProfile } from '../../src/core/rules/record.ts';
import type { AttackCalculator } from '../attack-calculator/attack-calculator.ts';
import { counterpart } from '../card/counterpart.ts';
import { nameWithValue, plainPieces } from '../card/filled-value.ts';
import { kindText } from '../card/kind-text.ts';
import type { OddsTable } from '../datasheet/quick-odds.ts';
import { AuspexElement } from '../element.ts';
import type {
  AskDetail,
  ChooseDetail,
  CopiedDetail,
  CopyDetail,
  CopyFormat,
  EditionDetail,
  NotARuleDetail,
  OddsDetail,
  PinDetail,
} from '../events.ts';
import { fill, loadMessages, wordsOf } from '../messages.ts';
import { base, tokens } from '../tokens.ts';
import { CALCULATORS } from './calculator.ts';
import type { CardAsk } from './card-ask.ts';
import { content, type QuickOdds } from './content.ts';
import { dragBy } from './drag.ts';
import { elementsFor } from './elements-for.ts';
import type { RoomWay } from './made-room.ts';
import { popoverStyles } from './popover.styles.ts';
import { failedState, loadingState, missingState } from './states.ts';
import { editionChips, otherCopies } from './switches.ts';
import { tools } from './tools.ts';
import { trail } from './trail.ts';
import { choiceKey, siblings, type Visit, visit } from './visit.ts';

/** A source answers within a few milliseconds; only a slower one is worth a sign of life (milliseconds). */
const PATIENCE = 120;

type State = 'closed' | 'loading' | 'shown' | 'missing' | 'failed';

/**
 * The card at the pointer: content and history. Whoever mounts it owns its place, size, shadow, pin and drag.
 *
 * It lays out at its natural size, up to `--auspex-max-width` and `--auspex-max-height`, and scrolls inside.
 * Keys: Escape closes (first the copy row), Backspace or Alt+Left goes back.
 *
 * @attr edition - edition in use, for bare references
 * @attr pinned - shows the card as pinned, with a grip to move it by pointer or arrow keys
 * @attr links - its calculators offer links to this card: `#10e:anti,4%2B,Vehicle!` and the scenario, for `open`
 * @attr sheet - at the lower edge of a narrow screen: with a handle to pull it down
 * @prop preferences - remembers the choice among rules of one name and the copy format
 * @prop quickOdds - `(weapon, datasheet) => string | undefined`: a few words of odds for each weapon row
 * @method open(ask) - shows what `ask` names; resolves when it is laid out
 * @method clear() - forgets content and history
 * @method back() - one step back; false at the beginning
 * @method madeRoom(ask, way) - says that the card of `ask` made room for this one, and offers the way to it: `panel`, `window` or `here`
 * @method focus() - moves the keyboard into the card
 * @fires auspex-ask - `{ref, rect}` a rule in the text was followed (the card has already turned to it)
 * @fires auspex-close - the user closes it
 * @fires auspex-pin - `{pinned}` the user wants it pinned or not; set `pinned` to agree
 * @fires auspex-drag - `{dx, dy, end}` pixels to move; `end` when it was let go
 * @fires auspex-copy - `{text, format}`, cancelable: prevent it to copy yourself · auspex-copied - `{text, format, ok}`
 * @fires auspex-open-panel - the side panel (or the window) is asked for; sent while the press is handled
 * @fires auspex-target - another target was chosen in a calculator
 * @fires auspex-not-a-rule - `{text, ref}` · auspex-edition - `{edition}` · auspex-choose - `{record}`
 * @cssprop --auspex-max-width, --auspex-max-height, and those of the cards
 */
export class Popover extends AuspexElement {
  static override properties: PropertyDeclarations = {
    pinned: { type: Boolean, reflect: true },
    sheet: { type: Boolean, reflect: true },
    links: { type: Boolean },
    quickOdds: { attribute: false },
    state: { state: true },
    visits: { state: true },
    copied: { state: true },
    said: { state: true },
    note: { state: true },
  };
  static override styles = [tokens, base, popoverStyles];

  declare pinned: boolean;
  declare sheet: boolean;
  declare links: boolean;
  declare quickOdds: QuickOdds | undefined;
  /** @internal */ declare state: State;
  /** @internal The way taken, the shown card last. */ declare visits: readonly Visit[];
  /** @internal */ declare copied: CopyFormat | undefined;
  /** @internal */ declare said: string;
  /** @internal A row under the header. */ declare note: TemplateResult | undefined;

  #ask: CardAsk = { refs: [] };
  #question = 0;

  constructor() {
    super();
    this.pinned = false;
    this.sheet = false;
    this.links = false;
    this.state = 'closed';
    this.visits = [];
    this.said = '';
  }

  /** Calculators may come later than the card; it takes them in when they do. */
  override connectedCallback(): void {
    super.connectedCallback();
    for (const name of CALCULATORS) void customElements.whenDefined(name).then(() => this.requestUpdate());
  }

  async open(ask: CardAsk): Promise<void> {
    this.visits = [];
    this.state = 'closed';
    await this.#goTo(ask);
  }

  clear(): void {
    this.#question += 1;
    this.visits = [];
    this.state = 'closed';
    this.copied = undefined;
    this.said = '';
  }

  async madeRoom(ask: CardAsk, way: RoomWay = 'here'): Promise<void> {
    const { madeRoomNote, roomEnglish } = await import('./on-request.ts');
    const { said, row } = madeRoomNote(wordsOf(roomEnglish, this.locale), ask, way, () => {
      this.note = undefined;
      if (way === 'here') void this.#goTo(ask);
      else this.emit('auspex-open-panel');
    });
    this.note = row;
    this.said = said;
  }

  back(): boolean {
    if (this.visits.length < 2 && this.state === 'shown') return false;
    return this.#backTo(this.state === 'shown' ? this.visits.length - 2 : this.visits.length - 1);
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.root')?.focus(options);
  }

  /** The record on view. */
  get record(): RuleRecord | undefined {
    return this.state === 'shown' ? this.visits.at(-1)?.record : undefined;
  }

  async #goTo(ask: CardAsk, weapon?: WeaponProfile): Promise<void> {
    const question = ++this.#question;
    const refocus = this.matches(':focus-within');
    this.#ask = ask;
    this.copied = undefined;
    this.note = undefined;
    if (!this.source) return;
    const wait = setTimeout(() => {
      if (question === this.#question) this.state = 'loading';
    }, PATIENCE);
    await loadMessages(this.locale);
    const edition = this.visits.at(-1)?.record.edition ?? this.edition ?? '10e';
    const found = await visit(ask, edition, this.source, this.preferences)
      .then(async (one) => {
        if (one) await elementsFor(one);
        return one;
      })
      .catch(() => null);
    // Where no pack has the rule, a search is offered.
    if (found === undefined) await import('./on-request.ts').catch(() => undefined);
    const odds = found && (await this.#oddsOf(found.record, ask));
    clearTimeout(wait);
    if (question !== this.#question) return;
    this.state = found ? 'shown' : found === null ? 'failed' : 'missing';
    if (found) this.#leave();
    if (found) this.visits = [...this.visits, { ...found, ...(odds && { odds }), ...(weapon && { weapon }) }];
    await this.#turned(refocus);
  }

  #leave(): void {
    const last = this.visits.at(-1);
    const scroll = this.renderRoot.querySelector('.scroll')?.scrollTop;
    if (last) this.visits = [...this.visits.slice(0, -1), { ...last, scroll }];
  }

  #backTo(index: number): boolean {
    if (!this.visits[index]) return false;
    const refocus = this.matches(':focus-within');
    this.#question += 1;
    this.visits = this.visits.slice(0, index + 1);
    this.state = 'shown';
    this.copied = undefined;
    void this.#turned(refocus);
    return true;
  }

  /** After the content changed: say so, and keep the keyboard in the card, for the button it was on is gone. */
  async #turned(refocus: boolean): Promise<void> {
    const { record, say } = this;
    this.said = record
      ? fill(say.opened, { name: this.#name, kind: kindText(say, record) })
      : this.state === 'missing'
        ? say.missing
        : '';
    await this.updateComplete;
    if (refocus) this.focus({ preventScroll: true });
    const inner = this.renderRoot.querySelector<AuspexElement>('[data-card]');
    await inner?.updateComplete;
    this.renderRoot.querySelector('.scroll')?.scrollTo(0, this.visits.at(-1)?.scroll ?? 0);
  }

  get #name(): string {
    const shown = this.visits.at(-1);
    return this.state === 'shown' && shown
      ? plainPieces(nameWithValue(shown.record, shown.ask.params ?? {}))
      : (this.#ask.text ?? this.#ask.refs[0]?.replace(/^\w+:/, '').replaceAll('-', ' ') ?? '');
  }

  #replace(change: Partial<Visit>): void {
    const last = this.visits.at(-1);
    if (last) this.visits = [...this.visits.slice(0, -1), { ...last, ...change }];
    this.copied = undefined;
  }

  readonly #follow = (event: CustomEvent<AskDetail>): void => {
    const { ref, params, weapon } = event.detail;
    void this.#goTo({ refs: [ref], ...(params && { params }) }, weapon);
  };

  /** The same visit, another of its records. */
  async #show(record: RuleRecord): Promise<void> {
    const shown = this.visits.at(-1);
    const [odds] = await Promise.all([
      this.#oddsOf(record),
      shown && elementsFor({ record, variants: shown.variants }).catch(() => undefined),
    ]);
    if (shown === this.visits.at(-1)) this.#replace({ record, odds, weapon: undefined, compare: false });
  }

  readonly #choose = (record: RuleRecord): void => {
    void this.#show(record);
    void this.preferences?.set(choiceKey(record), record.set);
    this.emit<ChooseDetail>('auspex-choose', { record });
  };

  readonly #turnTo = (edition: Edition): void => {
    const shown = this.visits.at(-1);
    if (!shown) return;
    const record = shown.record.edition === edition ? shown.record : counterpart(shown.record, shown.variants);
    if (!record) return;
    void this.#show(record);
    this.emit<EditionDetail>('auspex-edition', { edition });
  };

  /** Words of odds for a datasheet's rows, where the calculators (and with them the solver) are there. */
  async #oddsOf(record: RuleRecord, { context } = this.#ask): Promise<OddsTable | undefined> {
    const { source } = this;
    const calculator = customElements.get('auspex-attack-calculator') as typeof AttackCalculator | undefined;
    if (record.kind !== 'datasheet' || this.quickOdds || !source) return;
    return await calculator?.quickOdds?.(record, source, this.preferences, this.locale, context).catch(() => undefined);
  }

  readonly #openOdds = (event: CustomEvent<OddsDetail>): void => {
    const { weapon } = event.detail;
    this.#replace({ weapon: this.visits.at(-1)?.weapon === weapon ? undefined : weapon });
  };

  /** The rows of a datasheet are against the target of their calculator. */
  readonly #newTarget = async (): Promise<void> => {
    const shown = this.visits.at(-1);
    if (shown?.record.kind !== 'datasheet') return;
    // The reader's choice counts for the whole sheet, more than the target the page names.
    const {
      target: _t,
      toughness: _u,
      save: _s,
      invuln: _i,
      wounds: _w,
      models: _m,
      ...context
    } = shown.ask.context ?? {};
    const ask = shown.ask.context?.target ? { ...shown.ask, context } : shown.ask;
    const odds = await this.#oddsOf(shown.record, ask);
    if (shown === this.visits.at(-1)) this.#replace({ ask, odds });
  };

  async #compare(): Promise<void> {
    const shown = this.visits.at(-1);
    await import('./on-request.ts');
    if (shown === this.visits.at(-1)) this.#replace({ compare: true });
  }

  readonly #copy = async (format?: CopyFormat): Promise<void> => {
    const shown = this.visits.at(-1);
    if (!shown) return;
    const remembered = await this.preferences?.get('copy-format');
    const chosen = format ?? (remembered === 'markdown' || remembered === 'bbcode' ? remembered : 'plain');
    const { copyText, copyToClipboard, sheetEnglish } = await import('./on-request.ts');
    const say = { ...this.say, ...wordsOf(sheetEnglish, this.locale) };
    const text = copyText(shown.record, shown.ask.params ?? {}, chosen, say);
    const mine = this.emit<CopyDetail>('auspex-copy', { text, format: chosen });
    const ok = mine ? await copyToClipboard(text) : true;
    this.copied = chosen;
    this.said = ok ? this.say.copied : '';
    if (format) void this.preferences?.set('copy-format', format);
    this.emit<CopiedDetail>('auspex-copied', { text, format: chosen, ok });
  };

  readonly #keys = (event: KeyboardEvent): void => {
    const [at] = event.composedPath();
    const typing =
      at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement;
    if (event.key === 'Escape') {
      if (this.copied) this.copied = undefined;
      else this.emit('auspex-close');
    } else if (typing || !((event.key === 'Backspace' || (event.key === 'ArrowLeft' && event.altKey)) && this.back()))
      return;
    event.preventDefault();
    event.stopPropagation();
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const wide = this.record?.kind === 'datasheet' || this.visits.at(-1)?.compare;
    this.toggleAttribute('wide', Boolean(wide) && this.state === 'shown');
  }

  override render(): TemplateResult | typeof nothing {
    if (this.state === 'closed') return nothing;
    return html`<div
      class="root"
      role="dialog"
      tabindex="-1"
      dir="ltr"
      aria-label=${this.#name || this.say.rule}
      @keydown=${this.#keys}
      @auspex-ask=${this.#follow}
      @auspex-target=${this.#newTarget}
      @pointerdown=${(event: PointerEvent) => (this.pinned || this.sheet) && dragBy(event, this)}
    >
      ${this.sheet ? html`<div class="handle"></div>` : nothing} ${trail(this.say, this.visits, this.state === 'shown' ? undefined : this.#name, (index) => this.#backTo(index))}
      <div class="scroll">${this.#body()}</div>
      <div class="sr" role="status">${this.said}</div>
    </div>`;
  }

  #body(): unknown {
    const { say, state } = this;
    const bar = tools(say, this, {
      pin: () => this.emit<PinDetail>('auspex-pin', { pinned: !this.pinned }),
      copy: this.record ? () => void this.#copy() : undefined,
      close: () => this.emit('auspex-close'),
    });
    if (state === 'loading') return loadingState(say, this.#name, bar);
    if (state === 'missing') return missingState(say, this.#name, this.#ask.refs.at(-1), bar, this);
    if (state === 'failed') return failedState(say, this.#name, bar, () => void this.#goTo(this.#ask));
    const shown = this.visits.at(-1);
    if (!shown) return nothing;
    return content(this, shown, {
      odds: this.#openOdds,
      choose: this.#choose,
      siblings: siblings(shown),
      bothEditions: counterpart(shown.record, shown.variants) !== undefined,
      other: shown.compare ? counterpart(shown.record, shown.variants) : undefined,
      slots: html`${bar} ${this.note ?? nothing}
        ${this.copied ? otherCopies(say, this.copied, (format) => void this.#copy(format)) : nothing}
        ${editionChips(say, shown, counterpart(shown.record, shown.variants), this.#turnTo, () => void this.#compare())}
        ${
          this.visits.length === 1 && shown.ask.text
            ? html`<span slot="footer" class="foot"><button type="button" @click=${() => this.#deny(shown)}>${say.notARule}</button></span>`
            : nothing
        }`,
    });
  }

  #deny({ ask, record }: Visit): void {
    this.said = this.say.thanks;
    this.emit<NotARuleDetail>('auspex-not-a-rule', { text: ask.text ?? '', ref: `${record.edition}:${record.id}` });
  }
}
