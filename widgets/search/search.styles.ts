import { css } from 'lit';

export const searchStyles = css`
  :host {
    display: grid;
    inline-size: 100%;
  }
  .field {
    position: relative;
    display: flex;
    align-items: center;
  }
  .field .icon {
    position: absolute;
    inset-inline-start: 10px;
    color: var(--_soft);
    pointer-events: none;
  }
  input {
    inline-size: 100%;
    padding: 7px 10px 7px 34px;
    border: 1px solid var(--_line-strong);
    border-radius: 9px;
    background: var(--_surface);
    color: var(--_ink);
  }
  input::placeholder {
    color: var(--_soft);
    opacity: 1;
  }
  input:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: -1px;
  }
  ul {
    max-block-size: var(--auspex-list-height, 20em);
    margin: 6px 0 0;
    padding: 0;
    overflow: hidden auto;
    list-style: none;
    scrollbar-width: thin;
    scrollbar-color: var(--_line-strong) transparent;
  }
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 8px;
    padding: 5px 10px 6px;
    border-radius: var(--_round-s);
    cursor: pointer;
  }
  li[aria-selected='true'] {
    background: var(--_accent-soft);
  }
  .name {
    font-size: var(--_m);
    overflow-wrap: anywhere;
  }
  .name b {
    color: var(--_accent);
    font-weight: 650;
  }
  .where {
    color: var(--_soft);
    font-size: var(--_xs);
    line-height: 1.9;
    text-align: end;
  }
  li[aria-selected='true'] .where,
  li[aria-selected='true'] .gist {
    color: var(--_text);
  }
  .gist {
    grid-column: 1 / -1;
    overflow: hidden;
    color: var(--_soft);
    font-size: var(--_s);
    line-height: 1.4;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .none {
    margin: 8px 10px;
    color: var(--_soft);
    font-size: var(--_m);
  }
  @media (forced-colors: active) {
    li[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
