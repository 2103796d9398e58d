import { type CSSResultGroup, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { succeed } from '../../src/core/result/result.ts';
import type { RollEffect } from '../../src/core/rules/record.ts';
import { type FilledRoll, fillRoll, isRollEffect } from '../../src/core/scenario/fill-roll.ts';
import {
  parseRollField,
  ROLL_FIELD,
  type RollFieldName,
  type RollInputs,
  rollText,
  stepRoll,
} from '../../src/core/scenario/roll-fields.ts';
import { type RollChart, rollOutcome } from '../../src/core/scenario/roll-outcome.ts';
import { styles as shared } from '../attack-calculator/attack-calculator.styles.ts';
import { CalculatorElement } from '../attack-calculator/calculator-element.ts';
import type { CoreWord } from '../attack-calculator/messages.ts';
import { chipStyles } from '../attack-calculator/number-chips.styles.ts';
import { type Chip, NumberChips } from '../attack-calculator/number-chips.ts';

import { copyView, type ShareChoice } from '../attack-calculator/share-view.ts';
import type { CopyDetail } from '../events.ts';
import { distributionTable } from '../histogram/distribution-table.ts';
import { fill } from '../messages.ts';
import { rollEnglish } from './messages.ts';
import { styles } from './roll-calculator.styles.ts';
import { type RollWords, rollWords } from './roll-words.ts';
import '../histogram/histogram.define.ts';

/**
 * The odds of a rule's single roll: charge, Advance, Battle-shock, Hazardous, a handful of dice, a table.
 *
 * @prop record - the rule; its effects that are rolls are offered, the first one to start with
 * @fires auspex-copy - `{text, format}`, cancelable: prevent it to copy yourself
 */
export class RollCalculator extends CalculatorElement {
  static override properties = {
    ...CalculatorElement.properties,
    which: { state: true },
    edits: { state: true },
    asked: { state: true },
    copied: { state: true },
  };
  static override styles: CSSResultGroup = [CalculatorElement.styles, chipStyles, shared, styles];

  declare protected which: number;
  declare protected edits: RollInputs;
  declare protected asked: number;
  declare protected copied: ShareChoice | undefined;
  readonly #chips = new NumberChips(this, (id, text) => this.#edit(id as RollFieldName, text));

  constructor() {
    super();
    this.which = 0;
    this.edits = {};
    this.asked = 1;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!['record', 'context', 'params'].some((name) => changed.has(name))) return;
    this.which = 0;
    this.edits = {};
    this.asked = 1;
    this.copied = undefined;
    this.#chips.reset();
  }

  #edit(name: RollFieldName, text: string): void {
    const value = parseRollField(name, text);
    if (value.ok) this.edits = { ...this.edits, [name]: value.value };
    this.copied = undefined;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { record, said: params, context, remembered, edits, rules: edition } = this;
    const effects = record?.effect?.filter(isRollEffect) ?? [];
    const effect = effects[this.which] ?? effects[0];
    if (!record || !effect) return nothing;
    const roll = fillRoll({ record, effect, params, context, edition, remembered, edits });
    const outcome = rollOutcome(roll, edition);
    const { speech } = this;
    const say = speech.words(rollEnglish);
    const words = rollWords(roll, outcome, speech);
    return html`<section aria-label=${say.oddsOfRoll}>
      ${effects.length > 1 ? this.#tabs(effects) : nothing}
      <p class="lead"><b>${words.lead}</b> <em>${words.says}</em>
        ${words.reroll ? html`<span>${words.reroll}</span>` : nothing}</p>
      ${this.#chips.render(speech, say.numbersOfRoll, this.#fields(roll), nothing, this.#switch(roll))}
      ${roll.note ? html`<p class="soft">${roll.note}</p>` : nothing}
      ${this.#answer(outcome.chart, words, roll)}
      <div class="foot">${copyView(speech, this.copied, false, (choice) => void this.#share(choice, roll, words, outcome.chart))}</div>
    </section>`;
  }

  /** The answer, further means, and the chance of each outcome. */
  async #share(choice: ShareChoice, roll: FilledRoll, words: RollWords, chart: RollChart | undefined): Promise<void> {
    const { speech, record, rules: edition } = this;
    const { copyToClipboard, laterEnglish, shareText } = await import('../attack-calculator/on-request.ts');
    const numbers = this.#fields(roll).map(({ label, text }) => `${label} ${text}`);
    const { pmf = [], start = 0, labels } = chart ?? {};
    const unit = chart && !chart.field ? ` ${speech.words(rollEnglish)[`unit-${chart.unit}`]}` : '';
    const chances = pmf.map((chance, k) => [`${labels?.[k] ?? k + start}${unit}`, speech.percent(chance)] as const);
    const title = `${record?.name} (${numbers.join(', ')}): ${words.lead} ${words.says}`;
    const heading = [speech.words(laterEnglish).exactOdds, edition] as const;
    const format = choice === 'link' ? 'plain' : choice;
    const text = shareText({ title, heading, rows: [...words.rows, ...chances], link: undefined }, format);
    const ours = this.emit<CopyDetail>('auspex-copy', { text, format });
    if (!ours || (await copyToClipboard(text))) this.copied = choice;
  }

  #answer(chart: RollChart | undefined, { rows }: RollWords, roll: FilledRoll): TemplateResult | typeof nothing {
    if (!chart) return nothing;
    const { speech } = this;
    const say = speech.words(rollEnglish);
    const { pmf, start, labels, field } = chart;
    const unit = say[`unit-${chart.unit}`];
    const asked = field ? Number(roll.inputs[field]) : Math.min(this.asked, pmf.length - 1);
    const chance = pmf.slice(asked).reduceRight((sum, one) => sum + one, 0);
    return html`
      <auspex-histogram
        bare
        .locale=${this.locale}
        .pmf=${pmf}
        .start=${start}
        .labels=${labels}
        .orMore=${!field}
        .asked=${asked}
        .unit=${unit}
        @auspex-pick=${(event: CustomEvent<{ k: number }>) => {
          if (field) this.edits = { ...this.edits, [field]: event.detail.k };
          else this.asked = event.detail.k;
        }}
      ></auspex-histogram>
      ${
        field || pmf.length < 2
          ? nothing
          : html`<p class="chance"><span>${fill(say.countOrMore, { n: asked, unit })}</span><b>${speech.percent(chance)}</b></p>`
      }
      ${rows.length ? html`<p class="usual">${rows.map(([name, text]) => html`<span>${name} <b>${text}</b></span>`)}</p>` : nothing}
      <details>
        <summary>${speech.say.asTable}</summary>
        ${distributionTable(speech, unit, pmf, labels ?? pmf.map((_, k) => String(k + start)), !field)}
      </details>
    `;
  }

  #fields({ fields, inputs, origins }: FilledRoll): readonly Chip[] {
    const { speech } = this;
    return fields
      .filter((name) => ROLL_FIELD[name].kind !== 'switch')
      .map((name) => ({
        id: name,
        label: speech.name(`roll-${name}` as CoreWord, ROLL_FIELD[name].label),
        spoken: speech.name(`roll-${name}` as CoreWord, ROLL_FIELD[name].label),
        text: rollText(name, inputs[name] ?? null),
        from: origins[name]?.from ?? 'preset',
        words: origins[name]?.words ?? '',
        why: origins[name]?.why,
        check: (typed: string) => {
          const value = parseRollField(name, typed);
          return value.ok ? succeed(rollText(name, value.value)) : value;
        },
        step: (from: string, by: 1 | -1) => {
          const value = parseRollField(name, from);
          const next = value.ok ? stepRoll(name, value.value, by) : undefined;
          return next === undefined ? undefined : rollText(name, next);
        },
      }));
  }

  #switch({ fields, inputs }: FilledRoll): TemplateResult | typeof nothing {
    if (!fields.includes('commandReroll')) return nothing;
    const on = inputs.commandReroll === true;
    return html`<button
      class="pill ${on ? 'on' : ''}"
      aria-pressed=${on}
      @click=${() => {
        this.edits = { ...this.edits, commandReroll: !on };
      }}
    >
      Command Re-roll
    </button>`;
  }

  #tabs(effects: readonly RollEffect[]): TemplateResult {
    return html`<div class="pills" role="group" aria-label=${this.speech.words(rollEnglish).whichRoll}>
      ${effects.map(
        (effect, index) => html`<button
          class="pill ${index === this.which ? 'on' : ''}"
          aria-pressed=${index === this.which}
          @click=${() => {
            this.which = index;
            this.edits = {};
          }}
        >
          ${effectName(effect)}
        </button>`,
      )}
    </div>`;
  }
}

/** What tells one roll of a rule from another: its condition, its note, or its dice. */
function effectName({ if: when, note, dice, modifier }: RollEffect): string {
  const keyword = when?.keyword ?? when?.targetKeyword;
  if (typeof keyword === 'string') return keyword;
  const shift = modifier ? ` ${modifier > 0 ? '+' : '−'}${Math.abs(modifier)}` : '';
  return note ?? `${dice ?? ''}${shift}`;
}
