import { html, type TemplateResult } from 'lit';

/** A named group of radio buttons; each option with a sentence on what it does. */
export function choice<Value extends string>(
  name: string,
  legend: string,
  options: readonly (readonly [Value, string, string?])[],
  chosen: Value,
  choose: (value: Value) => void,
): TemplateResult {
  // Without hints the options are words: they fit on a line.
  const short = options.every(([, , hint]) => !hint);
  return html`<fieldset class=${short ? 'short' : ''}><legend>${legend}</legend>
    ${options.map(
      ([
        value,
        label,
        hint,
      ]) => html`<label><input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)}>
        <span>${label}${hint ? html`<small>${hint}</small>` : ''}</span></label>`,
    )}
  </fieldset>`;
}
