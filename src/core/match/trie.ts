/** State 0: inside a word in which nothing is alive. State 1: just after a boundary; the root of all terms. */
export const ROOT = 1;

/** The terms as a tree of symbols, by first child and next sibling: twelve bytes a state, however wide the alphabet. */
export class Trie {
  states = 2;
  parent = new Int32Array(4096);
  symbol = new Uint8Array(4096);
  #first = new Int32Array(4096);
  #next = new Int32Array(4096);

  /** Adds a path and gives its end state. */
  insert(symbols: Uint8Array): number {
    let state = ROOT;
    for (const symbol of symbols) state = this.#child(state, symbol);
    return state;
  }

  /** States numbered by depth, so that parents come before children and the children of one state side by side. */
  byDepth(): { order: Int32Array<ArrayBuffer>; parent: Int32Array<ArrayBuffer>; symbol: Uint8Array<ArrayBuffer> } {
    const order = new Int32Array(this.states);
    const parent = new Int32Array(this.states);
    const symbol = new Uint8Array(this.states);
    order[ROOT] = ROOT;
    let tail = 2;
    for (let head = ROOT; head < tail; head++) {
      for (let child = this.#first[order[head] ?? 0] ?? 0; child; child = this.#next[child] ?? 0) {
        parent[tail] = head;
        symbol[tail] = this.symbol[child] ?? 0;
        order[tail++] = child;
      }
    }
    return { order, parent, symbol };
  }

  #child(state: number, symbol: number): number {
    for (let child = this.#first[state] ?? 0; child; child = this.#next[child] ?? 0) {
      if (this.symbol[child] === symbol) return child;
    }
    if (this.states === this.symbol.length) this.#grow();
    const fresh = this.states++;
    this.parent[fresh] = state;
    this.symbol[fresh] = symbol;
    this.#next[fresh] = this.#first[state] ?? 0;
    this.#first[state] = fresh;
    return fresh;
  }

  #grow(): void {
    const size = this.states * 2;
    const longer = (old: Int32Array) => {
      const fresh = new Int32Array(size);
      fresh.set(old);
      return fresh;
    };
    this.parent = longer(this.parent);
    this.#first = longer(this.#first);
    this.#next = longer(this.#next);
    const symbol = new Uint8Array(size);
    symbol.set(this.symbol);
    this.symbol = symbol;
  }
}
