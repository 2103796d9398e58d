import { html, nothing, type TemplateResult } from 'lit';
import { percent } from '../../src/core/scenario/format.ts';
import { atLeastOf } from '../../src/core/scenario/summarise.ts';

/** The figures of a chart, for whoever reads rather than looks. */
export function distributionTable(
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
        <th scope="col">${orMore ? 'exactly' : 'chance'}</th>
        ${orMore ? html`<th scope="col">or more</th>` : nothing}
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
