import { html, nothing, type TemplateResult } from 'lit';
import type { Cause, Stage } from '../../src/core/combat/attack-result.ts';
import { explainAttack } from '../../src/core/combat/explain-attack.ts';
import { distributionTable } from '../histogram/distribution-table.ts';
import { fill } from '../messages.ts';
import type { Calculation } from './calculation.ts';
import { type LaterMessages, laterEnglish } from './messages-on-request.ts';
import type { Speech } from './speech.ts';

/** What moved a figure, in words: those of this very way, else those of the rule. */
function causeWords(words: LaterMessages, { by, how }: Cause): string {
  const say: Readonly<Record<string, string | undefined>> = words;
  const dice = say[`dice-${how}`];
  return fill(say[`cause-${by}-${how}`] ?? say[`cause-${by}`] ?? by, { how: dice ?? how.replace(/-(?=\d)/g, '−') });
}

/** How the result comes about: averages step by step, what moved them, and how open points were read. */
export function stagesView({ filled, result, without, counts, pmf }: Calculation, speech: Speech): TemplateResult {
  const { amount, percent } = speech;
  const say = speech.words(laterEnglish);
  const notes = explainAttack(filled.scenario);
  const rows = (of: typeof result) =>
    [
      [say.attacks, of.meanAttacks, 'attacks'],
      [say.hits, of.meanHits, 'hits'],
      [say.woundsMade, of.meanWounds, 'wounds'],
      [say.unsaved, of.meanUnsaved, 'saves'],
      [say.damage, of.meanDamage, 'damage'],
      [say.lost, of.meanWoundsLost, 'losses'],
      ...(counts === 'models' ? ([[say.killed, of.meanModelsDestroyed, undefined]] as const) : []),
    ] as const;
  const why = (of: Stage | undefined) => {
    const causes = notes.causes.filter(({ stage }) => stage === of).map((cause) => causeWords(say, cause));
    return causes.length ? html`<small>${[...new Set(causes)].join(' · ')}</small>` : nothing;
  };
  const readings = notes.readings.map(({ id, how = '' }) =>
    fill(say[`reading-${id}`], { how: (say as Readonly<Record<string, string>>)[`dice-${how}`] ?? how }),
  );
  const plain = without && rows(without);
  const text = (value: number | null | undefined) => (typeof value === 'number' ? amount(value) : '–');
  const group = result.groupDestroyed;
  return html`<table>
      <thead>
        <tr><th scope="col">${speech.say.onAverage}</th>${plain ? html`<th scope="col">${say.without}</th>` : nothing}<th scope="col">${plain ? say.with : ''}</th></tr>
      </thead>
      <tbody>
        ${rows(result).map(([name, value, stage], index) => {
          const before = plain?.[index]?.[1];
          const moved = plain && Math.abs((value ?? 0) - (before ?? 0)) > 1e-9;
          return html`<tr class=${moved ? 'moved' : ''}>
            <th scope="row">${name}${why(stage)}</th>
            ${plain ? html`<td>${text(before)}</td>` : nothing}
            <td>${text(value)}</td>
          </tr>`;
        })}
        <tr>
          <th scope="row">${say.belowHalf}</th>
          ${without ? html`<td>${percent(without.belowHalfStrengthButAlive)}</td>` : nothing}
          <td>${percent(result.belowHalfStrengthButAlive)}</td>
        </tr>
        ${
          group
            ? html`<tr>
                <th scope="row">${say.characterDestroyed}</th>
                ${without ? html`<td>${percent(without.groupDestroyed?.at(-1) ?? 0)}</td>` : nothing}
                <td>${percent(group.at(-1) ?? 0)}</td>
              </tr>`
            : nothing
        }
      </tbody>
    </table>
    <p class="soft">${[say.modelByModel, ...readings].join(' ')}</p>
    ${distributionTable(
      speech,
      counts === 'models' ? speech.say.modelsDestroyed : speech.say.woundsLost,
      pmf,
      pmf.map((_, k) => String(k)),
      true,
    )}`;
}
