/** Names the page can see. They are neutral on purpose, so they stand in no built file a test could import. */
export const HIGHLIGHT = 'term-marks';
export const HOST = 'popover-host';
