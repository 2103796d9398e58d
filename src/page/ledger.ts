/**
 * Which text was read, and what was found in it.
 *
 * Text nodes are keys of weak maps, so a page that throws its nodes away leaves nothing here; the runs that hold spans
 * are listed as well, to be judged again and walked, and are swept when their nodes have left the page.
 */
import type { Run } from './spans.ts';
import type { Piece } from './text-run.ts';
import type { FoundRun } from './walk.ts';

export class Ledger {
  /** Runs with candidates, roughly in document order. */
  runs = new Set<Run>();
  /** By the first node of each run read; where nothing was found in it, its last node. */
  #starts = new WeakMap<Text, Run | Text | undefined>();
  /** By every further node of runs with candidates. */
  #byNode = new WeakMap<Text, Run>();
  /** Nodes changed since they were read. */
  touched = new WeakSet<Node>();
  readonly #onForget: (run: Run) => void;
  /** The runs in document order, where somebody has sorted them since they changed (`in-order.ts`). */
  sorted: readonly Run[] | undefined;

  constructor(onForget: (run: Run) => void) {
    this.#onForget = onForget;
  }

  /** Whether this very run has been read and nothing in it has changed, nor the block it is in. */
  knows({ block, pieces }: FoundRun): boolean {
    const first = pieces[0]?.node;
    const known = first && this.#starts.get(first);
    if (!known) return false;
    if (isRun(known)) return known.block === block && sameRun(known, pieces);
    // An element that is moved takes its words with it, but not those they ran on into.
    if (known !== lastOf(pieces)) return false;
    return !pieces.some(({ node }, index) => this.touched.has(node) || (index > 0 && this.#starts.has(node)));
  }

  /** Puts down what was found, in place of whatever was known of these nodes; `run` is undefined where nothing was. */
  keep(pieces: readonly Piece[], run: Run | undefined): void {
    for (const { node } of pieces) {
      const before = this.runOf(node);
      if (before) this.forget(before);
      this.#starts.delete(node);
      this.touched.delete(node);
    }
    const first = pieces[0]?.node;
    if (first) this.#starts.set(first, run ?? lastOf(pieces));
    if (!run) return;
    for (const { node } of pieces) if (node !== first) this.#byNode.set(node, run);
    this.runs.add(run);
    this.sorted = undefined;
  }

  forget(run: Run): void {
    if (!this.runs.delete(run)) return;
    for (const { node } of run.pieces) {
      if (this.#byNode.get(node) === run) this.#byNode.delete(node);
      if (this.#starts.get(node) === run) this.#starts.delete(node);
    }
    this.sorted = undefined;
    this.#onForget(run);
  }

  runOf(node: Node): Run | undefined {
    const known = this.#byNode.get(node as Text) ?? this.#starts.get(node as Text);
    return known && isRun(known) ? known : undefined;
  }

  /** Forgets runs whose nodes have left the page. */
  *sweep(): Generator<void, void, void> {
    for (const run of this.runs) {
      if (!run.pieces.every(({ node }) => node.isConnected)) this.forget(run);
      yield;
    }
  }

  clear(): void {
    for (const run of this.runs) this.forget(run);
    this.#starts = new WeakMap();
    this.#byNode = new WeakMap();
    this.touched = new WeakSet();
  }
}

const lastOf = (pieces: readonly Piece[]): Text | undefined => pieces.at(-1)?.node;
const isRun = (known: Run | Text): known is Run => 'spans' in known;

function sameRun(run: Run, pieces: readonly Piece[]): boolean {
  if (run.pieces.length !== pieces.length) return false;
  return pieces.every(({ node, at }, index) => {
    const before = run.pieces[index];
    return before?.node === node && before.at === at && run.text.startsWith(node.data, at);
  });
}
