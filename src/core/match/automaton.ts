/**
 * The boundary-anchored Aho–Corasick automaton: every term of every pack in one table, one step per character.
 *
 * A term can only begin where a word begins, so there are two resting rows: 0 "inside a word, nothing alive" loops on
 * letters, 1 "just after a boundary" is the root. A mismatch falls to the longest suffix that itself began at a word.
 *
 * The table is made while it is used. The terms lie sorted, so that a row is a range of them that agree in their first
 * symbols, and a step is a search in that range; each step is looked for once and then stands in the table. A page of
 * another subject reaches a few hundred of many thousand rows, and nothing is built before the first character is read.
 *
 * A step is stored bitwise-negated when it leaves, on a character that ends a word, a row in which a term ends, and as
 * `UNKNOWN` before it was taken: the loop has one branch for both.
 */
import { DIGIT, GAP, isWordClass, OTHER, SKIP, WIDTH } from './classes.ts';
import { CHARS } from './pattern-chars.ts';

/** The row just after a boundary. */
export const ROOT = 1;
/** A step that was not taken yet. */
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

  /** The step from a row, as the table has it from now on. */
  follow(row: number, cls: number): number {
    const at = row * WIDTH + cls;
    const known = this.table[at] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const target = this.#target(row, cls);
    const leaves = cls >= DIGIT && cls <= OTHER && target !== row;
    const ends = leaves && ((this.out[row] ?? -1) >= 0 || this.shorter[row] !== 0);
    const step = ends ? ~target : target;
    this.table[at] = step;
    return step;
  }

  #target(row: number, cls: number): number {
    const rest = cls !== SKIP && !isWordClass(cls) ? ROOT : 0;
    // "40k" may stand right behind letters ("Chaos40k").
    if (row === 0) return cls === DIGIT ? this.#next(ROOT, DIGIT) : rest;
    if (cls === SKIP) return row;
    const child = this.#child(row, cls);
    if (child) return child;
    if (row === ROOT) return rest;
    // A run of white space or digits is one symbol.
    if (cls === this.#symbol[row] && (cls === GAP || cls === DIGIT)) return row;
    return this.#next(this.#fail[row] ?? 0, cls);
  }

  #next(row: number, cls: number): number {
    const step = this.follow(row, cls);
    return step < 0 ? ~step : step;
  }

  /** The row one symbol further in the terms of a row, 0 where none goes on so. Asked once for each. */
  #child(row: number, cls: number): number {
    const wanted = CHARS.charCodeAt(cls);
    const depth = this.depth[row] ?? 0;
    const to = this.#to[row] ?? 0;
    const from = this.#firstFrom(this.#from[row] ?? 0, to, depth, wanted);
    if (from === to || symbolAt(this.#terms[from], depth) !== wanted) return 0;
    const fresh = this.#add();
    this.#from[fresh] = from;
    this.#to[fresh] = this.#firstFrom(from, to, depth, wanted + 1);
    this.#symbol[fresh] = cls;
    this.depth[fresh] = depth + 1;
    this.out[fresh] = symbolAt(this.#terms[from], depth + 1) === 0 ? from : -1;
    const back = row === ROOT ? (isWordClass(cls) ? 0 : ROOT) : this.#next(this.#fail[row] ?? 0, cls);
    this.#fail[fresh] = back;
    this.shorter[fresh] = (this.out[back] ?? -1) >= 0 ? back : (this.shorter[back] ?? 0);
    return fresh;
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
