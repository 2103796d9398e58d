import { html, nothing, type TemplateResult } from 'lit';
import { atLeastOf } from '../../src/core/scenario/summarise.ts';
import type { Speech } from '../attack-calculator/speech.ts';

/** The figures of a chart, for whoever reads rather than looks. */
export function distributionTable(
  { say, percent }: Speech,
  unit: string,
  pmf: readonly number[],
  labels: readonly string[],
  orMore: boolean,
): TemplateResult {
  const sums = atLeastOf(pmf);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${unit}</th>
        <th scope="col">${orMore ? say.exactly : say.chance}</th>
        ${orMore ? html`<th scope="col">${say.orMore}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${pmf.map(
        (chance, index) => html`<tr>
          <th scope="row">${labels[index]}</th>
          <td>${percent(chance)}</td>
          ${orMore ? html`<td>${percent(sums[index] ?? 0)}</td>` : nothing}
        </tr>`,
      )}
    </tbody>
  </table>`;
}
