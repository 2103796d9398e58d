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
`;
