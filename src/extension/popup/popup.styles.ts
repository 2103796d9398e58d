import { css } from 'lit';

export const popupStyles = css`
  :host { display: block; inline-size: 400px; max-inline-size: 100vw; background: var(--_surface); color: var(--_ink); font: 14px/1.45 system-ui, sans-serif; }
  main { display: grid; gap: 12px; padding: 14px 16px; }
  header { display: flex; align-items: center; justify-content: space-between; }
  h1 { margin: 0; font-size: 17px; }
  h2 { margin: 0 0 6px; font-size: 14px; }
  small { color: var(--_soft); font-weight: 400; margin-inline-start: 6px; }
  .switch { display: flex; align-items: center; justify-content: space-between; gap: 10px; cursor: pointer; min-block-size: 32px; }
  input[role='switch'] { appearance: none; inline-size: 40px; block-size: 24px; border-radius: 12px; background: var(--_line-strong); margin: 0; position: relative; cursor: pointer; }
  input[role='switch']::after { content: ''; position: absolute; inset: 3px auto 3px 3px; inline-size: 18px; border-radius: 50%; background: var(--_surface); transition: translate 100ms; }
  input[role='switch']:checked { background: var(--_accent); }
  input[role='switch']:checked::after { translate: 16px 0; }
  input:focus-visible, button:focus-visible, a:focus-visible { outline: 2px solid var(--_focus); outline-offset: 2px; }
  fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 6px; }
  legend { padding: 0; margin-block-end: 4px; }
  .choice { position: relative; }
  .choice input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
  .choice span { display: block; padding: 5px 12px; border: 1px solid var(--_line); border-radius: 16px; }
  .choice input:checked + span { background: var(--_ink); color: var(--_surface); border-color: var(--_ink); }
  .choice input:focus-visible + span { outline: 2px solid var(--_focus); outline-offset: 2px; }
  ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 6px; max-block-size: 180px; overflow-y: auto; }
  li button { font: inherit; color: inherit; background: transparent; border: 1px solid var(--_line); border-radius: 16px; padding: 5px 10px; cursor: pointer; }
  li button:hover { border-color: var(--_accent); }
  .quiet { margin: 0; color: var(--_soft); }
  .problem { margin: 0; padding: 8px 10px; border-inline-start: 3px solid var(--_warn, #b3261e); }
  auspex-popover { --auspex-width: 100%; --auspex-max-width: 100%; --auspex-max-height: 420px; border: 1px solid var(--_line); border-radius: 12px; overflow: hidden; }
  footer { display: flex; justify-content: space-between; font-size: 13px; }
  footer button { border: 0; padding: 0; background: transparent; color: var(--_accent); font: inherit; text-decoration: underline; cursor: pointer; }
  a { color: var(--_accent); }
  @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;
