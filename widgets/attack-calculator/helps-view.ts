import { html, nothing, type TemplateResult } from 'lit';
import { howMany } from '../../src/core/combat/answers/how-many.ts';
import { choiceOf } from '../../src/core/scenario/choices.ts';
import { whatHelps } from '../../src/core/scenario/what-helps.ts';
import { fill } from '../messages.ts';
import { type Calculation, chanceOf } from './calculation.ts';
import { choiceMade } from './choice-name.ts';
import { laterEnglish } from './messages-on-request.ts';
import { shooterName } from './pick-view.ts';
import type { Speech } from './speech.ts';

const WANTED = 0.8;
const MOST = 60;

/** One more rule at a time, as bars; and how many of the weapon it takes for 80 %. Each can be applied by a click. */
export function helpsView(
  calculation: Calculation,
  speech: Speech,
  choose: (id: string, value: string) => void,
  setCount: (count: number) => void,
): TemplateResult {
  const { filled, counts, asked, chance } = calculation;
  const say = speech.words(laterEnglish);
  const wanted = speech.number(`${WANTED * 100} %`);
  const named = (id: string, value: string) => {
    const choice = choiceOf(id);
    return !choice ? id : value ? choiceMade(speech, choice, value) : say.noCover;
  };
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
        ? html`<p class="soft">${fill(say.notEven, { n: MOST, chance: wanted })}</p>`
        : html`<p>
            ${fill(counts === 'models' ? say.takesToKill : say.takesToDestroy, { chance: wanted, n: asked })}
            <b>${shooterName(filled, count, speech)}</b>
            ${count === now ? nothing : html`<button class="act" @click=${() => setCount(count)}>${fill(say.use, { n: count })}</button>`}
          </p>`
    }
    <ul>
      ${helps.map(
        ({ id, value, by }) => html`<li>
          <button @click=${() => choose(id, value)}>
            <span>${named(id, value)}</span>
            <svg class=${by < 0 ? 'less' : ''} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width=${(Math.abs(by) / most) * 100} height="8"></rect>
            </svg>
            <b>${speech.signedPercent(by)}</b>
          </button>
        </li>`,
      )}
    </ul>
    <p class="soft">${fill(say.eachAlone, { chance: speech.percent(chance) })}</p>
  </div>`;
}
