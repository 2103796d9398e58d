import { html, nothing, type TemplateResult } from 'lit';
import type { Edition, RuleRecord } from '../../src/core/rules/record.ts';
import type { CopyFormat } from '../events.ts';
import type { Messages } from '../messages.ts';
import type { Visit } from './visit.ts';

/** "10th | 11th | compare", where both editions have the rule. */
export function editionChips(
  say: Messages,
  { record, compare }: Visit,
  other: RuleRecord | undefined,
  turnTo: (edition: Edition) => void,
  compareBoth: () => void,
): TemplateResult | typeof nothing {
  if (!other) return nothing;
  const chip = (label: string, title: string, on: boolean, run: () => void) =>
    html`<button type="button" class="chip" aria-pressed=${on} title=${title} @click=${run}>${label}</button>`;
  const edition = (name: Edition, label: string, title: string) =>
    chip(label, title, !compare && record.edition === name, () => turnTo(name));
  return html`<div slot="switches" class="chips segments" role="group" aria-label=${say.editions}>
    ${edition('10e', say.editionShort10, say.edition10)} ${edition('11e', say.editionShort11, say.edition11)}
    ${chip(say.compare, say.compare, compare, compareBoth)}
  </div>`;
}

/** After a copy: what was copied, and the other formats one press away. */
export function otherCopies(say: Messages, copied: CopyFormat, copy: (format: CopyFormat) => void): TemplateResult {
  const formats = { plain: say.copyPlain, markdown: say.copyMarkdown, bbcode: say.copyBbcode };
  return html`<div slot="switches" class="chips" role="group" aria-label=${say.copy}>
    <span class="done">${say.copied}</span>
    ${(Object.keys(formats) as CopyFormat[]).map(
      (format) =>
        html`<button type="button" class="chip" aria-pressed=${format === copied} @click=${() => copy(format)}>${formats[format]}</button>`,
    )}
  </div>`;
}
