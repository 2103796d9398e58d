import { findMisspelt } from './fuzzy.ts';
import { readNumbers } from './number-notation.ts';

/** What finds more than names on pages that are about the game; it may come once a page has its first rule. */
export type Finders = { readonly findMisspelt: typeof findMisspelt; readonly readNumbers: typeof readNumbers };

export const FINDERS: Finders = { findMisspelt, readNumbers };
