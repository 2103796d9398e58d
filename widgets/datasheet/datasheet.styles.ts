import { css } from 'lit';

export const datasheetStyles = css`
  :host {
    inline-size: min(var(--auspex-width, 35em), 100%);
    container-type: inline-size;
  }
  .pill.points {
    border-color: transparent;
    background: var(--_raised);
    color: var(--_ink);
  }

  .stats {
    inline-size: calc(100% - 2 * var(--_pad) + 6px);
    margin: 0 calc(var(--_pad) - 3px) 10px;
    border-collapse: separate;
    border-spacing: 3px 0;
    table-layout: fixed;
  }
  .stats :is(th, td) {
    padding: 0;
    border: 0;
    text-align: center;
  }
  .stats th[scope='col'] {
    padding-block-end: 2px;
    font-size: 0.81em;
  }
  .stats .sv {
    inline-size: 15%;
  }
  .stats th[scope='row'] {
    inline-size: 26%;
    padding-inline-end: 6px;
    color: var(--_text);
    font-size: 0.94em;
    line-height: 1.25;
    text-align: start;
    vertical-align: middle;
    overflow-wrap: break-word;
  }
  .stats thead th:first-child:has(.sr) {
    inline-size: 26%;
  }
  .tile {
    display: flex;
    gap: 4px;
    align-items: center;
    justify-content: center;
    margin-block-end: 3px;
    padding: 3px 0;
    border-radius: var(--_round-s);
    background: var(--_raised);
    color: var(--_ink);
    font-size: 1.2em;
    font-weight: 650;
    line-height: 1.4;
  }
  /* the invulnerable save: a shield, because it is no second armour */
  .inv {
    padding: 1px 5px 3px;
    border-radius: 4px 4px 9px 9px;
    background: var(--_accent-soft);
    color: var(--_accent);
    font-size: 0.7em;
    line-height: 1.3;
  }

  .wide {
    margin: 0;
  }
  .weapons {
    inline-size: 100%;
    font-size: 0.867em;
    table-layout: fixed;
  }
  .weapons col {
    inline-size: 2.7em;
  }
  .weapons col:first-child {
    inline-size: auto;
  }
  .weapons .r {
    inline-size: 3.7em;
  }
  .weapons .d {
    inline-size: 3.6em;
  }
  .weapons .o {
    inline-size: 8.4em;
  }
  .weapons :is(th, td) {
    padding: 5px 2px;
    text-align: center;
    vertical-align: baseline;
  }
  .weapons thead th {
    padding-block: 6px 3px;
    font-size: 0.88em;
    white-space: nowrap;
  }
  .weapons :is(th, td):first-child {
    padding-inline-start: var(--_pad);
    text-align: start;
  }
  .weapons :is(th, td):last-child {
    padding-inline-end: calc(var(--_pad) - 6px);
    text-align: end;
  }
  .weapons thead th:last-child {
    padding-inline-end: var(--_pad);
  }
  .weapons thead th:first-child {
    white-space: normal;
  }
  .weapons tbody th {
    color: var(--_ink);
    font-weight: 450;
    overflow-wrap: break-word;
  }
  .weapons td {
    color: var(--_text);
    white-space: nowrap;
  }
  .weapons tbody tr {
    transition: background var(--_quick);
  }
  .odds-note {
    margin: 0;
    padding: 4px var(--_pad) 8px;
    color: var(--_soft);
    font-size: var(--_xs);
  }
  .weapons .hot {
    background: var(--_accent-soft);
  }
  .weapons tbody tr:not(.hot):hover {
    background: color-mix(in srgb, var(--_accent-soft) 45%, transparent);
  }
  .weapons small {
    display: block;
    color: var(--_soft);
    font-size: 0.9em;
    font-weight: 400;
    line-height: 1.5;
  }
  .go button {
    margin-block: -3px;
    padding: 3px 6px;
    color: var(--_accent);
    font-weight: 620;
  }
  .go button:hover {
    background: var(--_accent-soft);
  }
  .bars {
    inline-size: 16px;
    block-size: 12px;
    vertical-align: -1px;
    fill: currentColor;
  }

  .abilities {
    border-block-start: 1px solid var(--_line);
    padding-block-start: 8px;
  }
  .abilities + .text {
    padding-block-start: 8px;
  }
  .abilities details {
    border: 0;
  }
  .line {
    margin: 0 0 5px;
    padding-inline: var(--_pad);
    font-size: var(--_m);
  }
  .line > span:first-child {
    margin-inline-end: 4px;
    color: var(--_soft);
    font-size: 0.9em;
  }
  .abilities summary {
    align-items: baseline;
    padding-block: 4px;
    color: var(--_text);
    font-size: var(--_m);
  }
  .abilities summary .icon {
    translate: 0 2px;
  }
  .abilities .text {
    padding-inline-start: calc(var(--_pad) + 18px);
  }
  .hint {
    color: var(--_soft);
    font-size: 0.93em;
  }
  .belonging {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 3px 12px;
    margin: 0;
    padding: 9px var(--_pad) 10px;
    border-block-start: 1px solid var(--_line);
    color: var(--_text);
    font-size: var(--_s);
  }
  .belonging:not(:has(dt)) {
    display: none;
  }
  dt {
    color: var(--_soft);
  }
  dd {
    margin: 0;
  }

  @container (inline-size < 27em) {
    /* name and odds in one line, the figures under them */
    .weapons,
    .weapons :is(thead, tbody) {
      display: block;
    }
    .weapons tr {
      display: grid;
      grid-template-columns: repeat(6, 1fr);
      align-items: baseline;
      padding-inline: var(--_pad);
    }
    .weapons tbody tr {
      border-block-start: 1px solid var(--_line);
    }
    .weapons tr > :is(th, td) {
      padding: 0 0 4px;
      border: 0;
    }
    .weapons tr > :first-child {
      grid-column: 1 / 5;
      padding: 5px 0 1px;
    }
    .weapons tr > :nth-child(2) {
      text-align: start;
    }
    .weapons tr > :last-child {
      grid-area: 1 / 5 / 2 / 7;
      padding-inline: 0;
    }
    .weapons thead tr > * {
      padding: 0 0 1px;
    }
    .weapons .go button {
      margin-inline-end: -6px;
    }
    .tile {
      gap: 2px;
      font-size: 1.05em;
    }
    /* the names of profiles above their tiles */
    .stats,
    .stats :is(thead, tbody) {
      display: block;
      inline-size: auto;
      margin-inline: 0;
    }
    .stats {
      margin-inline: var(--_pad);
    }
    .inv {
      padding-inline: 3px;
    }
    .stats tr {
      display: grid;
      grid-template-columns: repeat(6, 1fr);
      gap: 0 3px;
    }
    .stats .sv {
      inline-size: auto;
    }
    .stats thead th:has(.sr) {
      display: none;
    }
    .stats th[scope='row'] {
      grid-column: 1 / -1;
      inline-size: auto;
      padding-block-end: 2px;
    }
  }
  @media (forced-colors: active) {
    .tile,
    .inv {
      border: 1px solid CanvasText;
    }
  }
`;
