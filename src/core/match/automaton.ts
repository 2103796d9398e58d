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
 * A step is stored bitwise-negated when it leaves, on a character that ends a word, a row in which a term ends; rows not made
 * yet hold `UNKNOWN`. The loop has one branch for both.
 */
import { DIGIT, GAP, isWordClass, OTHER, SKIP, WIDTH } from './classes.ts';
import { CHARS } from './pattern-chars.ts';

/** The row just after a boundary. */
export const ROOT = 1;
/** A step of a row that was not made yet. */
export const UNKNOWN = -32768;
/** No row has this number, because its negation is `UNKNOWN`; from here on an entry takes four bytes. */
const UNUSED = 32767;
const FIRST_ROWS = 256;

export class Automaton {
  /** `rows × 32`, the next row, negated where a term ends. Replaced when it grows. */
  table: Int16Array<ArrayBuffer> | Int32Array<ArrayBuffer> = new Int16Array(FIRST_ROWS * WIDTH).fill(UNKNOWN);
  /** By row: the place in the sorted list of the term that ends here, −1 for none. */
  readonly out: number[] = [-1, -1];
  /** By row: length of the longest term alive, in symbols. */
  readonly depth: number[] = [0, 0];
  /** By row: the next shorter row in which a term ends as well, 0 for none. */
  readonly shorter: number[] = [0, 0];
  readonly #terms: readonly string[];
  /** By row: the first term of its range and the one after the last, the symbol it was reached by, where a mismatch falls. */
  readonly #from: number[];
  readonly #to: number[];
  readonly #symbol: number[] = [OTHER, OTHER];
  readonly #fail: number[] = [0, 0];

  /** @param terms Sorted; each is its symbols as `CHARS` has them, up to a tab or its end. */
  constructor(terms: readonly string[]) {
    this.#terms = terms;
    this.#from = [0, 0];
    this.#to = [0, terms.length];
  }

  /** The step from a row; makes the row where nobody was there before. */
  follow(row: number, cls: number): number {
    this.#make(row);
    return this.table[row * WIDTH + cls] ?? ROOT;
  }

  /** Everything is as in the longest suffix, but for what the terms of this row go on with. */
  #make(row: number): void {
    if (this.table[row * WIDTH] !== UNKNOWN) return;
    if (row > ROOT) {
      const back = this.#fail[row] ?? 0;
      this.#make(back);
      const at = row * WIDTH;
      const { table } = this;
      table.copyWithin(at, back * WIDTH, back * WIDTH + WIDTH);
      if (this.#ends(back)) this.#turn(back, at);
      table[at + SKIP] = row;
      // A run of white space or digits is one symbol.
      const here = this.#symbol[row] ?? OTHER;
      if (here === GAP || here === DIGIT) table[at + here] = row;
      this.#children(row, at);
      if (this.#ends(row)) this.#turn(row, at);
      return;
    }
    for (let cls = 0; cls < WIDTH; cls++) {
      const inside = cls === SKIP ? row : 0;
      this.table[row * WIDTH + cls] = cls === SKIP || isWordClass(cls) ? inside : ROOT;
    }
    if (row === ROOT) this.#children(ROOT, WIDTH);
    else {
      // "40k" may stand right behind letters ("Chaos40k").
      this.#make(ROOT);
      this.table[DIGIT] = this.table[WIDTH + DIGIT] ?? ROOT;
    }
  }

  #ends(row: number): boolean {
    return (this.out[row] ?? -1) >= 0 || (this.shorter[row] ?? 0) !== 0;
  }

  /** Negates the steps that leave a row on a character that ends a word, or turns them back. A further digit is no end. */
  #turn(row: number, at: number): void {
    for (let cls = DIGIT; cls <= OTHER; cls++) {
      const step = this.table[at + cls] ?? 0;
      if (step !== row) this.table[at + cls] = ~step;
    }
  }

  /** The rows one symbol further in the terms of a row: they are numbered and not yet made. `at` is the row in the table. */
  #children(row: number, at: number): void {
    const depth = this.depth[row] ?? 0;
    const to = this.#to[row] ?? 0;
    let from = this.#from[row] ?? 0;
    if (from < to && symbolAt(this.#terms[from], depth) === 0) from++;
    while (from < to) {
      const code = symbolAt(this.#terms[from], depth);
      const alone = from + 1 === to || symbolAt(this.#terms[to - 1], depth) === code;
      const end = alone ? to : this.#firstFrom(from + 1, to - 1, depth, code + 1);
      const cls = code >= 97 ? code - 97 : CHARS.indexOf(String.fromCharCode(code));
      // Where the suffix goes on with this symbol, or where one rests.
      const back = this.table[at + cls] ?? ROOT;
      const fresh = this.out.length === UNUSED ? UNUSED + 1 : this.out.length;
      if (fresh > UNUSED && this.out.length === UNUSED) this.#push(0, 0, OTHER, 0, 0, -1);
      this.#push(from, end, cls, back, depth + 1, symbolAt(this.#terms[from], depth + 1) === 0 ? from : -1);
      if (fresh * WIDTH >= this.table.length) this.#grow();
      this.table[at + cls] = fresh;
      from = end;
    }
  }

  /** The first term of a range whose symbol at a place is not below the wanted one. */
  #firstFrom(from: number, to: number, depth: number, wanted: number): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (symbolAt(this.#terms[middle], depth) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #push(from: number, to: number, symbol: number, fail: number, depth: number, out: number): void {
    this.#from.push(from);
    this.#to.push(to);
    this.#symbol.push(symbol);
    this.#fail.push(fail);
    this.depth.push(depth);
    this.out.push(out);
    this.shorter.push((this.out[fail] ?? -1) >= 0 ? fail : (this.shorter[fail] ?? 0));
  }

  #grow(): void {
    const size = this.table.length * 2;
    const larger = size / WIDTH > UNUSED + 1 ? new Int32Array(size) : new Int16Array(size);
    larger.fill(UNKNOWN, this.table.length).set(this.table);
    this.table = larger;
  }
}

/** 0 behind the last symbol. */
function symbolAt(term: string | undefined, at: number): number {
  const code = (term ?? '').charCodeAt(at);
  return code > 9 ? code : 0;
}
