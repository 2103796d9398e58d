import { html, type TemplateResult } from 'lit';
import type { Preferences, RuleSource } from '../../src/core/rules/rule-source.ts';
import { fill, type Messages } from '../messages.ts';

const titled = (name: string, bar: unknown, rest: unknown): TemplateResult =>
  html`<div class="state"><div class="row"><h2>${name}</h2>${bar}</div>${rest}</div>`;

/** While the source looks it up; shown only when that takes longer than the stage waits. */
export function loadingState(say: Messages, name: string, bar: unknown): TemplateResult {
  return titled(name, bar, html`<p>${say.loading}</p><div class="wait"></div>`);
}

/** No pack has the rule: say so, by the id that was asked for, what to do, and a search. */
export function missingState(
  say: Messages,
  name: string,
  ref: string | undefined,
  bar: unknown,
  ports: { source: RuleSource | undefined; preferences: Preferences | undefined; locale: string | undefined },
): TemplateResult {
  const search = html`<auspex-search .source=${ports.source} .locale=${ports.locale} query=${name}></auspex-search>`;
  return titled(say.missing, bar, html`<p>${fill(say.missingHow, { name: ref ?? name })}</p>${search}`);
}

export function failedState(say: Messages, name: string, bar: unknown, again: () => void): TemplateResult {
  return titled(
    name,
    bar,
    html`<p>${say.failed}</p><div><button type="button" class="chip" @click=${again}>${say.again}</button></div>`,
  );
}
