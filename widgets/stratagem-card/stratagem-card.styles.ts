import { css } from 'lit';

export const stratagemStyles = css`
  :host {
    container-type: inline-size;
  }
  .cp {
    display: grid;
    place-content: center;
    inline-size: 2.65em;
    block-size: 2.65em;
    border-radius: 10px;
    background: var(--_accent-soft);
    color: var(--_accent);
    font-weight: 700;
    line-height: 1;
    text-align: center;
  }
  .cp b {
    color: inherit;
    font-size: 1.15em;
    font-weight: inherit;
  }
  .cp small {
    margin-block-start: 2px;
    font-size: 0.64em;
    letter-spacing: 0.05em;
  }
  .whose {
    white-space: nowrap;
  }
  .turn {
    inline-size: 0.85em;
    block-size: 0.85em;
    margin-inline-end: 4px;
    vertical-align: -0.06em;
  }
  .turn circle {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.2;
  }
  .turn path {
    fill: currentColor;
  }

  /* chevrons that run through the turn; the lit ones answer "when" before anything is read */
  .strip {
    display: flex;
    gap: 2px;
    margin: 0 var(--_pad) 12px;
    color: var(--_soft);
    font-size: 0.735em;
    line-height: 1.75;
  }
  .strip span {
    flex: 1 1 auto;
    min-inline-size: 0;
    padding-inline: 9px 4px;
    overflow: hidden;
    background: var(--_raised);
    clip-path: polygon(0 0, calc(100% - 5px) 0, 100% 50%, calc(100% - 5px) 100%, 0 100%, 5px 50%);
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .strip span:first-child {
    border-radius: 5px 0 0 5px;
    clip-path: polygon(0 0, calc(100% - 5px) 0, 100% 50%, calc(100% - 5px) 100%, 0 100%);
  }
  .strip span:last-child {
    border-radius: 0 5px 5px 0;
    clip-path: polygon(0 0, 100% 0, 100% 100%, 0 100%, 5px 50%);
  }
  .strip .on {
    flex-shrink: 0.2;
    background: var(--_accent);
    color: var(--_surface);
    font-weight: 650;
  }

  dl {
    display: grid;
    grid-template-columns: minmax(4.6em, auto) 1fr;
    gap: 7px 12px;
    margin: 0;
    padding: 0 var(--_pad) 14px;
    color: var(--_text);
    font-size: var(--_m);
  }
  dt {
    color: var(--_soft);
    font-size: 0.9em;
    line-height: 1.67;
  }
  dd {
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: break-word;
    text-wrap: pretty;
  }
  .effect {
    color: var(--_ink);
  }
  @container (inline-size < 24em) {
    .strip {
      font-size: 0.64em;
    }
    .strip span {
      padding-inline: 6px 3px;
      letter-spacing: -0.01em;
    }
    .strip .on {
      font-weight: 500;
    }
    dl {
      column-gap: 8px;
      grid-template-columns: minmax(3.6em, auto) 1fr;
    }
  }
  @media (forced-colors: active) {
    .cp {
      border: 1px solid CanvasText;
    }
    .strip .on {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  @media print {
    .strip .on,
    .cp {
      print-color-adjust: exact;
    }
  }
`;
