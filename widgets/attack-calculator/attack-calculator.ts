import { type CSSResultGroup, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { MentionContext } from '../../src/core/match/mention.ts';
import type { WeaponProfile } from '../../src/core/rules/record.ts';
import type { FieldName } from '../../src/core/scenario/fields.ts';
import type { Edits, FillRequest } from '../../src/core/scenario/fill-attack.ts';
import { findTarget, type ShooterPreset, type TargetPreset } from '../../src/core/scenario/presets.ts';
import { LAST_TARGET } from '../../src/core/scenario/remembered-target.ts';
import { checkValue, stepValue } from '../../src/core/scenario/rule-value.ts';
import { type KnownRules, shooterFromRow } from '../../src/core/scenario/weapon-from-row.ts';
import type { quickOdds } from '../datasheet/quick-odds.ts';
import type { CopyDetail } from '../events.ts';
import { fill } from '../messages.ts';
import { styles } from './attack-calculator.styles.ts';
import { type Calculated, type Calculation, calculate, hasNotes } from './calculation.ts';
import { CalculatorElement } from './calculator-element.ts';
import { fieldChips, pageWords } from './field-chips.ts';
import { chanceView, leadView } from './lead-view.ts';
import { chipStyles } from './number-chips.styles.ts';
import { type Chip, NumberChips } from './number-chips.ts';
import type * as OnRequest from './on-request.ts';
import { shooterLine, targetLine } from './pick-view.ts';
import { footView, type ShareChoice } from './share-view.ts';
import { everyToggle, needsWords, pillsView, type TogglesHost } from './toggles-view.ts';
import '../histogram/histogram.define.ts';

/** What a calculator is asked about; another of them is another question. */
const ASKED = ['record', 'weapon', 'context', 'params', 'mention'];

/**
 * The odds of an attack, filled from a rule, the numbers around it and a target; exact, and solved anew in the same frame
 * whenever a number changes.
 *
 * @prop record - the rule it is about; without one, or with a datasheet, it leads with the outcome of the attack
 * @prop weapon - the weapon row that was pointed at
 * @attr shooter - a well-known weapon, with a number: "3 lascannons"
 * @attr target - a well-known target or a unit of the packs: "10 marines", "Havocs"
 * @attr fragment - a scenario as `scenario()` gives it, to start from
 * @attr link - address of share links, with or without a `#` and what stands before the scenario, absolute or relative to the
 *   page's; without it no link is offered
 * @fires auspex-copy - `{text, format}`, cancelable: prevent it to copy yourself
 * @fires auspex-target - another target was chosen, and is remembered
 */
export class AttackCalculator extends CalculatorElement {
  static override properties = {
    ...CalculatorElement.properties,
    shooter: {},
    target: {},
    weapon: { attribute: false },
    fragment: {},
    link: {},
    edits: { state: true },
    chosen: { state: true },
    open: { state: true },
    more: { state: true },
    pinned: { state: true },
    copied: { state: true },
    known: { state: true },
    named: { state: true },
    query: { state: true },
    found: { state: true },
    opened: { state: true },
  };
  static override styles: CSSResultGroup = [CalculatorElement.styles, chipStyles, styles];
  /** For a card that has no calculator open: words of odds for the rows of a datasheet. */
  static readonly quickOdds: typeof quickOdds = async (...asked) =>
    (await import('../datasheet/quick-odds.ts')).quickOdds(...asked);

  declare shooter: string | undefined;
  declare target: string | undefined;
  declare weapon: WeaponProfile | undefined;
  declare fragment: string | undefined;
  declare link: string | undefined;
  declare protected edits: Edits;
  declare protected chosen: number | undefined;
  declare protected open: 'shooter' | 'target' | undefined;
  declare protected more: boolean;
  declare protected pinned: Calculation | undefined;
  declare protected copied: ShareChoice | undefined;
  declare protected known: KnownRules | undefined;
  declare protected named: TargetPreset | undefined;
  declare protected query: string;
  declare protected found: readonly TargetPreset[];
  declare protected opened: Readonly<Record<string, boolean>>;
  #onRequest: typeof OnRequest | undefined;

  #calculated: Calculated | undefined;
  readonly #chips = new NumberChips(this, (id, text) =>
    this.#edit(id === 'x' ? { value: text } : { fields: { ...this.edits.fields, [id as FieldName]: text } }),
  );

  constructor() {
    super();
    this.edits = {};
    this.more = false;
    this.query = '';
    this.found = [];
    this.opened = {};
  }

  /** The scenario as it stands, for the fragment of an address. */
  async scenario(): Promise<string> {
    await this.updateComplete;
    const { encodeScenario } = await import('./on-request.ts');
    return encodeScenario(this.#filled.scenario);
  }

  get #filled() {
    const calculated = this.#calculated as Calculated;
    return calculated.ok ? calculated.value.filled : calculated.filled;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (ASKED.some((name) => changed.has(name))) {
      this.chosen = undefined;
      this.pinned = undefined;
      this.known = undefined;
      if (this.hasUpdated) this.#forget();
    }
    this.#calculated = calculate(this.#request(), this.chosen);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const calculated = this.#calculated;
    if (!this.#onRequest && (needsWords(this.#filled) || (calculated?.ok && hasNotes(calculated.value))))
      void this.#load().then(() => this.#onRequest && this.requestUpdate());
    if (this.fragment && (changed.has('fragment') || ASKED.some((name) => changed.has(name))))
      void this.#openShared(this.fragment);
    if (changed.has('weapon') || (changed.has('source') && this.weapon)) void this.#lookUpKeywords();
    if (changed.has('context') || changed.has('target') || changed.has('source')) void this.#lookUpTarget();
  }

  /** What was read on the page, or what the author of the element says. */
  get #read(): MentionContext {
    const read = (text: string | undefined) => (text ? { value: text, from: text } : undefined);
    return this.context ?? { weapon: read(this.shooter), target: read(this.target) };
  }

  #request(): FillRequest {
    const { record, said: params, mention, weapon, known, named, remembered, edits, rules: edition } = this;
    return { record, params, context: this.#read, mention, weapon, known, named, remembered, edits, edition };
  }

  async #openShared(fragment: string): Promise<void> {
    const { decodeScenario, editsOf } = await import('./on-request.ts');
    const scenario = decodeScenario(fragment);
    if (scenario && fragment === this.fragment) this.edits = editsOf(scenario, this.record);
  }

  async #lookUpKeywords(): Promise<void> {
    const weapon = this.weapon;
    const refs = weapon?.keywords.flatMap(({ ref }) => ref ?? []) ?? [];
    const records = refs.length ? await this.source?.get(refs, this.rules).catch(() => undefined) : undefined;
    if (!records || weapon !== this.weapon) return;
    this.known = Object.fromEntries(refs.flatMap((ref, index) => (records[index] ? [[ref, records[index]]] : [])));
  }

  /** A unit that is no preset is looked up by its name. */
  async #lookUpTarget(): Promise<void> {
    const asked = this.#read.target?.value;
    if (!asked || findTarget(asked)) return;
    const unit = await import('../datasheet/named-target.ts')
      .then(({ namedTarget }) => namedTarget(asked, this.source))
      .catch(() => undefined);
    if (unit && asked === this.#read.target?.value) this.named = unit;
  }

  #edit(change: Edits): void {
    this.edits = { ...this.edits, ...change };
    this.copied = undefined;
  }

  readonly #pickTarget = (target: TargetPreset): void => {
    const { models: _m, toughness: _t, save: _s, invuln: _i, wounds: _w, ...fields } = this.edits.fields ?? {};
    const { fnp: _f, ...choices } = this.edits.choices ?? {};
    this.#edit({ target, fields, choices });
    this.chosen = undefined;
    this.remembered = target;
    void Promise.resolve(this.preferences?.set(LAST_TARGET, target)).then(() => this.emit('auspex-target'));
  };

  readonly #pickShooter = (shooter: ShooterPreset): void => {
    const { models, toughness, save, invuln, wounds } = this.edits.fields ?? {};
    const kept = Object.entries({ models, toughness, save, invuln, wounds }).filter(([, text]) => text !== undefined);
    this.#edit({ shooter, fields: Object.fromEntries(kept) });
  };

  readonly #search = async (query: string): Promise<void> => {
    this.query = query;
    const asked = query.trim();
    const found =
      asked.length > 1
        ? await import('../datasheet/named-target.ts')
            .then(({ findUnits }) => findUnits(asked, this.source))
            .catch(() => [])
        : [];
    if (query === this.query) this.found = found;
  };

  readonly #share = async (choice: ShareChoice): Promise<void> => {
    const calculated = this.#calculated;
    if (!calculated?.ok) return;
    const { copyToClipboard, encodeScenario, shareWords } = await import('./on-request.ts');
    const { filled, result } = calculated.value;
    const link =
      this.link === undefined
        ? undefined
        : new URL(
            `${this.link.includes('#') ? this.link : `${this.link}#`}${encodeScenario(filled.scenario)}`,
            location.href,
          ).href;
    const shared = { filled, result, link };
    const format = choice === 'link' ? 'plain' : choice;
    const text = choice === 'link' ? (link ?? '') : shareWords(shared, format, this.speech);
    const ours = this.emit<CopyDetail>('auspex-copy', { text, format });
    if (!ours || (await copyToClipboard(text))) this.copied = choice;
  };

  /** What the rule is called beside its answer; a datasheet is no rule that adds something. */
  get #rule(): string | undefined {
    const { record } = this;
    if (!record || record.kind === 'datasheet') return undefined;
    const { say } = this.speech;
    return record.kind === 'weapon-ability' ? say.fromKeyword : say.fromRule;
  }

  /** A rule that changes no attack dice, and no weapon: nothing to count. */
  get #idle(): boolean {
    const { record, weapon, fragment } = this;
    if (!record || record.kind === 'datasheet' || weapon || fragment) return false;
    return this.#filled.side === undefined;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.#calculated || this.#idle) return nothing;
    const calculated = this.#calculated as Calculated;
    const filled = this.#filled;
    const { record, edits, speech } = this;
    const { say } = speech;
    const rule = this.#rule;
    const toggle = (panel: 'shooter' | 'target') => async () => {
      if (this.open !== panel) await this.#load();
      this.open = this.open === panel ? undefined : panel;
    };
    const change = (panel: 'shooter' | 'target', what: string) => html`<button
      class="change"
      aria-expanded=${this.open === panel}
      @click=${toggle(panel)}
    >
      ${this.open === panel ? say.done : html`${say.change}<span class="sr"> ${what}</span>`}
    </button>`;
    const words = pageWords(filled, 'weapon', speech);
    const toggles: TogglesHost = {
      speech,
      grantWords: this.#onRequest?.grantWords,
      choose: (id, value) => this.#edit({ choices: { ...edits.choices, [id]: value } }),
      grant: (index, on) => this.#edit({ grants: { ...edits.grants, [index]: on } }),
      more: this.more,
      setMore: (more) => {
        this.more = more;
      },
    };
    return html`<section aria-label=${say.odds}>
      ${calculated.ok ? leadView(calculated.value, rule, speech) : nothing}
      <div class="line"><span>${shooterLine(filled, speech)}</span> ${this.#undo()} ${change('shooter', say.theWeapon)}</div>
      ${this.open === 'shooter' ? html`<div class="panel">${this.#onRequest?.shooterList(speech, this.#rows(), filled.shooter.shooter.id, this.#pickShooter)}</div>` : nothing}
      ${this.#chips.render(speech, say.weapon, [...fieldChips(filled, 'weapon', speech), ...this.#valueChip(filled.value)], words ? html`<i class="dot"></i>${this.context ? say.thisPage : say.setHere} ${words}` : nothing, pillsView(filled, rule && record?.name, toggles))}
      ${this.more ? everyToggle(filled, toggles) : nothing}
      <div class="line"><span>${say.into} ${targetLine(filled, speech)}</span> ${change('target', say.theTarget)}</div>
      ${
        this.open === 'target'
          ? html`<div class="panel">
            ${this.#onRequest?.targetList(speech, filled.target.target.id, this.#pickTarget, { query: this.query, found: this.found, search: this.source && this.#search })}
            ${this.#chips.render(speech, say.target, fieldChips(filled, 'group', speech), nothing)}
          </div>`
          : nothing
      }
      ${calculated.ok ? this.#answer(calculated.value) : calculated.problems.map((problem) => html`<p class="caps" role="alert">${speech.problem(problem)}</p>`)}
    </section>`;
  }

  #answer(calculation: Calculation): TemplateResult {
    const { counts, pmf, asked } = calculation;
    const { speech } = this;
    const { say } = speech;
    const choose = (id: string, value: string) => this.#edit({ choices: { ...this.edits.choices, [id]: value } });
    const setCount = (count: number) => this.#edit({ fields: { ...this.edits.fields, count: String(count) } });
    const pinned = this.pinned?.counts === counts && this.pinned.pmf.length === pmf.length ? this.pinned : undefined;
    return html`
      ${this.#onRequest?.capsView(calculation, speech)}
      <auspex-histogram
        bare
        .locale=${this.locale}
        note=${say.noSpill}
        note-why=${say.noSpillWhy}
        .pmf=${pmf}
        .other=${pinned?.pmf}
        .asked=${asked}
        .unit=${counts === 'models' ? say.modelsDestroyed : say.woundsLost}
        @auspex-pick=${(event: CustomEvent<{ k: number }>) => {
          this.chosen = event.detail.k;
        }}
      ></auspex-histogram>
      ${chanceView(calculation, pinned, speech)}
      ${this.#details('figures', (parts) => parts.stagesView(calculation, speech))}
      ${this.#details('wouldHelp', (parts) => parts.helpsView(calculation, speech, choose, setCount))}
      ${footView(speech, this.pinned !== undefined, this.copied, this.link !== undefined, {
        pin: () => {
          this.pinned = this.pinned ? undefined : calculation;
          // Both results answer the same question, whatever the numbers do.
          if (this.pinned) this.chosen = asked;
        },
        share: (choice) => void this.#share(choice),
      })}
    `;
  }

  /** Where it cannot be had (the site's files are gone) the numbers can still be typed. */
  async #load(): Promise<void> {
    if (this.#onRequest) return;
    this.#onRequest = await import('./on-request.ts').catch(() => undefined);
    const sheet = this.#onRequest?.requestStyles.styleSheet;
    if (sheet) (this.renderRoot as ShadowRoot).adoptedStyleSheets.push(sheet);
  }

  /** What is loaded, and counted, when somebody looks. */
  #details(title: 'figures' | 'wouldHelp', inside: (parts: typeof OnRequest) => TemplateResult): TemplateResult {
    const look = async (event: Event) => {
      const { open } = event.target as HTMLDetailsElement;
      if (open) await this.#load();
      this.opened = { ...this.opened, [title]: open };
    };
    return html`<details @toggle=${look}>
      <summary>${this.speech.say[title]}</summary>
      ${this.#onRequest && this.opened[title] ? inside(this.#onRequest) : nothing}
    </details>`;
  }

  readonly #forget = (): void => {
    this.edits = {};
    this.chosen = undefined;
    this.#chips.reset();
  };

  #undo(): TemplateResult | typeof nothing {
    if (Object.keys(this.edits).length === 0) return nothing;
    return html`<button class="undo" @click=${this.#forget}>${this.speech.say.undo}<span class="sr"> ${this.speech.say.allChanges}</span></button>`;
  }

  /** The X of the rule, where it takes one. */
  #valueChip(value: string | undefined): readonly Chip[] {
    const { record, edits, said: params } = this;
    if (value === undefined || !record) return [];
    const type = record.value?.type ?? 'number';
    const from = edits.value ? 'you' : params.value ? 'page' : 'rule';
    return [
      {
        id: 'x',
        label: params.keyword ? `${record.name}-${params.keyword}` : record.name,
        spoken: fill(this.speech.say.valueOf, { name: record.name }),
        text: value,
        from,
        words: from === 'page' ? `${record.name} ${value}` : '',
        why: ({ you: 'number', page: undefined, rule: 'usual' } as const)[from],
        check: (typed) => checkValue(type, typed),
        step: (at, by) => stepValue(type, at, by),
      },
    ];
  }

  #rows(): readonly ShooterPreset[] {
    const { record, weapon } = this;
    const rows = record?.kind === 'datasheet' ? record.weapons : weapon ? [weapon] : [];
    return rows.flatMap((row) => shooterFromRow(row) ?? []);
  }
}
