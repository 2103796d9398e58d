import { css } from 'lit';

/**
 * Every colour, space and type size of the widgets, for light, dark, more contrast and forced colours.
 *
 * `color-scheme` decides between light and dark (through `light-dark()`), and it inherits: only the outermost element
 * is told a theme, nested ones follow, form controls included. `--auspex-…` names are public: a page may set them on
 * any ancestor. `--_…` names are ours: styles of widgets use only these, and never a literal colour.
 *
 * Sizes of type are `em` of `--_size`, so that one property scales a whole card; the page's root size has no say.
 */
export const tokens = css`
  :host {
    /* surfaces, from the card up */
    --_surface: var(--auspex-surface, light-dark(#ffffff, #1b2027));
    --_raised: var(--auspex-raised, light-dark(#f3f5f8, #242a33));
    --_line: light-dark(#e0e5ec, #323a46);
    --_line-strong: light-dark(#7d8896, #76818f);
    /* text: ink for what is read, soft for what frames it (both pass AA on surface and raised) */
    --_ink: var(--auspex-ink, light-dark(#161c26, #eef1f5));
    --_text: light-dark(#2a3340, #d3d9e2);
    --_soft: light-dark(#525d6d, #a0abba);
    /* the one accent: what answers, what can be asked */
    --_accent: var(--auspex-accent, light-dark(#0a665e, #5fd0c3));
    --_accent-soft: var(--auspex-accent-soft, light-dark(#d9f0ed, #1c3a39));
    --_on-accent: var(--auspex-on-accent, light-dark(#ffffff, #0c1f1e));
    --_warn: light-dark(#8a5000, #e9b760);
    --_warn-soft: light-dark(#fdf1dc, #3a2f1b);
    /* differences: what an edition took away, what it put in (never by colour alone) */
    --_gone: light-dark(#9d2b2b, #ffaaa3);
    --_gone-soft: light-dark(#fdeaea, #43262a);
    --_new: var(--_accent);
    --_new-soft: var(--_accent-soft);
    /* charts: bars, the bars that answer the question, a second variant beside the first */
    --_bar: light-dark(#7fb7b1, #3d7a75);
    --_bar-hot: light-dark(#0a665e, #5fd0c3);
    --_bar-other-hot: light-dark(#8a5000, #e9b760);
    --_shadow: light-dark(rgb(23 29 39 / 0.2), rgb(0 0 0 / 0.6));
    --_focus: var(--auspex-focus, light-dark(#0b57d0, #9cc7ff));

    /* space, a 4-pixel grid; corners */
    --_1: 4px;
    --_2: 8px;
    --_3: 12px;
    --_pad: var(--auspex-padding, 16px);
    --_round: var(--auspex-radius, 12px);
    --_round-s: 7px;

    /* type */
    --_font: var(--auspex-font, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', sans-serif);
    --_size: var(--auspex-font-size, 15px);
    --_xs: 0.767em;
    --_s: 0.84em;
    --_m: 0.934em;
    --_l: 1.134em;
    --_quick: 100ms;
  }
  @media (prefers-contrast: more) {
    :host {
      --_line: light-dark(#6d7683, #8b96a5);
      --_line-strong: light-dark(#3b434f, #c3cbd6);
      --_text: var(--_ink);
      --_soft: light-dark(#36404d, #cfd6e0);
      --_accent: light-dark(#00463f, #8af0e4);
      --_bar: light-dark(#4f918a, #4f938d);
    }
  }
  @media (forced-colors: active) {
    :host {
      --_surface: Canvas;
      --_raised: Canvas;
      --_line: CanvasText;
      --_line-strong: CanvasText;
      --_ink: CanvasText;
      --_text: CanvasText;
      --_soft: CanvasText;
      --_accent: LinkText;
      --_accent-soft: Canvas;
      --_on-accent: HighlightText;
      --_warn: CanvasText;
      --_warn-soft: Canvas;
      --_gone: CanvasText;
      --_gone-soft: Canvas;
      --_bar: GrayText;
      --_bar-hot: Highlight;
      --_bar-other-hot: LinkText;
      --_shadow: transparent;
      --_focus: Highlight;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_quick: 0ms;
    }
  }
`;

/** What every element starts from: nothing of the page's type or colour comes in, whatever the page says with whatever weight. */
export const base = css`
  :host {
    all: initial;
    display: block;
    color-scheme: inherit;
    /* the interface and its figures ("3+", "−1", "2 kills") run left to right on every page; \`all\` leaves this out */
    direction: ltr !important;
    box-sizing: border-box;
    max-inline-size: 100%;
    color: var(--_ink) !important;
    font: 400 var(--_size) / 1.5 var(--_font) !important;
    font-variant-numeric: tabular-nums !important;
    letter-spacing: normal !important;
    word-spacing: normal !important;
    text-align: start !important;
    text-indent: 0 !important;
    text-transform: none !important;
    text-shadow: none !important;
    white-space: normal !important;
    visibility: visible !important;
    opacity: 1 !important;
  }
  :host([hidden]) {
    display: none !important;
  }
  :host([theme='light']) {
    color-scheme: light !important;
  }
  :host([theme='dark']) {
    color-scheme: dark !important;
  }
  /* paper is white, whatever the screen was */
  @media print {
    :host([theme]) {
      color-scheme: light !important;
    }
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  button {
    appearance: none;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: var(--_round-s);
    background: none;
    text-align: start;
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }
  .icon {
    display: block;
    inline-size: 16px;
    block-size: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .sr {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
