/**
 * What changed on the page, gathered until it is worth reading.
 *
 * A small change is read at once, before the browser paints, so that marks do not blink when a page rewrites a line. A
 * page that never stops changing gets a tenth of the time: after work of t the next batch waits for ten times t.
 */
import { blockOf, isInline } from './inline.ts';
import type { Ledger } from './ledger.ts';
import { own } from './own.ts';

export type Changes = {
  /** Blocks whose own lines changed. */
  readonly blocks: Set<Node>;
  /** Elements that came. */
  readonly added: Set<Element>;
  removed: boolean;
};

/** Share of time: batches wait this many times as long as the last one took. */
const REST = 10;
const LONGEST_WAIT = 1000;

const fresh = (): Changes => ({ blocks: new Set(), added: new Set(), removed: false });

export class Watch {
  readonly #observer: MutationObserver;
  readonly #ledger: Ledger;
  readonly #onBatch: (changes: Changes) => void;
  readonly #onRemoved: (node: Node) => void;
  readonly #busy: () => number;
  #changes = fresh();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busyBefore = 0;
  #lastBatch = 0;

  /** `busy` tells the milliseconds of work done so far. */
  constructor(
    ledger: Ledger,
    busy: () => number,
    onBatch: (changes: Changes) => void,
    onRemoved: (node: Node) => void,
  ) {
    this.#ledger = ledger;
    this.#busy = busy;
    this.#onBatch = onBatch;
    this.#onRemoved = onRemoved;
    this.#observer = new MutationObserver((records) => this.#take(records));
  }

  watch(root: Node): void {
    this.#observer.observe(root, { subtree: true, childList: true, characterData: true });
  }

  /** A batch waits to be read. */
  get waiting(): boolean {
    return this.#timer !== undefined;
  }

  stop(): void {
    this.#observer.disconnect();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#changes = fresh();
  }

  #take(records: readonly MutationRecord[]): void {
    for (const record of records) {
      if (record.type === 'characterData') this.#text(record.target);
      else this.#children(record);
    }
    if (this.#timer !== undefined) return;
    const wait =
      Math.min(LONGEST_WAIT, (this.#busy() - this.#busyBefore) * REST) - (performance.now() - this.#lastBatch);
    if (wait <= 0) this.#flush();
    else this.#timer = setTimeout(() => this.#flush(), wait);
  }

  #text(node: Node): void {
    // Its marks no longer say what they stand on.
    const run = this.#ledger.runOf(node);
    if (run) this.#ledger.forget(run);
    if (!node.parentNode) return;
    this.#ledger.touched.add(node);
    this.#changes.blocks.add(blockOf(node.parentNode));
  }

  #children({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
    const beside = inLine(previousSibling) || inLine(nextSibling);
    const flows = (sibling: Node | null) => (sibling ? isFlow(sibling) : isInline(target.nodeName));
    let lines = flows(previousSibling) && flows(nextSibling);
    for (let index = 0; index < removedNodes.length; index++) {
      const node = removedNodes[index];
      if (!node) continue;
      const run = this.#ledger.runOf(node);
      if (run) this.#ledger.forget(run);
      this.#changes.removed = true;
      // What is left of a run is read again, were it only an empty text that went.
      lines ||= !!run || inLine(node) || isBreak(node) || (beside && node.nodeType === 3);
      this.#onRemoved(node);
    }
    for (let index = 0; index < addedNodes.length; index++) {
      const node = addedNodes[index];
      if (!node) continue;
      if (own(node, 'nodeType') === 1) this.#changes.added.add(node as Element);
      if (node.nodeType === 3) this.#ledger.touched.add(node);
      lines ||= inLine(node) || isBreak(node) || (beside && node.nodeType === 3);
    }
    if (!lines) return;
    const block = blockOf(target);
    const before = textBefore(block, target, previousSibling);
    if (before) this.#ledger.touched.add(before);
    this.#changes.blocks.add(block);
  }

  #flush(): void {
    this.#timer = undefined;
    const changes = this.#changes;
    this.#changes = fresh();
    this.#busyBefore = this.#busy();
    this.#onBatch(changes);
    this.#lastBatch = performance.now();
  }
}

/** The text before a place in a block: the run that goes on from it, or did, begins before the change. */
function textBefore(block: Node, parent: Node, previous: Node | null): Node | null {
  let at = previous ?? parent;
  while (previous && at.lastChild) at = at.lastChild;
  if (at.nodeType === 3) return at;
  const walker = document.createTreeWalker(block, 4);
  walker.currentNode = at;
  return walker.previousNode();
}

/** Whether a node is part of a line of text: words, or an inline element. */
function inLine(node: Node | null): boolean {
  if (!node) return false;
  if (node.nodeType === 3) return /\S/.test((node as Text).data);
  return node.nodeType === 1 && isInline(node.nodeName);
}

/** Words, white space, a comment or an inline element: what a line may go on with. */
const isFlow = (node: Node): boolean => node.nodeType === 3 || node.nodeType === 8 || inLine(node);

const isBreak = (node: Node): boolean => node.nodeName === 'BR' || node.nodeName === 'IMG';
