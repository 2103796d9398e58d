/** One line of thought on the page: text nodes that follow each other without a border, and the way back to them. */

export type Piece = {
  readonly node: Text;
  /** Where the node's text begins in the run. */
  readonly at: number;
};

/** The text of a run: the data of its nodes, joined. Offsets in it are UTF-16 code units. */
export function joinPieces(pieces: readonly Piece[]): string {
  if (pieces.length === 1) return pieces[0]?.node.data ?? '';
  let text = '';
  for (const { node } of pieces) text += node.data;
  return text;
}

/** Index of the piece that holds the character at `offset`; with `end`, the character before it. */
export function pieceAt(pieces: readonly Piece[], offset: number, end = false): number {
  const wanted = end ? offset - 1 : offset;
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.at ?? 0) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}

export type Ends = {
  readonly startContainer: Text;
  readonly startOffset: number;
  readonly endContainer: Text;
  readonly endOffset: number;
};

/** The stretch `start`–`end` of a run in its text nodes; undefined when the nodes no longer hold it. */
export function endsOf(pieces: readonly Piece[], start: number, end: number): Ends | undefined {
  const first = pieces[pieceAt(pieces, start)];
  const last = pieces[pieceAt(pieces, end, true)];
  if (!first || !last) return undefined;
  const startOffset = start - first.at;
  const endOffset = end - last.at;
  if (!first.node.isConnected || !last.node.isConnected) return undefined;
  if (startOffset > first.node.length || endOffset > last.node.length) return undefined;
  return { startContainer: first.node, startOffset, endContainer: last.node, endOffset };
}
