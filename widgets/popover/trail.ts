import { html, nothing, type TemplateResult } from 'lit';
import { nameWithValue, plainPieces } from '../card/filled-value.ts';
import { icons } from '../icons.ts';
import { fill, type Messages } from '../messages.ts';
import type { Visit } from './visit.ts';

const nameOf = ({ record, ask }: Visit): string => plainPieces(nameWithValue(record, ask.params ?? {}));

/** The way back through the rules that were followed; nothing on the first card. `here` names a card that is not (yet) one. */
export function trail(
  say: Messages,
  visits: readonly Visit[],
  here: string | undefined,
  goTo: (index: number) => void,
): TemplateResult | typeof nothing {
  const before = here === undefined ? visits.slice(0, -1) : visits;
  const last = before.at(-1);
  const current = here ?? (visits.at(-1) && nameOf(visits.at(-1) as Visit));
  if (!last) return nothing;
  const back = fill(say.back, { name: nameOf(last) });
  return html`<nav class="trail" aria-label=${say.trail}>
    <button type="button" class="back" aria-label=${back} title=${back} @click=${() => goTo(before.length - 1)}>${icons.back}</button>
    <ol>
      ${before.map((visit, index) => html`<li><button type="button" @click=${() => goTo(index)}>${nameOf(visit)}</button></li>`)}
      <li aria-current="page">${current}</li>
    </ol>
  </nav>`;
}
