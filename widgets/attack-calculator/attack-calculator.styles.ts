import { css } from 'lit';

export const styles = css`
  :host {
    background: color-mix(in srgb, var(--_raised) 55%, var(--_surface)) !important;
    border-block-start: 1px solid var(--_line) !important;
  }
  :host(:not([bare])) {
    inline-size: min(var(--auspex-width, 35em), 100%);
    border: 1px solid var(--_line) !important;
    border-radius: var(--_round) !important;
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    padding: var(--_3) var(--_pad);
    min-inline-size: 0;
  }
  p {
    margin: 0;
  }
  small {
    font-size: 1em;
    font-weight: 400;
  }
  .icon {
    inline-size: 15px;
    block-size: 15px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    vertical-align: -2px;
  }
  .lead {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
    font-size: var(--_s);
    color: var(--_soft);
  }
  .lead b {
    font-size: 1.75em;
    line-height: 1.2;
    letter-spacing: -0.01em;
    font-weight: 680;
    color: var(--_accent);
  }
  .lead .none {
    color: var(--_soft);
    font-size: 1.3em;
  }
  .lead em {
    font-style: normal;
    font-weight: 620;
    color: var(--_ink);
  }
  .lead span {
    flex-basis: 100%;
  }
  .line {
    display: flex;
    align-items: center;
    gap: 0 6px;
    font-size: var(--_s);
    color: var(--_soft);
    margin-block: -4px -6px;
  }
  .line b {
    color: var(--_ink);
    font-weight: 620;
  }
  .line span span {
    display: inline-block;
  }
  .undo {
    margin-inline-start: auto;
    min-block-size: 32px;
    padding-inline: var(--_2);
    color: var(--_soft);
  }
  .undo + .change {
    margin-inline-start: 0;
  }
  .change {
    margin-inline-start: auto;
    min-block-size: 32px;
    padding-inline: var(--_2);
    margin-inline-end: calc(-1 * var(--_2));
    color: var(--_accent);
    align-self: start;
    flex: none;
  }
  .change:hover,
  .undo:hover,
  .act:hover,
  button.pill:hover {
    background: var(--_raised);
  }
  .panel {
    display: grid;
    gap: var(--_2);
    padding: var(--_2);
    border-radius: var(--_round-s);
    border: 1px solid var(--_line);
    background: var(--_surface);
  }
  .dot {
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
    flex: none;
    background: var(--_accent-soft);
    border: 1px solid var(--_accent);
  }
  .pills {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .pill {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 32px;
    padding-inline: 10px;
    border: 1px solid var(--_line);
    border-radius: 16px;
    background: var(--_surface);
    font-size: var(--_s);
    color: var(--_soft);
  }
  .pill.on {
    border-color: var(--_accent);
    color: var(--_accent);
    background: var(--_accent-soft);
    font-weight: 600;
  }
  .pill select {
    appearance: none;
    border: 0;
    background: none;
    padding: 0 2px;
    min-block-size: 30px;
    color: var(--_ink);
    font-weight: 620;
    text-align: center;
    cursor: pointer;
  }
  .pill option {
    background: var(--_surface);
    color: var(--_ink);
  }
  fieldset {
    border: 0;
    margin: 0;
    padding: 0;
    min-inline-size: 0;
  }
  legend {
    padding: 0;
    margin-block: var(--_2) var(--_1);
    font-size: var(--_xs);
    color: var(--_soft);
  }
  .soft,
  .usual {
    font-size: var(--_xs);
    color: var(--_soft);
  }
  .caps {
    font-size: var(--_xs);
    color: var(--_warn);
  }
  .chance {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 var(--_2);
    font-size: var(--_m);
  }
  .chance b,
  .usual b {
    white-space: nowrap;
  }
  .chance b {
    font-size: 1.25em;
    font-weight: 680;
  }
  .delta {
    flex-basis: 100%;
    text-align: end;
    font-style: normal;
    font-size: var(--_s);
    color: var(--_bar-other-hot);
  }
  .usual {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_3);
    margin-block-start: -6px;
  }
  .usual b {
    color: var(--_text);
    font-weight: 620;
  }
  .usual [title] {
    text-decoration: underline dotted;
    text-underline-offset: 2px;
  }
  details {
    font-size: var(--_s);
  }
  details + details {
    margin-block-start: -10px;
  }
  summary {
    cursor: pointer;
    color: var(--_soft);
    inline-size: fit-content;
    min-block-size: 32px;
    line-height: 32px;
    border-radius: var(--_round-s);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 2px;
    font-size: var(--_xs);
    color: var(--_soft);
    border-block-start: 1px solid var(--_line);
    padding-block-start: 6px;
    margin-block-end: -6px;
  }
  .copy {
    display: inline-flex;
    align-items: center;
    margin-inline-start: auto;
  }
  .act {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    white-space: nowrap;
    min-block-size: 32px;
    padding-inline: 7px;
  }
  .act[aria-pressed='true'] {
    color: var(--_bar-other-hot);
    font-weight: 620;
  }
  @media (forced-colors: active) {
    .pill.on {
      border-width: 2px;
    }
  }
`;
