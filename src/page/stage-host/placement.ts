/** Where a card goes: below the mark if there is room, else above, pushed inside the viewport. Pure geometry, in CSS pixels. */

export type Size = { readonly width: number; readonly height: number };
/** The greatest size of a card, and whether it is a sheet at the lower edge. */
export type Room = Size & { readonly sheet: boolean };
export type Box = Size & { readonly x: number; readonly y: number };
export type Place = { readonly x: number; readonly y: number; readonly side: 'below' | 'above' | 'sheet' };

/** Between mark and card. */
const GAP = 6;
/** Between card and the edge of the viewport. */
const MARGIN = 8;
const WIDEST = 400;
const TALLEST = 620;
/** Narrower viewports get a sheet at the lower edge: a card beside the mark would hide what is being read. */
const SHEET_BELOW = 480;

export function isSheet(viewport: Size): boolean {
  return viewport.width < SHEET_BELOW;
}

/** The greatest size a card may take beside this mark; the card scrolls inside when it wants more. */
export function roomFor(mark: Box, viewport: Size): Size {
  if (isSheet(viewport)) return { width: viewport.width, height: Math.round(viewport.height * 0.7) };
  const below = viewport.height - (mark.y + mark.height) - GAP - MARGIN;
  const above = mark.y - GAP - MARGIN;
  const width = Math.min(WIDEST, viewport.width - 2 * MARGIN);
  // A mark in the middle of a low window leaves little room on either side: the card may then cover the mark.
  const beside = Math.max(below, above);
  const height = beside < 200 ? viewport.height - 2 * MARGIN : beside;
  return { width, height: Math.max(80, Math.min(TALLEST, height)) };
}

export function placeCard(mark: Box, card: Size, viewport: Size): Place {
  if (isSheet(viewport)) return { x: 0, y: viewport.height - card.height, side: 'sheet' };
  const clamp = (value: number, greatest: number) => Math.max(MARGIN, Math.min(value, greatest));
  const x = clamp(mark.x, viewport.width - card.width - MARGIN);
  const below = mark.y + mark.height + GAP;
  const above = mark.y - GAP - card.height;
  const fitsBelow = below + card.height <= viewport.height - MARGIN;
  const side = fitsBelow || above < MARGIN ? 'below' : 'above';
  return { x, y: clamp(side === 'below' ? below : above, viewport.height - card.height - MARGIN), side };
}
