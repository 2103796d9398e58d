/**
 * The boundary-anchored Aho–Corasick automaton: every term of every pack in one table, one step per character.
 *
 * A term can only begin where a word begins, so there are two resting states: 0 "inside a word, nothing alive" loops on
 * letters, 1 "just after a boundary" is the root. A mismatch falls to the longest suffix that itself began at a word.
 * Entries are premultiplied (state × 32), so a step is one addition and one read. An entry is stored bitwise-negated
 * when it leaves, on a character that ends a word, a state in which a term ends: the loop has one branch.
 */
import { DIGIT, GAP, isWordClass, OTHER, QUOTE, SKIP, WIDTH } from './classes.ts';
import { ROOT, type Trie } from './trie.ts';

export type Automaton = {
  /** `states × 32`, premultiplied, negated where a term ends. */
  readonly table: Int32Array<ArrayBuffer>;
  /** Length of the longest term alive in a state, in symbols. */
  readonly depth: Uint8Array<ArrayBuffer>;
  /** Index into the outputs, −1 for none. */
  readonly out: Int32Array<ArrayBuffer>;
  /** The next shorter state in which a term ends as well, 0 for none. */
  readonly shorter: Int32Array<ArrayBuffer>;
};

const STATES_A_STEP = 600;

/** Turns a trie into the automaton, handing back control every few hundred states. `ends` gives each state's output. */
export function* automatonInSteps(trie: Trie, ends: ReadonlyMap<number, number>): Generator<void, Automaton> {
  const states = trie.states;
  const table = trie.table.slice(0, states * WIDTH);
  const fail = new Int32Array(states);
  const shorter = new Int32Array(states);
  const out = new Int32Array(states).fill(-1);
  for (const [state, output] of ends) out[state] = output;
  const last = new Uint8Array(states);
  const queue = new Int32Array(states);
  let tail = 0;
  const at = (state: number, symbol: number) => table[state * WIDTH + symbol] ?? 0;

  for (let symbol = 0; symbol < WIDTH; symbol++) {
    const child = at(ROOT, symbol);
    const rest = symbol === SKIP ? ROOT : isWordClass(symbol) ? 0 : ROOT;
    // Digits may stand right before a name ("5+FNP", "2OC") and "40k" right after letters ("Chaos40k").
    table[symbol] = symbol === SKIP ? 0 : symbol === DIGIT && child ? child : rest;
    if (child) {
      fail[child] = symbol === DIGIT ? ROOT : rest;
      last[child] = symbol;
      queue[tail++] = child;
    } else table[ROOT * WIDTH + symbol] = rest;
  }

  for (let head = 0; head < tail; head++) {
    if (head % STATES_A_STEP === STATES_A_STEP - 1) yield;
    const state = queue[head] ?? 0;
    const back = fail[state] ?? 0;
    shorter[state] = (out[back] ?? -1) >= 0 ? back : (shorter[back] ?? 0);
    const symbolHere = last[state] ?? 0;
    for (let symbol = 0; symbol < WIDTH; symbol++) {
      const child = at(state, symbol);
      if (child) {
        fail[child] = at(back, symbol);
        last[child] = symbol;
        queue[tail++] = child;
      } else if (symbol === SKIP || (symbol === symbolHere && (symbol === GAP || symbol === DIGIT))) {
        table[state * WIDTH + symbol] = state;
      } else table[state * WIDTH + symbol] = at(back, symbol);
    }
  }
  yield;
  finish(table, out, shorter);
  return { table, depth: trie.depth.slice(0, states), out, shorter };
}

function finish(table: Int32Array, out: Int32Array, shorter: Int32Array): void {
  for (let at = 0; at < table.length; at++) table[at] = (table[at] ?? 0) * WIDTH;
  for (let state = 0; state < out.length; state++) {
    if ((out[state] ?? -1) < 0 && !shorter[state]) continue;
    for (const symbol of [DIGIT, GAP, QUOTE, OTHER]) {
      const at = state * WIDTH + symbol;
      // A further digit of the same number is no end.
      if (table[at] !== state * WIDTH) table[at] = ~(table[at] ?? 0);
    }
  }
}
