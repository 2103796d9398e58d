import { html, nothing, type TemplateResult } from 'lit';
import type { KeywordUse, WeaponProfile } from '../../src/core/rules/record.ts';
import { type AskFor, askButton } from '../card/text-tree.ts';
import { fill } from '../messages.ts';
import type { SheetMessages } from './messages.ts';
import { printed } from './printed.ts';

export type WeaponActions = {
  readonly ask: AskFor;
  readonly chosen: WeaponProfile | undefined;
  readonly odds: (weapon: WeaponProfile) => void;
  readonly quickOdds: ((weapon: WeaponProfile) => string | undefined) | undefined;
};

/** A keyword that is a rule is a button; one that no pack knows is plain text. */
export function keywords(uses: readonly KeywordUse[], ask: AskFor, weapon?: WeaponProfile): unknown {
  return uses.map(
    (use, at) =>
      html`${at ? ', ' : nothing}${use.ref ? askButton(use.ref, use.text, ask, { params: { value: use.value, keyword: use.keyword }, weapon }) : use.text}`,
  );
}

/** Ranged or melee weapons as a table: figures in columns, keywords under the name, odds at the end. */
export function weapons(
  kind: WeaponProfile['kind'],
  all: readonly WeaponProfile[],
  say: SheetMessages,
  { ask, chosen, odds, quickOdds }: WeaponActions,
): TemplateResult | typeof nothing {
  const rows = all.filter((weapon) => weapon.kind === kind);
  if (rows.length === 0) return nothing;
  const skill = kind === 'ranged' ? 'BS' : 'WS';
  return html`<div class="wide"><table class="weapons">
    <colgroup><col /><col class="r" /><col /><col /><col /><col /><col class="d" /><col class=${quickOdds ? 'o' : ''} /></colgroup>
    <thead>
      <tr>
        <th scope="col">${say[kind]}</th>
        ${[say.range, 'A', skill, 'S', 'AP', 'D'].map((label) => html`<th scope="col">${label}</th>`)}
        <th scope="col"><span class=${quickOdds ? '' : 'sr'}>${say.odds}</span></th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((weapon) => {
        const quick = quickOdds?.(weapon);
        const label = fill(say.oddsOf, { name: weapon.name }) + (quick ? `: ${quick}` : '');
        return html`<tr class=${weapon === chosen ? 'hot' : ''}>
          <th scope="row">${weapon.name}${
            weapon.keywords.length ? html`<small>${keywords(weapon.keywords, ask, weapon)}</small>` : nothing
          }</th>
          ${[weapon.range, weapon.A, weapon.skill, weapon.S, weapon.AP, weapon.D].map((value) => html`<td>${printed(value)}</td>`)}
          <td class="go"><button type="button" title=${label} aria-label=${label} @click=${() => odds(weapon)}>${
            quick ?? bars
          }</button></td>
        </tr>`;
      })}
    </tbody>
  </table></div>`;
}

const bars = html`<svg class="bars" viewBox="0 0 16 12" aria-hidden="true"><path d="M1 12V8h3v4zm4.5 0V2h3v10zm4.5 0V5h3v7z" /></svg>`;
