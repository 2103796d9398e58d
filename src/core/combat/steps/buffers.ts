/**
 * Scratch memory of the solver, grown when needed and reused: inner loops allocate nothing. A solve runs to its end
 * before the next one starts, so sharing is safe; nothing here outlives a solve.
 */
const pool: Float64Array[] = [];

/** Scratch array number `slot` with at least `length` entries, the first `length` set to 0. */
export function scratch(slot: number, length: number): Float64Array {
  let array = pool[slot];
  if (!array || array.length < length) {
    array = new Float64Array(Math.max(length, 1024, 2 * (array?.length ?? 0)));
    pool[slot] = array;
  } else {
    array.fill(0, 0, length);
  }
  return array;
}
