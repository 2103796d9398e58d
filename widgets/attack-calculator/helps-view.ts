import { html, nothing, type TemplateResult } from 'lit';
import { howMany } from '../../src/core/combat/answers/how-many.ts';
import { percent, signedPercent } from '../../src/core/scenario/format.ts';
import { whatHelps } from '../../src/core/scenario/what-helps.ts';
import { type Calculation, chanceOf } from './calculation.ts';
import { shooterName } from './pick-view.ts';

const WANTED = 0.8;
const MOST = 60;

/** One more rule at a time, as bars; and how many of the weapon it takes for 80 %. Each can be applied by a click. */
export function helpsView(
  calculation: Calculation,
  choose: (id: string, value: string) => void,
  setCount: (count: number) => void,
): TemplateResult {
  const { filled, counts, asked, chance } = calculation;
  const wish = {
    scenario: filled.scenario,
    chance: (result: Calculation['result']) => chanceOf({ result, counts }, asked),
  };
  const offered = new Set(filled.toggles.map(({ choice }) => choice.id));
  const helps = whatHelps(wish).filter(({ id }) => offered.has(id));
  const most = Math.max(0.01, ...helps.map(({ by }) => Math.abs(by)));
  const needed = howMany(filled.scenario, 0, { chance: WANTED, kills: counts === 'models' ? asked : 1, most: MOST });
  const count = needed.ok ? needed.value.count : undefined;
  const now = filled.scenario.weapons[0]?.count;
  return html`<div class="helps">
    ${
      count === undefined
        ? html`<p class="soft">Not even ${MOST} of them reach 80 %.</p>`
        : html`<p>
            80 % to ${counts === 'models' ? `kill ${asked}` : 'destroy it'} takes <b>${shooterName(filled, count)}</b>
            ${count === now ? nothing : html`<button class="act" @click=${() => setCount(count)}>use ${count}</button>`}
          </p>`
    }
    <ul>
      ${helps.map(
        ({ id, value, label, by }) => html`<li>
          <button @click=${() => choose(id, value)}>
            <span>${label}</span>
            <svg class=${by < 0 ? 'less' : ''} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width=${(Math.abs(by) / most) * 100} height="8"></rect>
            </svg>
            <b>${signedPercent(by)}</b>
          </button>
        </li>`,
      )}
    </ul>
    <p class="soft">Each alone, on top of ${percent(chance)}.</p>
  </div>`;
}
