/**
 * The boundary-anchored Aho–Corasick automaton: every term of every pack in one table, one step per character.
 *
 * A term can only begin where a word begins, so there are two resting states: 0 "inside a word, nothing alive" loops on
 * letters, 1 "just after a boundary" is the root. A mismatch falls to the longest suffix that itself began at a word.
 * An entry is stored bitwise-negated when it leaves, on a character that ends a word, a state in which a term ends: the
 * loop has one branch. Two bytes an entry are enough for 32,000 states, about 2,500 names; larger indexes take four.
 */
import { DIGIT, GAP, isWordClass, OTHER, QUOTE, SKIP, WIDTH } from './classes.ts';
import { ROOT } from './trie.ts';

/** The tree of terms, states numbered by depth (see `Trie.byDepth`). */
export type TermTree = {
  readonly parent: Int32Array<ArrayBuffer>;
  readonly symbol: Uint8Array<ArrayBuffer>;
  /** Index into the outputs, −1 for none. */
  readonly out: Int32Array<ArrayBuffer>;
};

export type Automaton = TermTree & {
  /** `states × 32`, the next state, negated where a term ends. */
  readonly table: Int16Array<ArrayBuffer> | Int32Array<ArrayBuffer>;
  /** Length of the longest term alive in a state, in symbols. */
  readonly depth: Uint8Array<ArrayBuffer>;
  /** The next shorter state in which a term ends as well, 0 for none. */
  readonly shorter: Int32Array<ArrayBuffer>;
};

const STATES_A_STEP = 2500;
const MOST_SHORT = 0x7fff;

/** The automaton of a tree, at once. */
export function automatonOf(tree: TermTree): Automaton {
  const steps = automatonInSteps(tree);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, handing back control every few thousand states. */
export function* automatonInSteps(tree: TermTree): Generator<void, Automaton> {
  const { parent, symbol, out } = tree;
  const states = out.length;
  const table = states > MOST_SHORT ? new Int32Array(states * WIDTH) : new Int16Array(states * WIDTH);
  const depth = new Uint8Array(states);
  const fail = new Int32Array(states);
  const shorter = new Int32Array(states);
  for (let at = 0; at < WIDTH; at++) {
    table[at] = at === SKIP || isWordClass(at) ? 0 : ROOT;
    table[WIDTH + at] = at === SKIP || !isWordClass(at) ? ROOT : 0;
  }
  let child = ROOT + 1;
  for (let state = ROOT; state < states; state++) {
    if (state % STATES_A_STEP === 0) yield;
    const row = state * WIDTH;
    const back = fail[state] ?? 0;
    if (state > ROOT) {
      // Everything is as in the longest suffix, but for what this state itself goes on with.
      table.copyWithin(row, back * WIDTH, back * WIDTH + WIDTH);
      table[row + SKIP] = state;
      const here = symbol[state] ?? 0;
      if (here === GAP || here === DIGIT) table[row + here] = state;
      shorter[state] = (out[back] ?? -1) >= 0 ? back : (shorter[back] ?? 0);
    }
    for (; child < states && parent[child] === state; child++) {
      const by = symbol[child] ?? 0;
      fail[child] = table[row + by] ?? 0;
      table[row + by] = child;
      depth[child] = Math.min(255, (depth[state] ?? 0) + 1);
      // "40k" may stand right behind letters ("Chaos40k").
      if (state === ROOT && by === DIGIT) table[DIGIT] = child;
    }
  }
  yield;
  for (let state = ROOT; state < states; state++) {
    if ((out[state] ?? -1) < 0 && !shorter[state]) continue;
    for (const ending of [DIGIT, GAP, QUOTE, OTHER]) {
      const at = state * WIDTH + ending;
      // A further digit of the same number is no end.
      if (table[at] !== state) table[at] = ~(table[at] ?? 0);
    }
  }
  return { parent, symbol, out, table, depth, shorter };
}
