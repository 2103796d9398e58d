import { html, nothing, type TemplateResult } from 'lit';
import { amount, percent, plural, several, signed, signedPercent } from '../../src/core/scenario/format.ts';
import { volleyWords } from '../../src/core/scenario/lead.ts';
import { summarise } from '../../src/core/scenario/summarise.ts';
import { type Calculation, chanceOf } from './calculation.ts';

/** The answer first: what the rule adds, or, without a rule, what the attack does. */
export function leadView(calculation: Calculation, rule: string | undefined): TemplateResult {
  const { filled, adds, result, without, counts, pmf, asked, better = 0 } = calculation;
  const volley = volleyWords(filled.scenario);
  if (rule && without) {
    if (!adds)
      return html`<p class="lead"><b class="none">No difference</b> <span>${rule} changes nothing here · ${volley}</span></p>`;
    const { stage, by } = adds;
    if (stage === 'Character') return answer(signedPercent(by), 'to kill the Character', rule, volley);
    const one = Math.abs(Math.abs(by) - 1) < 0.005;
    const noun = one ? stage.replace(/^(attack|hit|wound|unsaved wound)s/, '$1') : stage;
    const goal =
      counts === 'models'
        ? `to kill ${asked}`
        : asked === pmf.length - 1
          ? 'to destroy it'
          : `for ${plural(asked, 'wound')}`;
    return answer(
      `${signed(by)} ${noun}`,
      Math.abs(better) < 0.0005 ? '' : `${signedPercent(better)} ${goal}`,
      rule,
      volley,
    );
  }
  const { median, mean } = summarise(pmf);
  const noun = counts === 'wounds' ? 'wound' : 'kill';
  const destroyed = `${percent(result.unitDestroyed)} destroyed`;
  // Where nothing is the middle of all tries, the average says more.
  if (median === 0) return answer(several(mean, noun), destroyed, 'on average', volley);
  return answer(plural(median, noun), destroyed, 'half of all tries or better', volley);
}

function answer(first: string, second: string, from: string, volley: string): TemplateResult {
  return html`<p class="lead"><b>${first}</b> <em>${second}</em> <span>${from} · ${volley}</span></p>`;
}

/** Below the chart: the chance asked about, then what usually comes of it. */
export function chanceView(calculation: Calculation, pinned: Calculation | undefined): TemplateResult {
  const { result, pmf, asked, counts, chance } = calculation;
  const { median, low, high } = summarise(pmf);
  const models = counts === 'models';
  const all = asked === pmf.length - 1;
  const question = models
    ? all
      ? `Chance to kill all ${asked}`
      : `Chance to kill ${asked} or more`
    : all
      ? 'Chance to destroy it'
      : `Chance of ${asked} or more wounds`;
  const delta = pinned && pinned.counts === counts ? chance - chanceOf(pinned, asked) : undefined;
  return html`
    <p class="chance">
      <span>${question}</span>
      <b>${percent(chance)}</b>
      ${delta === undefined ? nothing : html`<i class="delta">${signedPercent(delta)} against A</i>`}
    </p>
    <p class="usual">
      ${all ? nothing : html`<span>${models ? `all ${pmf.length - 1}` : 'destroyed'} <b>${percent(result.unitDestroyed)}</b></span>`}
      <span title="80 of 100 tries end between ${low} and ${high} (10th to 90th percentile)">usually <b>${low === high ? low : `${low}–${high}`}</b></span>
      <span>median <b>${median}</b></span>
      <span>mean <b>${amount(models ? result.meanModelsDestroyed : result.meanWoundsLost)}</b></span>
    </p>
  `;
}
