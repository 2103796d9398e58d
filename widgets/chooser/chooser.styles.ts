import { css } from 'lit';

export const chooserStyles = css`
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    font-size: var(--_s);
  }
  label {
    position: relative;
    max-inline-size: 100%;
    padding: 1px 10px;
    overflow: hidden;
    border: 1px solid var(--_line-strong);
    border-radius: 99px;
    color: var(--_soft);
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
    transition: background var(--_quick);
  }
  label:hover {
    background: var(--_raised);
    color: var(--_ink);
  }
  label:has(:checked) {
    border-color: var(--_accent);
    background: var(--_accent-soft);
    color: var(--_accent);
    font-weight: 600;
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  select {
    inline-size: 100%;
    padding: 3px 6px;
    font-size: var(--_s);
    border: 1px solid var(--_line-strong);
    border-radius: var(--_round-s);
    background: var(--_surface);
    color: var(--_ink);
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
