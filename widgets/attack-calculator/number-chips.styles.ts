import { css } from 'lit';

export const chipStyles = css`
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 4px;
  }
  .chip {
    display: inline-flex;
    align-items: stretch;
    min-block-size: 32px;
    border: 1px solid var(--_line);
    border-radius: 8px;
    background: var(--_surface);
    overflow: hidden;
    font-size: var(--_s);
    cursor: ew-resize;
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
  }
  .chip span {
    display: grid;
    place-items: center;
    padding-inline: 5px;
    color: var(--_soft);
  }
  .chip input {
    inline-size: auto;
    min-inline-size: 2em;
    max-inline-size: 6.5em;
    field-sizing: content;
    padding: 0 5px;
    border: 0;
    border-inline-start: 1px solid var(--_line);
    background: none;
    text-align: center;
    font-weight: 620;
    color: var(--_ink);
    outline: 0;
    cursor: text;
    user-select: text;
    -webkit-user-select: text;
  }
  .chip.page {
    border-color: color-mix(in srgb, var(--_accent) 55%, var(--_line));
  }
  .chip.page span,
  .chip.rule span {
    background: var(--_accent-soft);
    color: var(--_accent);
  }
  .chip.page input,
  .chip.rule input {
    border-color: transparent;
  }
  .chip.you span {
    color: var(--_ink);
    font-weight: 620;
  }
  .chip:focus-within,
  .chip.on {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }
  .chip.wrong {
    border-color: var(--_warn);
    outline-color: var(--_warn);
  }
  .strip {
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 32px;
    margin-block-start: var(--_1);
    font-size: var(--_xs);
    line-height: 1.35;
    color: var(--_soft);
  }
  .strip.rest {
    min-block-size: 24px;
  }
  .strip b {
    color: var(--_ink);
    font-weight: 620;
  }
  .strip .problem {
    color: var(--_warn);
  }
  .strip button {
    inline-size: 36px;
    block-size: 32px;
    flex: none;
    border: 1px solid var(--_line);
    background: var(--_surface);
    text-align: center;
    font-size: 16px;
    line-height: 1;
  }
  .strip button:disabled {
    color: var(--_soft);
    opacity: 0.45;
    cursor: default;
  }
`;
