import { type CSSResultGroup, html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { atLeastOf, summarise } from '../../src/core/scenario/summarise.ts';
import { type Speech, speechFor } from '../attack-calculator/speech.ts';
import { AuspexElement } from '../element.ts';
import { fill } from '../messages.ts';
import { distributionTable } from './distribution-table.ts';
import { styles } from './histogram.styles.ts';

const HEIGHT = 84;
const GAP = 3;

/**
 * Exact chances as bars, the chance of "at least" as a line, the middle 80 % as a band; the same figures as a table.
 *
 * It is a slider: the bar it stands on is the question ("2 or more"). Pointing reads a bar, clicking and arrow keys
 * choose it.
 *
 * @prop pmf - chance of exactly `start + i`; sums to 1
 * @attr start - what the first bar counts (0 unless given)
 * @attr asked - the count asked about; bars from it on are lit
 * @attr unit - what is counted, in the plural: "models destroyed" (which it is unless given)
 * @attr bare - without its table: whoever holds it shows the figures elsewhere
 * @attr note, note-why - a word beside the unit ("no spill"), and why
 * @prop other - a second distribution, drawn as an outline
 * @prop labels - written under the bars in place of the counts
 * @prop orMore - whether "k or more" makes sense of the bars; false for bars that are no counts
 * @fires auspex-pick - `{k}`: a bar was chosen
 */
export class AuspexHistogram extends AuspexElement {
  static override properties = {
    ...AuspexElement.properties,
    pmf: { attribute: false },
    other: { attribute: false },
    labels: { attribute: false },
    start: { type: Number },
    asked: { type: Number },
    unit: {},
    orMore: { attribute: false },
    bare: { type: Boolean },
    note: {},
    noteWhy: { attribute: 'note-why' },
    width: { state: true },
    pointed: { state: true },
  };
  static override styles: CSSResultGroup = [AuspexElement.styles, styles];

  declare pmf: readonly number[];
  declare other: readonly number[] | undefined;
  declare labels: readonly string[] | undefined;
  declare start: number;
  declare asked: number;
  declare unit: string | undefined;
  declare orMore: boolean;
  declare bare: boolean;
  declare note: string | undefined;
  declare noteWhy: string;
  declare protected width: number;
  declare protected pointed: number | undefined;
  #sums: readonly number[] = [];
  readonly #watch = new ResizeObserver(([entry]) => {
    const width = Math.round(entry?.contentRect.width ?? 0);
    if (width > 0) this.width = width;
  });

  constructor() {
    super();
    this.pmf = [];
    this.start = 0;
    this.asked = 1;
    this.orMore = true;
    this.bare = false;
    this.noteWhy = '';
    this.width = 328;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('pmf')) this.#sums = atLeastOf(this.pmf);
  }

  protected override firstUpdated(): void {
    const chart = this.renderRoot.querySelector('.chart');
    if (chart) this.#watch.observe(chart);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  get #speech(): Speech {
    return speechFor(this.locale);
  }

  get #unit(): string {
    return this.unit ?? this.#speech.say.modelsDestroyed;
  }

  protected override render(): TemplateResult {
    const { say } = this.#speech;
    const at = this.pointed ?? this.asked - this.start;
    const { median, low, high } = summarise(this.pmf);
    const sentence = this.orMore
      ? fill(say.chartSum, { median: median + this.start, low: low + this.start, high: high + this.start })
      : '';
    return html`
      <div
        class="chart"
        role="slider"
        tabindex="0"
        aria-label=${this.orMore ? fill(say.chanceOf, { unit: this.#unit }) : this.#unit}
        aria-describedby="sum"
        aria-valuemin=${this.start}
        aria-valuemax=${this.start + this.pmf.length - 1}
        aria-valuenow=${this.asked}
        aria-valuetext=${this.#words(this.asked - this.start)}
        @keydown=${this.#onKey}
        @pointermove=${this.#onPoint}
        @pointerleave=${() => {
          this.pointed = undefined;
        }}
        @click=${this.#onPick}
      >
        <div class="read" aria-hidden="true"><span>${this.#unit}${this.note ? html` · <i title=${this.noteWhy}>${this.note}</i>` : nothing}</span><b>${this.pointed === undefined ? '' : this.#words(at)}</b></div>
        ${this.#bars()}
        <div class="axis" aria-hidden="true">${this.pmf.map((_, index) => this.#tick(index, at))}</div>
        <span class="sr" id="sum">${sentence}</span>
      </div>
      ${
        this.bare
          ? nothing
          : html`<details>
              <summary>${say.asTable}</summary>
              ${distributionTable(
                this.#speech,
                this.#unit,
                this.pmf,
                this.pmf.map((_, index) => this.#label(index)),
                this.orMore,
              )}
            </details>`
      }
    `;
  }

  #label(index: number): string {
    return this.labels?.[index] ?? String(index + this.start);
  }

  #words(index: number): string {
    const { say, percent } = this.#speech;
    const n = this.#label(index);
    const exact = `${n}: ${percent(this.pmf[index] ?? 0)}`;
    if (!this.orMore || index === 0) return exact;
    return `${exact} · ${fill(say.orMoreOf, { n, chance: percent(this.#sums[index] ?? 0) })}`;
  }

  /** Labels that would touch are left out: those at even distances stay, and the one that is read. */
  #tick(index: number, at: number): TemplateResult {
    const longest = Math.max(...this.pmf.map((_, i) => this.#label(i).length));
    const every = Math.max(1, Math.ceil((this.pmf.length * (longest * 7 + 5)) / this.width));
    return html`<i class=${index === at ? 'on' : ''}>${index % every === 0 ? this.#label(index) : ''}</i>`;
  }

  #bars(): TemplateResult {
    const count = Math.max(1, this.pmf.length);
    const gap = count > 30 ? 1 : GAP;
    const step = (this.width + gap) / count;
    const top = Math.max(1e-9, ...this.pmf, ...(this.other ?? []));
    const tall = (chance: number) => (chance > 0 ? Math.max(1.5, (chance / top) * (HEIGHT - 6)) : 0);
    const { median, low, high } = summarise(this.pmf);
    const hot = this.asked - this.start;
    const middle = (index: number) => index * step + (step - gap) / 2;
    // Nothing or more is certain and says nothing: the line starts at the first count.
    const skip = this.start === 0 ? 1 : 0;
    const dots = this.#sums
      .slice(skip)
      .map((chance, index) => [middle(index + skip), HEIGHT - chance * (HEIGHT - 6)] as const);
    return html`<svg width=${this.width} height=${HEIGHT + 10} viewBox="0 0 ${this.width} ${HEIGHT + 10}" aria-hidden="true">
      <desc>${this.pmf.map((_, index) => this.#words(index)).join('; ')}</desc>
      ${this.pmf.map((chance, index) => {
        const height = tall(chance);
        return svg`<rect class="bar ${(this.orMore ? index >= hot : index === hot) ? 'hot' : ''} ${index === this.pointed ? 'at' : ''}" x=${index * step} width=${step - gap}
          y=${HEIGHT - height} height=${height} rx=${Math.min(3, (step - gap) / 3)}></rect>`;
      })}
      ${this.other?.slice(0, count).map((chance, index) => {
        const height = tall(chance);
        return svg`<rect class="other" x=${index * step + 0.75} width=${Math.max(1, step - gap - 1.5)} y=${HEIGHT - height + 0.75} height=${Math.max(0, height - 0.75)}></rect>`;
      })}
      ${
        this.orMore
          ? svg`<polyline class="least" points=${dots.map((dot) => dot.join()).join(' ')}></polyline>
        ${dots.length < 25 ? dots.map(([x, y]) => svg`<circle class="dot" cx=${x} cy=${y} r="2"></circle>`) : nothing}
        <rect class="band" x=${middle(low) - 2} width=${middle(high) - middle(low) + 4} y=${HEIGHT + 4} height="3" rx="1.5"></rect>
        <circle class="median" cx=${middle(median)} cy=${HEIGHT + 5.5} r="4"></circle>`
          : nothing
      }
    </svg>`;
  }

  #indexAt(event: MouseEvent): number {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const index = Math.floor(((event.clientX - box.left) / Math.max(1, box.width)) * this.pmf.length);
    return Math.min(this.pmf.length - 1, Math.max(0, index));
  }

  #onPoint(event: PointerEvent): void {
    this.pointed = this.#indexAt(event);
  }

  #onPick(event: MouseEvent): void {
    this.#pick(this.#indexAt(event));
  }

  #onKey(event: KeyboardEvent): void {
    const at = this.asked - this.start;
    const last = this.pmf.length - 1;
    const to = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#pick(Math.min(last, Math.max(0, to)));
  }

  #pick(index: number): void {
    this.pointed = undefined;
    this.asked = index + this.start;
    this.emit('auspex-pick', { k: this.asked });
  }
}
