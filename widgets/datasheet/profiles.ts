import { html, nothing, type TemplateResult } from 'lit';
import type { Datasheet } from '../../src/core/rules/record.ts';
import type { SheetMessages } from './messages.ts';
import { printed } from './printed.ts';

const COLUMNS = ['M', 'T', 'Sv', 'W', 'Ld', 'OC'] as const;

/** The characteristics as a row of tiles, one row per profile; an invulnerable save stands in the tile of the save. */
export function profiles({ name, profiles: all }: Datasheet, say: SheetMessages): TemplateResult {
  const named = all.length > 1 || (all[0] !== undefined && all[0].name !== '' && all[0].name !== name);
  const saved = all.some(({ InSv }) => InSv);
  return html`<table class="stats">
    <thead>
      <tr>
        ${named ? html`<th scope="col"><span class="sr">${say.profile}</span></th>` : nothing}
        ${COLUMNS.map((column) => html`<th scope="col" class=${column === 'Sv' && saved ? 'sv' : ''}>${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${all.map(
        (profile) => html`<tr>
          ${named ? html`<th scope="row">${profile.name}</th>` : nothing}
          ${COLUMNS.map(
            (column) =>
              html`<td><span class="tile">${printed(profile[column])}${
                column === 'Sv' && profile.InSv
                  ? html`<span class="inv" title=${say.invulnerable}><span class="sr">${say.invulnerable} </span>${printed(profile.InSv)}</span>`
                  : nothing
              }</span></td>`,
          )}
        </tr>`,
      )}
    </tbody>
  </table>`;
}
