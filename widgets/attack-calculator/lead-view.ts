import { html, nothing, type TemplateResult } from 'lit';
import { type Adds, volleyOf } from '../../src/core/scenario/lead.ts';
import { summarise } from '../../src/core/scenario/summarise.ts';
import { fill } from '../messages.ts';
import { type Calculation, chanceOf } from './calculation.ts';
import type { Speech } from './speech.ts';

/** The answer first: what the rule adds, or, without a rule, what the attack does. */
export function leadView(calculation: Calculation, rule: string | undefined, speech: Speech): TemplateResult {
  const { adds, result, without, counts, pmf, better = 0 } = calculation;
  const { say, percent, signedPercent, count } = speech;
  const volley = volleyWords(calculation, speech);
  if (rule && without) {
    if (!adds)
      return html`<p class="lead"><b class="none">${say.noDifference}</b> <span>${rule} · ${volley}</span></p>`;
    if (adds.stage === 'character') return answer(signedPercent(adds.by), say.killCharacter, rule, volley);
    return answer(
      gained(adds, speech),
      Math.abs(better) < 0.0005 ? '' : `${signedPercent(better)} ${goal(calculation, speech)}`,
      rule,
      volley,
    );
  }
  const { median, mean } = summarise(pmf);
  const destroyed = fill(say.isDestroyed, { chance: percent(result.unitDestroyed) });
  // Where nothing is the middle of all tries, the average says more.
  const outcome = count(counts === 'wounds' ? say.wounds : say.kills, median || mean);
  return answer(outcome, destroyed, median ? say.halfOrBetter : say.onAverage, volley);
}

/** "+1.5 hits". */
function gained({ stage, by }: Adds, { say, count, signed }: Speech): string {
  if (stage === 'character') return '';
  const size = Math.abs(Math.abs(by) - 1) < 0.005 ? 1 : by;
  return count(say[`gain-${stage}`], size, { n: signed(by) });
}

/** What the chance is of: "to kill 2". */
function goal({ counts, asked, pmf }: Calculation, { say, count }: Speech): string {
  if (counts === 'models') return fill(say.toKill, { n: asked });
  return asked === pmf.length - 1 ? say.toDestroy : count(say.forWounds, asked);
}

/** "9 shots on 3+", "3 × D6 attacks on 2+": the volley, as it is rolled. */
function volleyWords({ filled }: Calculation, { say, count }: Speech): string {
  const volley = volleyOf(filled.scenario);
  if (!volley) return '';
  const { number, kind, skill } = volley;
  return count(say[`${kind}${skill === undefined ? 'Hit' : 'On'}`], number === '1' ? 1 : 2, {
    n: number,
    skill: skill ?? '',
  });
}

function answer(first: string, second: string, from: string, volley: string): TemplateResult {
  return html`<p class="lead"><b>${first}</b> <em>${second}</em> <span>${from} · ${volley}</span></p>`;
}

/** Below the chart: the chance asked about, then what usually comes of it. */
export function chanceView(
  calculation: Calculation,
  pinned: Calculation | undefined,
  { say, percent, signedPercent, amount }: Speech,
): TemplateResult {
  const { result, pmf, asked, counts, chance } = calculation;
  const { median, low, high } = summarise(pmf);
  const models = counts === 'models';
  const all = asked === pmf.length - 1;
  const question = models ? (all ? say.killAll : say.killMany) : all ? say.destroyIt : say.loseMany;
  const delta = pinned && pinned.counts === counts ? chance - chanceOf(pinned, asked) : undefined;
  return html`
    <p class="chance">
      <span>${fill(question, { n: asked })}</span>
      <b>${percent(chance)}</b>
      ${delta === undefined ? nothing : html`<i class="delta">${fill(say.against, { chance: signedPercent(delta) })}</i>`}
    </p>
    <p class="usual">
      ${all ? nothing : html`<span>${models ? fill(say.allOf, { n: pmf.length - 1 }) : say.destroyed} <b>${percent(result.unitDestroyed)}</b></span>`}
      <span title=${fill(say.usuallyWhy, { low, high })}>${say.usually} <b>${low === high ? low : `${low}–${high}`}</b></span>
      <span>${say.median} <b>${median}</b></span>
      <span>${say.mean} <b>${amount(models ? result.meanModelsDestroyed : result.meanWoundsLost)}</b></span>
    </p>
  `;
}
