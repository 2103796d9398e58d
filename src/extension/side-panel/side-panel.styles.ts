import { css } from 'lit';

export const sidePanelStyles = css`
  :host { display: block; min-block-size: 100vh; background: var(--_surface); color: var(--_ink); font: 14px/1.45 system-ui, sans-serif; }
  main { display: grid; gap: 14px; padding: 14px 16px; }
  h1, h2 { margin: 0; font-size: 14px; }
  small { color: var(--_soft); font-weight: 400; }
  ul { list-style: none; margin: 6px 0 0; padding: 0; max-block-size: 32vh; overflow-y: auto; border: 1px solid var(--_line); border-radius: 10px; }
  li + li { border-block-start: 1px solid var(--_line); }
  li button { display: flex; gap: 8px; justify-content: space-between; inline-size: 100%; min-block-size: 34px; padding: 6px 12px; border: 0; background: transparent; color: inherit; font: inherit; text-align: start; cursor: pointer; }
  li button:hover { background: var(--_raised); }
  li button[aria-current='true'] { background: var(--_accent-soft); font-weight: 600; }
  button:focus-visible { outline: 2px solid var(--_focus); outline-offset: -2px; }
  .quiet { margin: 0; color: var(--_soft); }
  auspex-popover { --auspex-width: 100%; --auspex-max-width: 100%; --auspex-max-height: none; border: 1px solid var(--_line); border-radius: 12px; overflow: hidden; }
  @media (forced-colors: active) { li button[aria-current='true'] { outline: 2px solid Highlight; outline-offset: -2px; } }
`;
