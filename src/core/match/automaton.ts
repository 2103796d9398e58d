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
  /** While a row is made: its children by symbol. */
  readonly #next = new Int32Array(WIDTH);

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
    const at = row * WIDTH;
    if (this.table[at] !== UNKNOWN) return;
    const back = row > ROOT ? (this.#fail[row] ?? 0) : -1;
    if (back >= 0) this.#make(back);
    if (row === 0) this.#make(ROOT);
    this.#children(row, back);
    const { table } = this;
    const here = this.#symbol[row] ?? OTHER;
    const ends = row > ROOT && ((this.out[row] ?? -1) >= 0 || this.shorter[row] !== 0);
    for (let cls = 0; cls < WIDTH; cls++) {
      let step = this.#next[cls] ?? 0;
      if (step === 0) {
        if (back < 0) step = cls === SKIP ? row : isWordClass(cls) ? 0 : ROOT;
        // A run of white space or digits is one symbol.
        else if (cls === SKIP || (cls === here && (cls === GAP || cls === DIGIT))) step = row;
        else step = this.#reached(back, cls);
      }
      table[at + cls] = ends && cls >= DIGIT && cls <= OTHER && step !== row ? ~step : step;
    }
    // "40k" may stand right behind letters ("Chaos40k").
    if (row === 0) {
      table[DIGIT] = this.#reached(ROOT, DIGIT);
      table[SKIP] = 0;
    }
  }

  /** The row a step of a made row leads to. */
  #reached(row: number, cls: number): number {
    const step = this.table[row * WIDTH + cls] ?? 0;
    return step < 0 ? ~step : step;
  }

  /** The rows one symbol further in the terms of a row, by symbol into `#next`; they are numbered and not yet made. */
  #children(row: number, back: number): void {
    this.#next.fill(0);
    const depth = this.depth[row] ?? 0;
    const to = this.#to[row] ?? 0;
    let from = this.#from[row] ?? 0;
    if (from < to && symbolAt(this.#terms[from], depth) === 0) from++;
    while (from < to) {
      const code = symbolAt(this.#terms[from], depth);
      const alone = symbolAt(this.#terms[to - 1], depth) === code;
      const end = alone ? to : this.#firstFrom(from + 1, to - 1, depth, code + 1);
      const cls = code >= 97 ? code - 97 : CHARS.indexOf(String.fromCharCode(code));
      const fresh = this.#add();
      this.#next[cls] = fresh;
      this.#from[fresh] = from;
      this.#to[fresh] = end;
      this.#symbol[fresh] = cls;
      this.depth[fresh] = depth + 1;
      this.out[fresh] = symbolAt(this.#terms[from], depth + 1) === 0 ? from : -1;
      const falls = back >= 0 ? this.#reached(back, cls) : isWordClass(cls) ? 0 : ROOT;
      this.#fail[fresh] = falls;
      this.shorter[fresh] = (this.out[falls] ?? -1) >= 0 ? falls : (this.shorter[falls] ?? 0);
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

  #add(): number {
    if (this.out.length === UNUSED) this.#push();
    const row = this.#push();
    if (row * WIDTH >= this.table.length) {
      const size = this.table.length * 2;
      const wide = size / WIDTH > UNUSED + 1 ? new Int32Array(size) : new Int16Array(size);
      wide.fill(UNKNOWN, this.table.length).set(this.table);
      this.table = wide;
    }
    return row;
  }

  #push(): number {
    this.out.push(-1);
    this.depth.push(0);
    this.shorter.push(0);
    this.#from.push(0);
    this.#to.push(0);
    this.#symbol.push(OTHER);
    this.#fail.push(0);
    return this.out.length - 1;
  }
}

/** 0 behind the last symbol. */
function symbolAt(term: string | undefined, at: number): number {
  const code = (term ?? '').charCodeAt(at);
  return code > 9 ? code : 0;
}
