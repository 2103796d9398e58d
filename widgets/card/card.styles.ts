import { css } from 'lit';

/** One calm surface: name, kind, gist, text, in falling weight; the frame (header, footer) softer than what it holds. */
export const cardStyles = css`
  :host {
    inline-size: min(var(--auspex-width, 25.6em), 100%);
  }
  /* cards in a row do not touch; the margin of one inside another's place falls together with its own */
  :host(:not([bare])) {
    margin-block: 1em;
  }
  .card {
    display: flex;
    flex-direction: column;
    overflow: clip;
    overflow-wrap: break-word;
    border: 1px solid var(--_line);
    border-radius: var(--_round);
    background: var(--_surface);
    color: var(--_ink);
    box-shadow:
      0 1px 2px color-mix(in srgb, var(--_shadow) 40%, transparent),
      0 12px 28px -12px var(--_shadow);
  }
  :host([bare]) .card {
    overflow: visible;
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }

  /* badge | name and tools, then kind over the full width */
  header {
    display: grid;
    grid-template-columns: auto 1fr auto;
    padding: 14px var(--_pad) 10px;
  }
  :host([bare]) header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--_surface);
  }
  .badge {
    grid-row: 1 / 3;
    margin-inline-end: 12px;
  }
  slot[name='tools'] {
    display: block;
    grid-column: 3;
  }
  h2 {
    grid-column: 2;
    min-inline-size: 0;
    margin: 0;
    font-size: var(--_l);
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.006em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  /* parts of a line with a dot between them; where one begins a line its dot lies outside of what is seen */
  .apart {
    --_dot: 11px;
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: calc(-1 * var(--_dot));
    clip-path: inset(-4px -4px -4px var(--_dot));
  }
  .apart > * {
    margin-inline-start: var(--_dot);
    min-inline-size: 0;
  }
  .apart i {
    display: inline-block;
    inline-size: var(--_dot);
    margin-inline-start: calc(-1 * var(--_dot));
    font-style: normal;
    text-align: center;
  }
  .kind {
    grid-column: 2 / 4;
    row-gap: 2px;
    align-items: center;
    margin-block-start: 3px;
    color: var(--_soft);
    font-size: var(--_s);
    line-height: 1.4;
  }
  .pill {
    padding: 0 7px;
    border: 1px solid var(--_line);
    border-radius: 99px;
    color: var(--_soft);
    font-size: 0.92em;
    white-space: nowrap;
    text-decoration: none;
  }
  .pill.warn {
    border-color: transparent;
    background: var(--_warn-soft);
    color: var(--_warn);
  }
  .found {
    color: var(--_accent);
  }

  .gist {
    margin: 0;
    padding: 0 var(--_pad) 10px;
    font-weight: 560;
    line-height: 1.42;
    text-wrap: pretty;
  }
  .text {
    padding: 0 var(--_pad) 14px;
    color: var(--_text);
    font-size: var(--_m);
    overflow-wrap: break-word;
    text-wrap: pretty;
  }
  .brief {
    max-block-size: 12em;
    padding-block-end: 0;
    overflow: hidden;
    mask-image: linear-gradient(#000 calc(100% - 2.6em), transparent);
  }
  .more {
    display: flex;
    gap: 6px;
    align-items: center;
    margin: 0 var(--_pad) 8px;
    padding: 3px 6px 3px 0;
    color: var(--_accent);
    font-size: var(--_s);
  }
  .more:hover {
    text-decoration: underline;
  }
  .more .icon {
    inline-size: 12px;
    block-size: 12px;
  }
  .text > :first-child,
  dd > :first-child {
    margin-block-start: 0;
  }
  .text > :last-child,
  dd > :last-child,
  li > :last-child {
    margin-block-end: 0;
  }
  p,
  ul,
  ol,
  blockquote,
  .wide {
    margin: 0 0 7px;
  }
  ul,
  ol {
    padding-inline-start: 1.3em;
  }
  li {
    margin-block: 2px;
  }
  li::marker {
    color: var(--_soft);
  }
  b {
    color: var(--_ink);
    font-weight: 620;
  }
  .h {
    margin: 10px 0 3px;
    color: var(--_ink);
    font-weight: 620;
  }
  blockquote {
    padding-inline-start: 10px;
    border-inline-start: 2px solid var(--_line);
    color: var(--_soft);
  }
  code {
    font: 0.92em ui-monospace, Consolas, monospace;
  }
  .wide {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    font-size: 0.93em;
  }
  th,
  td {
    padding: 4px 10px 4px 0;
    text-align: start;
    vertical-align: top;
  }
  th {
    color: var(--_soft);
    font-weight: 500;
  }
  tbody :is(td, th) {
    border-block-start: 1px solid var(--_line);
  }

  .ask {
    border-radius: 2px;
    cursor: pointer;
    text-decoration: underline dotted var(--_accent) 1.5px;
    text-underline-offset: 3px;
    transition: background var(--_quick);
  }
  .ask:hover {
    background: var(--_accent-soft);
    text-decoration-style: solid;
  }

  details {
    border-block-start: 1px solid var(--_line);
    font-size: var(--_m);
  }
  summary {
    display: flex;
    gap: 6px;
    align-items: center;
    padding: 7px var(--_pad);
    color: var(--_soft);
    font-size: var(--_s);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary .icon {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    transition: rotate var(--_quick);
  }
  details[open] > summary .icon {
    rotate: 180deg;
  }
  summary:hover {
    color: var(--_ink);
  }
  summary:focus-visible {
    outline-offset: -2px;
  }
  .was {
    margin: 0 0 2px;
    color: var(--_soft);
    font-size: var(--_s);
  }

  slot[name='switches'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_2);
    padding-inline: var(--_pad);
  }
  ::slotted([slot='switches']) {
    margin-block-end: 10px;
  }

  footer {
    display: flex;
    gap: var(--_3);
    align-items: baseline;
    justify-content: space-between;
    padding: 7px var(--_pad);
    border-block-start: 1px solid var(--_line);
    color: var(--_soft);
    font-size: var(--_xs);
  }
  .from {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_3);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  footer time {
    white-space: nowrap;
  }
  ::slotted([slot='footer']) {
    white-space: nowrap;
  }
  footer a {
    color: inherit;
    text-decoration: none;
  }
  footer a:hover {
    color: var(--_ink);
    text-decoration: underline;
  }
  footer .icon {
    display: inline-block;
    inline-size: 11px;
    block-size: 11px;
    margin-inline-start: 3px;
    vertical-align: -1px;
  }

  p.missing {
    margin: 0 var(--_pad) 8px;
    color: var(--_text);
  }
  div.missing {
    padding: 0 var(--_pad) var(--_pad);
    color: var(--_soft);
  }

  @media print {
    .brief {
      max-block-size: none;
      mask-image: none;
    }
    .more {
      display: none;
    }
    .card {
      border-color: #999;
      box-shadow: none;
      break-inside: avoid;
    }
    slot[name='tools'],
    slot[name='switches'],
    slot[name='footer'] {
      display: none;
    }
  }
`;
