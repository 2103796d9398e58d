import { css } from 'lit';

export const editionCompareStyles = css`
  :host {
    inline-size: min(var(--auspex-width, 35em), 100%);
    container-type: inline-size;
  }
  .sides {
    display: grid;
    grid-template-columns: 1fr 1fr;
    padding-block-end: 8px;
  }
  .side,
  .shared {
    min-inline-size: 0;
    padding: 4px var(--_pad) 6px;
    color: var(--_text);
    font-size: var(--_m);
    overflow-wrap: break-word;
  }
  .side.new {
    border-inline-start: 1px solid var(--_line);
  }
  .head {
    padding-block: 0 4px;
    color: var(--_soft);
    font-size: var(--_s);
    font-weight: 600;
  }
  h3,
  .shared {
    grid-column: 1 / -1;
  }
  h3 {
    margin: 0;
    padding: 8px var(--_pad) 0;
    border-block-start: 1px solid var(--_line);
    color: var(--_soft);
    font-size: var(--_s);
    font-weight: 500;
  }
  .shared {
    color: var(--_soft);
  }
  :is(.side, .shared) p {
    margin: 0 0 5px;
  }
  :is(.side, .shared) p:last-child {
    margin: 0;
  }
  .li {
    padding-inline-start: 1em;
  }
  .li::before {
    content: '•' / '';
    float: inline-start;
    margin-inline-start: -0.8em;
    color: var(--_soft);
  }
  .h {
    margin: 0;
  }
  del,
  ins {
    padding: 0 1px;
    border-radius: 3px;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
  del {
    background: var(--_gone-soft);
    color: var(--_gone);
    text-decoration: line-through 1px;
  }
  ins {
    background: var(--_new-soft);
    color: var(--_new);
    text-decoration: underline 1px;
    text-underline-offset: 3px;
  }
  :is(del, ins) b {
    color: inherit;
  }
  @container (inline-size < 24em) {
    .sides {
      grid-template-columns: 1fr;
    }
    .head {
      display: none;
    }
    .side::before {
      content: attr(data-edition) / '';
      display: block;
      color: var(--_soft);
      font-size: 0.85em;
    }
    .side.new {
      border: 0;
    }
  }
`;
