import { html, nothing, type TemplateResult } from 'lit';
import type { FilledAttack, Toggle } from '../../src/core/scenario/fill-attack.ts';
import { choiceName, valueName } from './choice-name.ts';
import type * as OnRequest from './on-request.ts';
import type { Speech } from './speech.ts';

/** What the switches ask of their calculator. */
export type TogglesHost = {
  readonly speech: Speech;
  /** Words for the parts of the rule; they come when a rule has parts or conditions. */
  readonly grantWords: typeof OnRequest.grantWords | undefined;
  readonly choose: (id: string, value: string) => void;
  readonly grant: (index: number, on: boolean) => void;
  readonly more: boolean;
  readonly setMore: (open: boolean) => void;
};

/** What is switched on, as pills to stand behind the numbers, then "modifiers" for the rest. */
export function pillsView(filled: FilledAttack, rule: string | undefined, host: TogglesHost): TemplateResult {
  const shown = filled.toggles.filter(({ value, choice }) => value !== '' || choice.id === 'rerollHits');
  return html`${rule ? grants(filled, rule, host) : nothing} ${host.more ? nothing : shown.map((toggle) => pill(toggle, host))}
    <button class="pill" aria-expanded=${host.more} @click=${() => host.setMore(!host.more)}>
      ${host.more ? host.speech.say.fewerModifiers : host.speech.say.moreModifiers}<span class="sr"> ${host.speech.say.modifiers}</span>
    </button>`;
}

/** Every switch there is, by whom it is about. */
export function everyToggle({ toggles }: FilledAttack, host: TogglesHost): TemplateResult {
  return html`<div class="panel">
    ${(['weapon', 'situation', 'target'] as const).map((about) => {
      const some = toggles.filter(({ choice }) => choice.about === about);
      return html`<fieldset>
        <legend>${host.speech.say[`about-${about}`]}</legend>
        <div class="pills">${some.map((toggle) => pill(toggle, host))}</div>
      </fieldset>`;
    })}
  </div>`;
}

function grants(
  { grants: all, value }: FilledAttack,
  rule: string,
  host: TogglesHost,
): TemplateResult | typeof nothing {
  // A rule with an X has its chip among the numbers.
  if (all.length === 1 && value !== undefined && all[0]?.assumes.length === 0) return nothing;
  return html`${all.map((grant) => {
    const { index, on } = grant;
    const words = host.grantWords?.(host.speech, grant);
    return html`<button
      class="pill rule ${on ? 'on' : ''}"
      aria-pressed=${on}
      title=${words?.title ?? nothing}
      @click=${() => host.grant(index, !on)}
    >
      ${(all.length > 1 && words?.label) || rule}${words?.condition ? html`<small> ${words.condition}</small>` : nothing}
    </button>`;
  })}`;
}

function pill({ choice, value }: Toggle, host: TogglesHost): TemplateResult {
  const { id, values } = choice;
  const label = choiceName(host.speech, choice);
  const lit = value !== '' ? 'on' : '';
  if (values.length === 2 && values[0]?.value === '' && values[1]?.label === 'on') {
    const on = values[1].value;
    return html`<button class="pill ${lit}" aria-pressed=${value !== ''} @click=${() => host.choose(id, value ? '' : on)}>
      ${label}
    </button>`;
  }
  const known = values.some((one) => one.value === value);
  return html`<label class="pill ${lit}">
    <span>${label}</span>
    <select
      @change=${(event: Event) => host.choose(id, (event.target as HTMLSelectElement).value)}
      @keydown=${(event: KeyboardEvent) => event.key !== 'Escape' && event.key !== 'Tab' && event.stopPropagation()}
    >
      ${values.map((one) => html`<option value=${one.value} ?selected=${one.value === value}>${valueName(host.speech, one.label)}</option>`)}
      ${known ? nothing : html`<option value=${value} selected>${value}</option>`}
    </select>
  </label>`;
}

/** Whether there is more to say of a rule's parts than its name. */
export function needsWords({ grants: all }: FilledAttack): boolean {
  return all.length > 1 || all.some(({ assumes }) => assumes.length > 0);
}
