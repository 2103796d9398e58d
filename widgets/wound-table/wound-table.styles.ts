import { css } from 'lit';

export const styles = css`
  :host(:not([bare])) {
    inline-size: min(var(--auspex-width, 35em), 100%);
    border: 1px solid var(--_line) !important;
    border-radius: var(--_round) !important;
    background: var(--_surface) !important;
  }
  section {
    padding: var(--_3) var(--_pad);
    display: grid;
    gap: var(--_2);
  }
  p {
    margin: 0;
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
    font-weight: 680;
    line-height: 1.2;
    color: var(--_accent);
  }
  table {
    border-collapse: separate;
    border-spacing: 2px;
    table-layout: fixed;
    inline-size: 100%;
    font-size: var(--_s);
    border-radius: var(--_round-s);
  }
  th {
    font-weight: 500;
    color: var(--_soft);
    font-size: var(--_xs);
    text-align: center;
  }
  th.on {
    color: var(--_ink);
    font-weight: 680;
  }
  tbody td {
    block-size: 32px;
    text-align: center;
    border-radius: 4px;
    color: var(--_ink);
    cursor: pointer;
    background: color-mix(in srgb, var(--_bar) var(--_share), var(--_surface));
  }
  .on-2 {
    --_share: 60%;
  }
  .on-3 {
    --_share: 42%;
  }
  .on-4 {
    --_share: 26%;
  }
  .on-5 {
    --_share: 13%;
  }
  .on-6 {
    --_share: 4%;
  }
  tbody .asked {
    background: var(--_bar-hot);
    color: var(--_on-accent);
    font-weight: 700;
  }
  @media (forced-colors: active) {
    tbody .asked {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
