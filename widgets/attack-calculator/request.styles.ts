import { css } from 'lit';

/** Of what comes when somebody asks: lists to pick from, tables, what would help. */
export const requestStyles = css`
  .find {
    inline-size: 100%;
    min-block-size: 34px;
    padding-inline: 10px;
    border: 1px solid var(--_line-strong);
    border-radius: var(--_round-s);
    background: var(--_surface);
    font-size: var(--_s);
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    text-align: end;
    font-weight: 400;
    padding: 3px var(--_1);
    border-block-start: 1px solid var(--_line);
  }
  thead th {
    border: 0;
    color: var(--_soft);
    font-size: var(--_xs);
  }
  th:first-child {
    text-align: start;
    padding-inline-start: 0;
  }
  .moved td:last-child {
    color: var(--_accent);
    font-weight: 650;
  }
  th small {
    display: block;
    font-size: var(--_xs);
    color: var(--_soft);
    white-space: normal;
  }
  .helps {
    display: grid;
    gap: var(--_1);
  }
  .helps ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .helps li button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 22% 4.6em;
    gap: var(--_2);
    align-items: center;
    inline-size: 100%;
    min-block-size: 32px;
    border-block-start: 1px solid var(--_line);
    border-radius: 0;
  }
  .helps li button:hover {
    background: var(--_raised);
  }
  .helps li b {
    white-space: nowrap;
    text-align: end;
    font-weight: 620;
  }
  .helps svg {
    inline-size: 100%;
    block-size: 8px;
    fill: var(--_bar-hot);
  }
  .helps .less {
    fill: var(--_bar-other-hot);
  }
`;
