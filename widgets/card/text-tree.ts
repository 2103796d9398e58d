import { html, type nothing, type TemplateResult } from 'lit';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import type { Block, Inline, Ref } from '../../src/core/text/tree.ts';
import type { AskDetail } from '../events.ts';

/** What is known where a rule is named: the value it has there, the weapon whose keyword it is. */
export type AskAbout = Pick<AskDetail, 'params' | 'weapon'>;

/** Called with the rule a link names and the button that stands for it. */
export type AskFor = (ref: Ref, from: Element, about?: AskAbout) => void;

type Rendered = TemplateResult | string | typeof nothing;

/** How a stretch of plain text is shown; as it stands where nothing is said. */
export type ShowText = (text: string) => unknown;
const asIs: ShowText = (text) => text;

/** A rule text as templates: the tree holds no HTML, so nothing a pack says can become markup. Links are buttons. */
export function blocks(tree: readonly Block[], ask: AskFor, show = asIs): Rendered[] {
  return tree.map((block) => one(block, ask, show));
}

/** The whole text of a rule: its body, or a stratagem's parts one after the other. */
export function textOf(record: RuleRecord): readonly Block[] {
  return 'parts' in record ? [...Object.values(record.parts).flat(), ...record.body] : record.body;
}

/** A run of text inside a block. */
export function inlines(run: readonly Inline[], ask: AskFor, show = asIs): unknown[] {
  return run.map((inline) => {
    if (typeof inline === 'string') return show(inline);
    if ('b' in inline) return html`<b>${inlines(inline.b, ask, show)}</b>`;
    if ('i' in inline) return html`<i>${inlines(inline.i, ask, show)}</i>`;
    if ('code' in inline) return html`<code>${inline.code}</code>`;
    if ('link' in inline) return askButton(inline.link, inlines(inline.of, ask, show), ask);
    return html`<br>`;
  });
}

/**
 * The one look and behaviour of everything that can be asked: a button in running text. A span, because a button
 * element does not break across lines and its words cannot be selected.
 */
export function askButton(ref: Ref, label: unknown, ask: AskFor, about?: AskAbout): TemplateResult {
  const press = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    ask(ref, event.currentTarget as Element, about);
  };
  return html`<span role="button" tabindex="0" class="ask" @click=${press} @keydown=${press}>${label}</span>`;
}

function one(block: Block, ask: AskFor, show: ShowText): Rendered {
  if ('p' in block) return html`<p dir="auto">${inlines(block.p, ask, show)}</p>`;
  if ('h' in block)
    return html`<div class="h" role="heading" aria-level=${block.level + 1}>${inlines(block.h, ask, show)}</div>`;
  if ('ul' in block) return html`<ul>${block.ul.map((item) => html`<li>${blocks(item, ask, show)}</li>`)}</ul>`;
  if ('ol' in block) return html`<ol>${block.ol.map((item) => html`<li>${blocks(item, ask, show)}</li>`)}</ol>`;
  if ('quote' in block) return html`<blockquote>${blocks(block.quote, ask, show)}</blockquote>`;
  return html`<div class="wide" tabindex="0" role="group"><table>
    <thead><tr>${block.head.map((cell) => html`<th scope="col">${inlines(cell, ask, show)}</th>`)}</tr></thead>
    <tbody>${block.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${inlines(cell, ask, show)}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}
