import { html, type TemplateResult } from 'lit';
import type { ShareFormat } from '../../src/core/scenario/share-text.ts';
import { icons } from '../icons.ts';

/** What can be copied. */
export type ShareChoice = ShareFormat | 'link';

const FORMATS: readonly (readonly [ShareChoice, string])[] = [
  ['plain', 'Text'],
  ['markdown', 'Markdown'],
  ['bbcode', 'BBCode'],
  ['link', 'Link'],
];

/** The foot of a calculator: pin a result to compare with, copy the result in the form a post needs. */
export function footView(
  pinned: boolean,
  copied: ShareChoice | undefined,
  linked: boolean,
  act: {
    readonly pin: () => void;
    readonly share: (format: ShareChoice) => void;
  },
): TemplateResult {
  return html`<div class="foot">
    <button class="act" aria-pressed=${pinned} @click=${act.pin} title="Keep this result as A, change something, see the difference">
      ${icons.pin} ${pinned ? 'drop A' : 'compare'}
    </button>
    <span class="copy" role="group" aria-label="Copy the result">
      ${icons.copy}
      ${FORMATS.filter(([format]) => format !== 'link' || linked).map(
        ([format, name]) =>
          html`<button class="act" @click=${() => act.share(format)}>${copied === format ? 'copied' : name}</button>`,
      )}
    </span>
    <span class="sr" role="status">${copied ? 'Copied' : ''}</span>
  </div>`;
}
