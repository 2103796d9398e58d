import { html, nothing, type TemplateResult } from 'lit';
import type { Cause } from '../../src/core/combat/attack-result.ts';
import { explainAttack } from '../../src/core/combat/explain-attack.ts';
import { amount, percent } from '../../src/core/scenario/format.ts';
import { distributionTable } from '../histogram/distribution-table.ts';
import type { Calculation } from './calculation.ts';

/** Where the engine's steps stand in the table. */
const STAGE_OF: Readonly<Record<string, Cause['stage']>> = {
  Attacks: 'attacks',
  Hits: 'hits',
  Wounds: 'wounds',
  Unsaved: 'saves',
  Damage: 'damage',
  'Wounds lost': 'losses',
};

/** How the result comes about: averages step by step, what moved them, and how open points were read. */
export function stagesView({ filled, result, without, counts, pmf }: Calculation): TemplateResult {
  const notes = explainAttack(filled.scenario);
  const rows = (of: typeof result) =>
    [
      ['Attacks', of.meanAttacks],
      ['Hits', of.meanHits],
      ['Wounds', of.meanWounds],
      ['Unsaved', of.meanUnsaved],
      ['Damage', of.meanDamage],
      ['Wounds lost', of.meanWoundsLost],
      ...(counts === 'models' ? ([['Models destroyed', of.meanModelsDestroyed]] as const) : []),
    ] as const;
  const causes = (name: string) =>
    notes.causes.filter(({ stage }) => STAGE_OF[name] === stage).map(({ says }) => says.replace(/-(?=\d)/g, '−'));
  const why = (name: string) =>
    causes(name).length ? html`<small>${[...new Set(causes(name))].join(' · ')}</small>` : nothing;
  const plain = without && rows(without);
  const text = (value: number | null | undefined) => (typeof value === 'number' ? amount(value) : '–');
  const group = result.groupDestroyed;
  return html`<table>
      <thead>
        <tr><th scope="col">on average</th>${plain ? html`<th scope="col">without</th>` : nothing}<th scope="col">${plain ? 'with' : ''}</th></tr>
      </thead>
      <tbody>
        ${rows(result).map(([name, value], index) => {
          const before = plain?.[index]?.[1];
          const moved = plain && Math.abs((value ?? 0) - (before ?? 0)) > 1e-9;
          return html`<tr class=${moved ? 'moved' : ''}>
            <th scope="row">${name}${why(name)}</th>
            ${plain ? html`<td>${text(before)}</td>` : nothing}
            <td>${text(value)}</td>
          </tr>`;
        })}
        <tr>
          <th scope="row">Below half, alive</th>
          ${without ? html`<td>${percent(without.belowHalfStrengthButAlive)}</td>` : nothing}
          <td>${percent(result.belowHalfStrengthButAlive)}</td>
        </tr>
        ${
          group
            ? html`<tr>
                <th scope="row">Character destroyed</th>
                ${without ? html`<td>${percent(without.groupDestroyed?.at(-1) ?? 0)}</td>` : nothing}
                <td>${percent(group.at(-1) ?? 0)}</td>
              </tr>`
            : nothing
        }
      </tbody>
    </table>
    <p class="soft">
      Damage goes model by model: what is left over when a model dies is lost. ${notes.readings.map(({ says }) => `${says} `)}
    </p>
    ${distributionTable(
      counts === 'models' ? 'models destroyed' : 'wounds lost',
      pmf,
      pmf.map((_, k) => String(k)),
      true,
    )}`;
}
