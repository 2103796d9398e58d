import { html, type TemplateResult } from 'lit';
import type { ShareFormat } from '../../src/core/scenario/share-text.ts';
import { icons } from '../icons.ts';
import type { Speech } from './speech.ts';

/** What can be copied. */
export type ShareChoice = ShareFormat | 'link';

/** The foot of a calculator: pin a result to compare with, copy the result in the form a post needs. */
export function footView(
  speech: Speech,
  pinned: boolean,
  copied: ShareChoice | undefined,
  linked: boolean,
  act: {
    readonly pin: () => void;
    readonly share: (format: ShareChoice) => void;
  },
): TemplateResult {
  const { say } = speech;
  return html`<div class="foot">
    <button class="act" aria-pressed=${pinned} @click=${act.pin} title=${say.compareWhy}>
      ${icons.pin} ${pinned ? say.dropA : say.compare}
    </button>
    ${copyView(speech, copied, linked, act.share)}
  </div>`;
}

/** The forms a result is copied in, one button each. */
export function copyView(
  { say }: Speech,
  copied: ShareChoice | undefined,
  linked: boolean,
  share: (format: ShareChoice) => void,
): TemplateResult {
  const formats: readonly (readonly [ShareChoice, string])[] = [
    ['plain', say.text],
    ['markdown', 'Markdown'],
    ['bbcode', 'BBCode'],
    ['link', say.link],
  ];
  return html`<span class="copy" role="group" aria-label=${say.copyResult}>
      ${icons.copy}
      ${formats
        .filter(([format]) => format !== 'link' || linked)
        .map(
          ([format, name]) =>
            html`<button class="act" @click=${() => share(format)}>${copied === format ? say.copied : name}</button>`,
        )}
    </span>
    <span class="sr" role="status">${copied ? say.copied : ''}</span>`;
}
