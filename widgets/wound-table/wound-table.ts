import { type CSSResultGroup, html, type TemplateResult } from 'lit';
import { AuspexElement } from '../element.ts';
import { fill, languageFor } from '../messages.ts';
import { woundEnglish } from './messages.ts';
import { styles } from './wound-table.styles.ts';

/** What a D6 must show to wound: Strength against Toughness, from "twice or more" to "half or less". Core Rules, Wound roll. */
export function neededToWound(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength > toughness) return 3;
  if (strength === toughness) return 4;
  return strength * 2 <= toughness ? 6 : 5;
}

const ROWS = 5;
const COLUMNS = 8;

/**
 * Strength against Toughness as a grid around the pair asked about, which is lit. Arrow keys and clicks walk.
 *
 * @attr strength - 1 or more (4 unless given)
 * @attr toughness - 1 or more (4 unless given)
 * @attr bare - without border and corners, inside another surface
 * @cssprop --auspex-width - how wide it likes to be
 * @fires auspex-pick - `{strength, toughness}`
 */
export class WoundTable extends AuspexElement {
  static override properties = {
    ...AuspexElement.properties,
    strength: { type: Number },
    toughness: { type: Number },
    bare: { type: Boolean, reflect: true },
  };
  static override styles: CSSResultGroup = [AuspexElement.styles, styles];

  declare strength: number;
  declare toughness: number;
  declare bare: boolean;

  constructor() {
    super();
    this.strength = 4;
    this.toughness = 4;
  }

  protected override render(): TemplateResult {
    const { strength, toughness } = this;
    const from = (at: number, many: number) => Math.max(1, at - Math.floor(many / 2));
    const rows = [...Array(ROWS).keys()].map((index) => from(strength, ROWS) + index);
    const columns = [...Array(COLUMNS).keys()].map((index) => from(toughness, COLUMNS) + index);
    const say = languageFor(this.locale)?.calculator ?? woundEnglish;
    const values = { s: strength, t: toughness, n: neededToWound(strength, toughness) };
    return html`<section aria-label=${say.woundRoll}>
      <p class="lead"><b>${values.n}+</b> <span>${fill(say.woundsOn, values)} · ${say[relation(strength, toughness)]}</span></p>
      <table tabindex="0" aria-label=${say.walkTable} @keydown=${this.#onKey}>
        <thead>
          <tr>
            <td></td>
            ${columns.map((t) => html`<th scope="col" class=${t === toughness ? 'on' : ''}>T${t}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (s) => html`<tr>
              <th scope="row" class=${s === strength ? 'on' : ''}>S${s}</th>
              ${columns.map((t) => {
                const needed = neededToWound(s, t);
                return html`<td
                  class="on-${needed} ${s === strength && t === toughness ? 'asked' : ''}"
                  aria-current=${s === strength && t === toughness ? 'true' : 'false'}
                  @click=${() => this.#go(s, t)}
                >
                  ${needed}+
                </td>`;
              })}
            </tr>`,
          )}
        </tbody>
      </table>
      <span class="sr" role="status">${fill(say.againstOn, values)}</span>
    </section>`;
  }

  #onKey(event: KeyboardEvent): void {
    const [down, right] =
      { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key] ?? [];
    if (down === undefined || right === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#go(this.strength + down, this.toughness + right);
  }

  #go(strength: number, toughness: number): void {
    if (strength < 1 || toughness < 1 || strength > 40 || toughness > 20) return;
    this.strength = strength;
    this.toughness = toughness;
    this.emit('auspex-pick', { strength, toughness });
  }
}

function relation(strength: number, toughness: number): 'twice' | 'higher' | 'equal' | 'half' | 'lower' {
  if (strength >= 2 * toughness) return 'twice';
  if (strength > toughness) return 'higher';
  if (strength === toughness) return 'equal';
  return strength * 2 <= toughness ? 'half' : 'lower';
}
