import type { Tier } from '../../rules/record.ts';
import type { Entry } from '../term-index.ts';
import type { Phrases } from './phrases.ts';

/** Where a term stands: all that a local sign may look at. */
export type Place = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly entry: Entry;
  readonly tier: Tier;
  readonly hasValue: boolean;
  /** Other rules of the run, in order, with the place of this one among them. */
  readonly all: readonly { readonly start: number; readonly end: number; readonly tier: Tier; readonly name: string }[];
  readonly at: number;
  /** Text before and after, at most 80 characters, ending at line breaks. */
  readonly before: string;
  readonly after: string;
  /** The page's language writes nouns with capitals (German), so a capital says nothing. */
  readonly nounCapitals: boolean;
  readonly phrases: Phrases;
};

/** The line of a place, at most 80 characters to each side. */
export function around(text: string, start: number, end: number): { before: string; after: string } {
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end, end + 80);
  const lineEnd = after.indexOf('\n');
  return {
    before: before.slice(before.lastIndexOf('\n') + 1),
    after: lineEnd < 0 ? after : after.slice(0, lineEnd),
  };
}
