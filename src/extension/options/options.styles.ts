import { css } from 'lit';

export const optionsStyles = css`
  :host { display: block; background: var(--_surface); color: var(--_ink); font: 15px/1.5 system-ui, sans-serif; }
  :host(auspex-options) {
    min-block-size: 100vh;
  }
  main { max-inline-size: 640px; margin: 0 auto; padding: 24px 20px 60px; display: grid; gap: 22px; }
  h1 { margin: 0; font-size: 24px; }
  h2 { margin: 0 0 4px; font-size: 16px; }
  legend { padding: 0; font-size: 16px; font-weight: 600; margin-block-end: 6px; }
  fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: 6px; }
  fieldset.short {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 18px;
  }
  fieldset label { display: flex; gap: 8px; align-items: baseline; cursor: pointer; }
  small { color: var(--_soft); margin-inline-start: 8px; }
  .quiet { color: var(--_soft); margin: 0 0 8px; }
  .sample { margin: 0; padding: 14px 16px; border: 1px solid var(--_line); border-radius: 10px; }
  .words { list-style: none; padding: 0; margin: 0 0 8px; display: flex; flex-wrap: wrap; gap: 6px; }
  .words li { border: 1px solid var(--_line); border-radius: 16px; padding: 2px 4px 2px 12px; display: flex; align-items: center; gap: 4px; }
  button, input[name='word'] { font: inherit; color: inherit; background: transparent; border: 1px solid var(--_line-strong); border-radius: 8px; padding: 5px 12px; }
  .words button { border: 0; padding: 2px 8px; }
  button { cursor: pointer; }
  :is(button, input, a):focus-visible { outline: 2px solid var(--_focus); outline-offset: 2px; }
  form { display: flex; gap: 8px; }
  .file { margin-inline-start: 12px; }
  .explain { display: grid; gap: 10px; }
  .explain label { display: grid; gap: 4px; }
  .explain :is(input, textarea) { font: inherit; color: inherit; background: transparent; border: 1px solid var(--_line-strong); border-radius: 8px; padding: 6px 10px; }
  .explain button { justify-self: start; }
  table { border-collapse: collapse; inline-size: 100%; margin-block-start: 14px; font-size: 13px; }
  th, td { text-align: start; vertical-align: top; padding: 6px 8px; border-block-end: 1px solid var(--_line); }
  .held { color: var(--_soft); }
  .reason { display: inline-block; margin-inline-end: 6px; }
  footer { color: var(--_soft); font-size: 13px; }
`;
