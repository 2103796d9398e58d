import { css } from 'lit';

export const styles = css`
  .lead b {
    font-size: 2.1em;
  }
  .lead em {
    color: var(--_text);
    font-weight: 500;
  }
  details {
    margin-block: -6px;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 3px var(--_1);
    border-block-start: 1px solid var(--_line);
    font-weight: 400;
    text-align: end;
  }
  thead th {
    border: 0;
    color: var(--_soft);
    font-size: var(--_xs);
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
`;
