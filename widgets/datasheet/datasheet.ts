import { html, nothing, type PropertyDeclarations, type PropertyValues } from 'lit';
import type { RuleRecord, Datasheet as Sheet, WeaponProfile } from '../../src/core/rules/record.ts';
import type { Ref } from '../../src/core/text/tree.ts';
import type { AttackCalculator } from '../attack-calculator/attack-calculator.ts';
import { CardElement } from '../card/card-element.ts';
import { blocks } from '../card/text-tree.ts';
import type { OddsDetail } from '../events.ts';
import { wordsOf } from '../messages.ts';
import { abilities } from './abilities.ts';
import { datasheetStyles } from './datasheet.styles.ts';
import { sheetEnglish } from './messages.ts';
import { profiles } from './profiles.ts';
import type { OddsTable } from './quick-odds.ts';
import { belonging, pointsText, unitDetails } from './unit-details.ts';
import { weapons } from './weapons.ts';

const CALCULATOR = 'auspex-attack-calculator';

/**
 * A unit: characteristics, weapons with their keywords as questions and odds in each row, abilities, what it is made
 * of, what it costs, whom it leads.
 *
 * @prop record - a datasheet record, instead of `rule`
 * @prop source - RuleSource; also for the texts of its abilities and the names of its leaders
 * @prop quickOdds - `(weapon, datasheet) => string | undefined`: a few words of odds for each weapon row; without it, and where
 * the attack calculator is defined, they are counted here
 * @attr odds-note - what those odds are against, under the tables
 * @prop chosen - the weapon row that is marked
 * @fires auspex-odds - the odds of a weapon were asked for: `{weapon, record}`
 * @slot odds (under the weapons)
 */
export class Datasheet extends CardElement<Sheet> {
  static override properties: PropertyDeclarations = {
    quickOdds: { attribute: false },
    oddsNote: { attribute: 'odds-note' },
    chosen: { attribute: false },
    known: { state: true },
    counted: { state: true },
  };
  static override styles = [CardElement.styles, datasheetStyles];

  declare quickOdds: ((weapon: WeaponProfile, sheet: Sheet) => string | undefined) | undefined;
  declare oddsNote: string | undefined;
  declare chosen: WeaponProfile | undefined;
  /** @internal Records the sheet refers to, by reference. */ declare known: ReadonlyMap<Ref, RuleRecord>;

  /** @internal Odds of its own. */ declare counted: OddsTable | undefined;

  constructor() {
    super();
    this.known = new Map();
    // In an article a calculator that stands in its slot chooses the target.
    this.addEventListener('auspex-target', () => void this.#count());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void customElements.whenDefined(CALCULATOR).then(() => this.#count());
  }

  protected override fits(record: RuleRecord): record is Sheet {
    return record.kind === 'datasheet';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!changed.has('record') && !changed.has('source')) return;
    this.counted = undefined;
    void this.#meetReferred();
    void this.#count();
  }

  /** Whoever mounts it may count; else it counts itself, once the solver is there. */
  async #count(): Promise<void> {
    const { record, source, preferences } = this;
    const calculator = customElements.get(CALCULATOR) as typeof AttackCalculator | undefined;
    if (!record || !source || this.quickOdds || !calculator) return;
    const counted = await calculator.quickOdds(record, source, preferences, this.locale).catch(() => undefined);
    if (record === this.record) this.counted = counted;
  }

  async #meetReferred(): Promise<void> {
    const { record, source } = this;
    if (!record || !source) return;
    const refs = [...record.abilities.own, ...record.leads, ...record.ledBy];
    const found = await source.get(refs, record.edition).catch(() => []);
    if (record !== this.record) return;
    this.known = new Map(refs.flatMap((ref, at) => (found[at] ? [[ref, found[at]] as const] : [])));
  }

  readonly #nameOf = (ref: Ref): string =>
    this.known.get(ref)?.name ??
    ref
      .replace(/^\w+:|^.*--/g, '')
      .replaceAll('-', ' ')
      .replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());

  protected override pills(record: Sheet): unknown {
    const [points] = record.points;
    return html`${points ? html`<span class="pill points">${pointsText(wordsOf(sheetEnglish, this.locale), points)}</span>` : nothing}${super.pills(record)}`;
  }

  protected override body(record: Sheet): unknown {
    const say = wordsOf(sheetEnglish, this.locale);
    const { ask, counted, quickOdds = counted?.of, oddsNote = counted?.note } = this;
    const actions = {
      ask,
      odds: (weapon: WeaponProfile) => this.emit<OddsDetail>('auspex-odds', { weapon, record }),
      chosen: this.chosen,
      quickOdds: quickOdds && ((weapon: WeaponProfile) => quickOdds(weapon, record)),
    };
    return html`
      ${profiles(record, say)}
      ${weapons('ranged', record.weapons, say, actions)} ${weapons('melee', record.weapons, say, actions)}
      ${oddsNote && quickOdds ? html`<p class="odds-note">${oddsNote}</p>` : nothing}
      <slot name="odds"></slot>
      ${abilities(record, say, this.known, this.#nameOf, ask)}
      ${record.body.length ? html`<div class="text">${blocks(record.body, ask)}</div>` : nothing}
      ${unitDetails(record, say, this.locale, ask)} ${belonging(record, say, this.known, this.#nameOf, ask)}
    `;
  }
}
