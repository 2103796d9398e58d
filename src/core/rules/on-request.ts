/**
 * What a rule source needs only now and then: search, large packs, what is wrong with a damaged pack. One file, because every
 * part loaded by itself cuts the code it shares with the cards into one piece more.
 */
export { describeProblem } from '../result/result.ts';
export { checkBodies } from './check-pack.ts';
export { openParted } from './parted-pack.ts';
export { makeSearch } from './search-records.ts';
