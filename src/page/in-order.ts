import type { Ledger } from './ledger.ts';
import type { Run } from './spans.ts';

/** All runs in document order. The list is nearly sorted as it is, which keeps the comparisons few and short. */
export function inOrder(ledger: Ledger): readonly Run[] {
  if (!ledger.sorted) {
    ledger.sorted = [...ledger.runs].sort(byPosition);
    ledger.runs = new Set(ledger.sorted);
  }
  return ledger.sorted;
}

/** A node of the light tree that stands where the node is: shadow trees come where their host is. */
function outermost(node: Node): Node {
  let at = node;
  for (let root = at.getRootNode(); root instanceof ShadowRoot; root = at.getRootNode()) at = root.host;
  return at;
}

function byPosition(a: Run, b: Run): number {
  let left: Node | undefined = a.pieces[0]?.node;
  let right: Node | undefined = b.pieces[0]?.node;
  if (!left || !right || left === right) return 0;
  if (left.getRootNode() !== right.getRootNode()) [left, right] = [outermost(left), outermost(right)];
  // Sorting compares a later one with an earlier one, and Chromium looks for the first backwards from the second: asked the
  // other way round it runs through all siblings there are.
  const position = right.compareDocumentPosition(left);
  // A shadow tree before the light children of its host.
  if (position & Node.DOCUMENT_POSITION_PRECEDING) return -1;
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : 0;
}
