import { bodyLength } from './body-length.ts';
import { compiles } from './compiles.ts';
import { datasheetFigures } from './datasheet-figures.ts';
import { dates } from './dates.ts';
import { effectsMakeSense } from './effects-make-sense.ts';
import { formatting } from './formatting.ts';
import { gistNumbers } from './gist-numbers.ts';
import { keywordsKnown } from './keywords-known.ts';
import { linksWritten } from './links-written.ts';
import type { Linter } from './linter.ts';
import { nothingMissingBelow } from './nothing-missing-below.ts';
import { ownWords } from './own-words.ts';
import { pathIsId } from './path-is-id.ts';
import { schema } from './schema.ts';
import { uniqueTerms } from './unique-terms.ts';
import { valuesDeclared } from './values-declared.ts';

/** Every linter, in the order a contributor wants to hear them. */
export const LINTERS: readonly Linter[] = [
  schema,
  pathIsId,
  compiles,
  uniqueTerms,
  valuesDeclared,
  keywordsKnown,
  datasheetFigures,
  effectsMakeSense,
  dates,
  linksWritten,
  bodyLength,
  gistNumbers,
  nothingMissingBelow,
  ownWords,
  formatting,
];
