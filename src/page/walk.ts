/**
 * Finds the text runs below a node, in document order.
 *
 * One TreeWalker without a filter callback (a callback costs thirty times more). A run ends at the border of a block, at
 * `br`, at a picture or control, and at ground that is kept off; comment nodes and inline elements do not end it.
 */
import { blockOf, isInline } from './inline.ts';
import { isOff, type OffGround } from './kinds.ts';
import { own } from './own.ts';
import type { Piece } from './text-run.ts';

export type FoundRun = { readonly block: Node; readonly pieces: readonly Piece[] };

export type Ground = {
  readonly off: OffGround;
  /** An element that may hold a shadow tree: one that has, or a custom element that may get one. */
  readonly host: (element: Element) => void;
};

/** A run of more nodes than this is cut, so that no step takes long. */
const MOST_PIECES = 2000;

/** The next node that is not inside the walker's current one. */
function nextOutside(walker: TreeWalker): Node | null {
  do {
    const sibling = walker.nextSibling();
    if (sibling) return sibling;
  } while (walker.parentNode());
  return null;
}

export class Walk {
  readonly #root: Element | ShadowRoot;
  readonly #ground: Ground;
  readonly #shallow: boolean;
  readonly #walker: TreeWalker;
  #lost = false;

  /** With `shallow`, only the run's of the root's own lines, not those of blocks in it. */
  constructor(root: Element | ShadowRoot, ground: Ground, shallow = false) {
    this.#root = root;
    this.#ground = ground;
    this.#shallow = shallow;
    // 5 = elements and text
    this.#walker = document.createTreeWalker(root, 5);
  }

  /** To be told of each node taken out while the walk is under way: it may be standing there. */
  disturb(removed: Node): void {
    if (own(removed, 'contains').call(removed, this.#walker.currentNode)) this.#lost = true;
  }

  *runs(): Generator<FoundRun, void, void> {
    const walker = this.#walker;
    const off = this.#ground.off.below(this.#root);
    // A page that keeps changing under the walk gets a few fresh starts; its changes are reported anyway.
    for (let starts = 0; starts < 8; starts++) {
      this.#lost = false;
      walker.currentNode = this.#root;
      yield* this.#pass(off);
      if (!this.#lost) return;
    }
  }

  *#pass(off: (element: Element) => boolean): Generator<FoundRun, void, void> {
    const walker = this.#walker;
    let pieces: Piece[] = [];
    let block: Node = this.#root;
    let length = 0;
    let border = false;
    let parent: Node | null = null;
    let parentBlock: Node = this.#root;
    const root = this.#root;
    if (root.nodeType === 1) this.#ground.host(root as Element);
    let node = walker.nextNode();
    while (node) {
      if (node.nodeType === 3) {
        if (node.parentNode !== parent) {
          parent = node.parentNode;
          parentBlock = parent ? blockOf(parent) : root;
        }
        if (border || parentBlock !== block || pieces.length >= MOST_PIECES) {
          if (pieces.length > 0) {
            yield { block, pieces };
            if (this.#lost) return;
          }
          pieces = [];
          length = 0;
          border = false;
          block = parentBlock;
        }
        const text = node as Text;
        // White space alone begins no run: half of a page's text nodes are its indentation.
        if (pieces.length > 0 || /\S/.test(text.data)) {
          pieces.push({ node: text, at: length });
          length += text.length;
        }
        node = walker.nextNode();
        continue;
      }
      const element = node as Element;
      if (isOff(element.nodeName) || off(element)) {
        border = true;
        node = nextOutside(walker);
        continue;
      }
      if (!isInline(element.nodeName)) {
        border = true;
        if (this.#shallow) {
          node = nextOutside(walker);
          continue;
        }
      }
      this.#ground.host(element);
      node = walker.nextNode();
    }
    if (pieces.length > 0) yield { block, pieces };
  }
}

/**
 * Whether a stretch over several nodes really runs in a line: a style can make a block of any inline element. Gives the
 * index of the first piece that begins a new line, or 0.
 */
export function brokenAt(pieces: readonly Piece[], first: number, last: number): number {
  for (let index = first; index < last; index++) {
    if (bordered(pieces[index]?.node, pieces[index + 1]?.node)) return index + 1;
  }
  return 0;
}

function bordered(before: Text | undefined, after: Text | undefined): boolean {
  const left = inlineAncestors(before);
  const right = inlineAncestors(after);
  return [...left, ...right].some((element) => {
    if (left.includes(element) && right.includes(element)) return false;
    return !/^(inline|contents|ruby)/.test(getComputedStyle(element).display);
  });
}

function inlineAncestors(node: Text | undefined): Element[] {
  const found: Element[] = [];
  for (let at = node?.parentElement; at && isInline(at.nodeName); at = at.parentElement) found.push(at);
  return found;
}
