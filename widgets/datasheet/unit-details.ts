import { html, nothing, type TemplateResult } from 'lit';
import type { Datasheet, RuleRecord } from '../../src/core/rules/record.ts';
import type { Block, Ref } from '../../src/core/text/tree.ts';
import { type AskFor, askButton, blocks } from '../card/text-tree.ts';
import { icons } from '../icons.ts';
import { dateText, fill } from '../messages.ts';
import type { SheetMessages } from './messages.ts';

/** "125 pts · 5 models". */
export function pointsText(
  say: SheetMessages,
  { models, cost }: { readonly models: number; readonly cost: number },
): string {
  return fill(models === 1 ? say.pointsForOne : say.pointsFor, { models, n: models, cost });
}

/** A part that is folded until asked for. */
export function folded(title: unknown, inside: unknown): TemplateResult {
  return html`<details><summary>${icons.more}<span>${title}</span></summary><div class="text">${inside}</div></details>`;
}

/** What the unit is made of, what it may take, what it costs and when that was. */
export function unitDetails(
  sheet: Datasheet,
  say: SheetMessages,
  locale: string | undefined,
  ask: AskFor,
): TemplateResult {
  const list = (items: readonly (readonly Block[])[]) =>
    html`<ul>${items.map((item) => html`<li>${blocks(item, ask)}</li>`)}</ul>`;
  const { composition, loadout, options, points } = sheet;
  return html`
    ${
      composition.length || loadout?.length
        ? folded(
            say.composition,
            html`${composition.length ? list(composition) : nothing}${loadout ? blocks(loadout, ask) : nothing}`,
          )
        : nothing
    }
    ${options.length ? folded(say.options, list(options)) : nothing}
    ${
      points.length > 1 || points[0]?.note
        ? folded(
            say.pointsCosts,
            html`<ul>
              ${points.map(
                (entry) =>
                  html`<li>${pointsText(say, entry)}${entry.note ? ` (${entry.note})` : ''}, <time datetime=${entry.date}>${dateText(entry.date, locale)}</time></li>`,
              )}
            </ul>`,
          )
        : nothing
    }
  `;
}

/** Keywords, and who leads whom, at the foot of the sheet. A unit that no pack has is a name and no question. */
export function belonging(
  sheet: Datasheet,
  say: SheetMessages,
  known: ReadonlyMap<Ref, RuleRecord>,
  nameOf: (ref: Ref) => string,
  ask: AskFor,
): TemplateResult {
  const row = (label: string, inside: unknown) => html`<dt>${label}</dt><dd>${inside}</dd>`;
  const units = (refs: readonly Ref[]) =>
    refs.map(
      (ref, at) => html`${at ? ', ' : nothing}${known.has(ref) ? askButton(ref, nameOf(ref), ask) : nameOf(ref)}`,
    );
  const words = [...sheet.keywords, ...sheet.factionKeywords];
  return html`<dl class="belonging">
    ${sheet.leads.length ? row(say.leads, units(sheet.leads)) : nothing}
    ${sheet.ledBy.length ? row(say.ledBy, units(sheet.ledBy)) : nothing}
    ${words.length ? row(say.keywords, words.join(', ')) : nothing}
  </dl>`;
}
