import { WIDTH } from './classes.ts';

/** State 0: inside a word in which nothing is alive. State 1: just after a boundary; the root of all terms. */
export const ROOT = 1;

/**
 * The terms as a tree of symbols. Rows are `WIDTH` long, 0 for "no child"; the automaton later fills the same table.
 */
export class Trie {
  table: Int32Array<ArrayBuffer>;
  /** Symbols from the root to each state. */
  depth: Uint8Array<ArrayBuffer>;
  states = 2;
  constructor(states = 1024) {
    this.table = new Int32Array(states * WIDTH);
    this.depth = new Uint8Array(states);
  }

  /** Adds a path and gives its end state. */
  insert(symbols: Uint8Array): number {
    let state = ROOT;
    for (const symbol of symbols) state = this.child(state, symbol);
    return state;
  }

  child(state: number, symbol: number): number {
    const at = state * WIDTH + symbol;
    const known = this.table[at] ?? 0;
    if (known) return known;
    if (this.states === this.depth.length) this.grow();
    const fresh = this.states++;
    this.table[at] = fresh;
    this.depth[fresh] = Math.min(255, (this.depth[state] ?? 0) + 1);
    return fresh;
  }

  private grow(): void {
    const table = new Int32Array(this.table.length * 2);
    table.set(this.table);
    this.table = table;
    const depth = new Uint8Array(this.depth.length * 2);
    depth.set(this.depth);
    this.depth = depth;
  }
}
