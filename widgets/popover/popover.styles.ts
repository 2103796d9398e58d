import { css } from 'lit';

/** Natural size up to what the stage allows; trail and header stay, the rest scrolls. Shadow and corners are the stage's. */
export const popoverStyles = css`
  :host {
    inline-size: min(var(--auspex-width, var(--_width, 25.6em)), var(--auspex-max-width, 96vw));
    max-inline-size: none;
    background: var(--_surface);
  }
  :host([wide]) {
    --_width: 35em;
  }
  .root {
    display: flex;
    flex-direction: column;
    max-block-size: var(--auspex-max-height, min(38em, 92vh));
    background: var(--_surface);
    outline: none;
  }
  .root:focus-visible {
    box-shadow: inset 0 0 0 2px var(--_focus);
  }
  /* relative: what is said to screen readers alone scrolls along, instead of making the frame longer */
  .scroll {
    position: relative;
    flex: 1;
    min-block-size: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--_line-strong) transparent;
  }
  .scroll > * {
    --auspex-width: 100%;
  }

  .tools {
    display: flex;
    gap: 2px;
    margin: -3px -7px -3px 0;
  }
  .tools button,
  .back {
    display: grid;
    place-items: center;
    min-inline-size: 28px;
    min-block-size: 28px;
    color: var(--_soft);
    transition:
      background var(--_quick),
      color var(--_quick);
  }
  .tools button:hover,
  .back:hover {
    background: var(--_raised);
    color: var(--_ink);
  }
  .tools [aria-pressed='true'] {
    background: var(--_accent-soft);
    color: var(--_accent);
  }
  .tools [aria-pressed='true'] path {
    fill: currentColor;
  }
  .tools .grip {
    cursor: move;
    touch-action: none;
  }

  .handle {
    flex: none;
    padding: 8px 0 2px;
    touch-action: none;
  }
  .handle::before {
    content: '';
    display: block;
    inline-size: 36px;
    block-size: 4px;
    margin: auto;
    border-radius: 2px;
    background: var(--_line-strong);
  }
  :host([sheet]) [data-card]::part(header) {
    touch-action: none;
  }

  .trail {
    display: flex;
    gap: 2px;
    align-items: center;
    padding: 5px var(--_pad) 4px 8px;
    border-block-end: 1px solid var(--_line);
    background: var(--_raised);
    color: var(--_soft);
    font-size: var(--_s);
    white-space: nowrap;
  }
  .trail ol {
    display: flex;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .trail li {
    flex: 0 1 auto;
    min-inline-size: 2.5em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .trail li + li::before {
    content: '/' / '';
    margin-inline: 5px;
    color: var(--_line-strong);
  }
  .trail li[aria-current] {
    flex-shrink: 0.4;
    color: var(--_ink);
    font-weight: 560;
  }
  .trail li button:hover {
    color: var(--_ink);
    text-decoration: underline;
  }
  .back {
    flex: none;
    min-block-size: 24px;
  }

  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    align-items: center;
    font-size: var(--_s);
  }
  /* one control of several segments: what is shown is one of them */
  .segments {
    flex-wrap: nowrap;
    gap: 0;
    padding: 2px;
    border-radius: 99px;
    background: var(--_raised);
    box-shadow: inset 0 0 0 1px var(--_line);
  }
  .segments .chip {
    border-color: transparent;
  }
  .chip {
    padding: 1px 10px;
    border: 1px solid var(--_line-strong);
    border-radius: 99px;
    color: var(--_soft);
    transition: background var(--_quick);
  }
  .chip:hover {
    background: var(--_raised);
    color: var(--_ink);
  }
  .chip[aria-pressed='true'] {
    border-color: var(--_ink);
    background: var(--_ink);
    color: var(--_surface);
  }
  .done {
    color: var(--_accent);
    font-weight: 600;
  }
  .foot button {
    color: inherit;
  }
  .foot button:hover {
    color: var(--_ink);
    text-decoration: underline;
  }

  .state {
    display: grid;
    gap: 6px;
    padding: 14px var(--_pad) 16px;
  }
  .state h2 {
    margin: 0;
    font-size: var(--_l);
    font-weight: 650;
    line-height: 1.25;
  }
  .state p {
    margin: 0;
    color: var(--_text);
    font-size: var(--_m);
  }
  .state .row {
    display: flex;
    gap: var(--_2);
    align-items: flex-start;
    justify-content: space-between;
  }
  .wait {
    block-size: 3px;
    border-radius: 2px;
    background: linear-gradient(90deg, var(--_accent) 35%, var(--_accent-soft) 0);
  }
  @media (forced-colors: active) {
    .chip[aria-pressed='true'],
    .tools [aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  @media print {
    .root {
      max-block-size: none;
    }
    .scroll {
      overflow: visible;
    }
    .tools,
    .trail,
    .chips,
    .foot {
      display: none;
    }
  }
`;
