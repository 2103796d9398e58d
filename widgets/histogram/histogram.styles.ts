import { css } from 'lit';

export const styles = css`
  .chart {
    position: relative;
    cursor: pointer;
    border-radius: var(--_round-s);
    touch-action: pan-y;
  }
  .read {
    display: flex;
    justify-content: space-between;
    gap: var(--_2);
    font-size: var(--_xs);
    color: var(--_soft);
    min-block-size: 1.5em;
  }
  svg {
    display: block;
    overflow: visible;
    max-inline-size: 100%;
  }
  .bar {
    fill: var(--_bar);
    transition:
      y var(--_quick) ease-out,
      height var(--_quick) ease-out,
      fill var(--_quick);
  }
  .bar.hot {
    fill: var(--_bar-hot);
  }
  .bar.at {
    stroke: var(--_ink);
    stroke-width: 1.5;
  }
  .other {
    fill: none;
    stroke: var(--_bar-other-hot);
    stroke-width: 1.5;
    stroke-dasharray: 3 2;
  }
  .read i {
    font-style: normal;
    text-decoration: underline dotted;
    text-underline-offset: 2px;
  }
  .read b {
    font-weight: 620;
    color: var(--_ink);
    text-align: end;
  }
  /* The falling line of "or more" is for who looks closer. */
  .least,
  .dot {
    fill: none;
    stroke: var(--_bar-other-hot);
    stroke-width: 1.25;
    opacity: 0;
    transition: opacity var(--_quick);
  }
  .dot {
    fill: var(--_surface);
  }
  .chart:hover :is(.least, .dot),
  .chart:focus :is(.least, .dot) {
    opacity: 1;
  }
  .band {
    fill: var(--_line-strong);
  }
  .median {
    fill: var(--_surface);
    stroke: var(--_line-strong);
    stroke-width: 2;
  }
  @media (forced-colors: active) {
    .bar:not(.hot) {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
  .axis {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    font-size: var(--_xs);
    line-height: 1.35;
    color: var(--_soft);
  }
  .axis i {
    font-style: normal;
    text-align: center;
    white-space: nowrap;
    overflow: visible;
  }
  .axis .on {
    color: var(--_ink);
    font-weight: 650;
  }
  details {
    font-size: var(--_s);
    margin-block-start: var(--_1);
  }
  summary {
    cursor: pointer;
    color: var(--_soft);
    min-block-size: 32px;
    line-height: 32px;
    inline-size: fit-content;
    border-radius: var(--_round-s);
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    text-align: end;
    font-weight: 400;
    padding: 2px var(--_1);
    border-block-start: 1px solid var(--_line);
  }
  thead th {
    color: var(--_soft);
    border: 0;
  }
  th:first-child {
    text-align: start;
  }
`;
