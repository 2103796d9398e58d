/**
 * The boundary-anchored Aho–Corasick automaton: every term of every pack in one table, one step per character.
 *
 * A term can only begin where a word begins, so there are two resting rows: 0 "inside a word, nothing alive" loops on
 * letters, 1 "just after a boundary" is the root. A mismatch falls to the longest suffix that itself began at a word.
 *
 * The table is made while it is used. The terms lie sorted, so that a row is a range of them that agree in their first
 * symbols; it is made when somebody first stands in it, and its children are numbered then. A page of another subject
 * reaches a few hundred of many thousand rows, and nothing is built before the first character is read.
 *
 * A row is named by the place of its first step in the table, which saves the loop a shift. A step is stored bitwise-negated
 * when it leaves, on a character that ends a word, a row in which a term ends; rows not made yet hold `UNKNOWN`. The loop
 * has one branch for both.
 */
import { DIGIT, GAP, isWordClass, OTHER, SKIP, WIDTH } from './classes.ts';
import { CHARS } from './pattern-chars.ts';

/** A step of a row that was not made yet: what fresh memory holds. So no row has this number. */
export const UNKNOWN = 0;
/** The row inside a word in which nothing is alive. */
const DEAD = WIDTH;
/** The row just after a boundary. */
export const ROOT = 2 * WIDTH;
const FIRST_ROWS = 512;

/** What is known of a row, in numbers that lie together: the first term of its range and the one after the last. */
const FROM = 0;
const TO = 1;
/** Length of the longest term alive, in symbols; the symbol it was reached by; where a mismatch falls. */
const DEPTH = 2;
const SYMBOL = 3;
const FAIL = 4;
/** One more than the place of the term that ends here, 0 for none; the next shorter row in which a term ends, 0 for none. */
const OUT = 5;
const SHORTER = 6;

/** From a row to where its numbers begin: there is room for eight. */
const factsOf = (row: number): number => row >> 2;

export class Automaton {
  /** 32 steps a row, each the row it leads to. Replaced when it grows. */
  table = new Int32Array(FIRST_ROWS * WIDTH);
  #facts = new Int32Array(factsOf(FIRST_ROWS * WIDTH));
  #next = DEAD;
  readonly #terms: readonly string[];

  /** @param terms Sorted; each is its symbols as `CHARS` has them, up to a tab or its end. */
  constructor(terms: readonly string[]) {
    this.#terms = terms;
    this.#push(0, 0, 0, OTHER, 0);
    this.#push(0, terms.length, 0, OTHER, 0);
    for (const row of [DEAD, ROOT]) {
      for (let cls = 0; cls < WIDTH; cls++) this.table[row + cls] = cls === SKIP ? row : isWordClass(cls) ? DEAD : ROOT;
    }
    this.#goOn(ROOT, factsOf(ROOT), false);
    // "40k" may stand right behind letters ("Chaos40k").
    this.table[DEAD + DIGIT] = this.table[ROOT + DIGIT] as number;
  }

  /** The place in the sorted list of the term that ends in a row, −1 for none. */
  out(row: number): number {
    return (this.#facts[factsOf(row) + OUT] as number) - 1;
  }

  /** The next shorter row in which a term ends as well, 0 for none. */
  shorter(row: number): number {
    return this.#facts[factsOf(row) + SHORTER] as number;
  }

  /** Length of the longest term alive in a row, in symbols. */
  depth(row: number): number {
    return this.#facts[factsOf(row) + DEPTH] as number;
  }

  /** Makes a row: everything is as in the longest suffix, but for what the terms of this row go on with. */
  make(row: number): void {
    const at = factsOf(row);
    const back = this.#facts[at + FAIL] as number;
    if (this.table[back] === UNKNOWN) this.make(back);
    const { table } = this;
    const all = this.#facts;
    // A call of `copyWithin` takes longer than that.
    for (let cls = 0; cls < WIDTH; cls++) table[row + cls] = table[back + cls] as number;
    table[row + SKIP] = row;
    const ends = this.#ends(at);
    // A term that ends in the suffix ends here as well: then these steps are negated as they come.
    if (ends && !this.#ends(factsOf(back))) {
      for (let cls = DIGIT; cls <= OTHER; cls++) table[row + cls] = ~(table[row + cls] as number);
    }
    // A run of white space or digits is one symbol; a further digit is no end.
    const here = all[at + SYMBOL] as number;
    if (here === GAP || here === DIGIT) table[row + here] = row;
    this.#goOn(row, at, ends);
  }

  /** Whether a term ends in the row with these facts. */
  #ends(at: number): boolean {
    return ((this.#facts[at + OUT] as number) | (this.#facts[at + SHORTER] as number)) !== 0;
  }

  /** The rows one symbol further in the terms of a row: they are numbered and not yet made. */
  #goOn(row: number, at: number, ends: boolean): void {
    const terms = this.#terms;
    const to = this.#facts[at + TO] as number;
    const depth = this.#facts[at + DEPTH] as number;
    let from = this.#facts[at + FROM] as number;
    if (this.#facts[at + OUT] !== 0) from++;
    while (from < to) {
      const code = symbolAt(terms[from], depth);
      const alone = from + 1 === to || symbolAt(terms[to - 1], depth) === code;
      const end = alone ? to : firstFrom(terms, from + 1, to - 1, depth, code + 1);
      const cls = code >= 97 ? code - 97 : CHARS.indexOf(String.fromCharCode(code));
      // Where the suffix goes on with this symbol, or where one rests.
      const step = this.table[row + cls] as number;
      const child = this.#push(from, end, depth + 1, cls, step < 0 ? ~step : step);
      this.table[row + cls] = ends && cls >= DIGIT ? ~child : child;
      from = end;
    }
  }

  /** Numbers a row and puts down what is known of it. */
  #push(from: number, to: number, depth: number, symbol: number, fail: number): number {
    const row = this.#next;
    if (row === this.table.length) {
      this.table = longer(this.table);
      this.#facts = longer(this.#facts);
    }
    this.#next = row + WIDTH;
    const all = this.#facts;
    const at = factsOf(row);
    const back = factsOf(fail);
    all[at + FROM] = from;
    all[at + TO] = to;
    all[at + DEPTH] = depth;
    all[at + SYMBOL] = symbol;
    all[at + FAIL] = fail;
    if (depth > 0 && symbolAt(this.#terms[from], depth) === 0) all[at + OUT] = from + 1;
    all[at + SHORTER] = all[back + OUT] !== 0 ? fail : (all[back + SHORTER] as number);
    return row;
  }
}

/** Memory that nobody touched yet costs nothing, and copying does. */
function longer(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const next = new Int32Array(list.length * 4);
  next.set(list);
  return next;
}

/** The first term of a range whose symbol at a place is not below the wanted one. */
function firstFrom(terms: readonly string[], from: number, to: number, at: number, wanted: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (symbolAt(terms[middle], at) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** 0 behind the last symbol. */
function symbolAt(term: string | undefined, at: number): number {
  const code = (term as string).charCodeAt(at);
  return code > 9 ? code : 0;
}
