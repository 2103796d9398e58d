import { html, type TemplateResult } from 'lit';
import { fill } from '../../../widgets/messages.ts';
import type { OptionsMessages } from './messages.ts';

/** An editable list of words: each with a button that takes it out, and a field that adds one. */
export function wordList(
  say: OptionsMessages,
  title: string,
  hint: string,
  words: readonly string[],
  change: (words: readonly string[]) => void,
): TemplateResult {
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const word = String(new FormData(form).get('word') ?? '').trim();
    if (word) change([...words, word]);
    form.reset();
  };
  return html`<section><h2>${title}</h2><p class="quiet">${hint}</p>
    <ul class="words">${words.map((word) => html`<li>${word}<button type="button" aria-label=${fill(say.remove, { word })} @click=${() => change(words.filter((other) => other !== word))}>×</button></li>`)}</ul>
    ${words.length === 0 ? html`<p class="quiet">${say.noWords}</p>` : ''}
    <form @submit=${add}><input name="word" aria-label=${fill(say.wordToAdd, { list: title })} autocomplete="off"><button>${say.add}</button></form></section>`;
}
