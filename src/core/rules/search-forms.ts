import type { AuthoredFront } from './authored.ts';
import { expandTerms } from './expand-terms.ts';
import { foldName } from './fold-name.ts';

/** Signs of a value in a term: "{v} cp", "anti-{kw} {v}". */
const VALUES = /\{(?:v|kw)\}/g;

/**
 * What a reader may type for a rule beyond its name and aliases: its terms without their values. Misspellings are left to
 * the search, and so is what a name begins with or a plural adds.
 */
export function searchForms({ name, aliases = [], terms = [] }: AuthoredFront): readonly string[] {
  const known = [name, ...aliases].map(foldName);
  const forms: string[] = [];
  for (const { text, typo } of expandTerms(terms)) {
    const bare = text.replace(VALUES, '').replace(/^[\s-]+|[\s-]+$/g, '');
    const folded = foldName(bare);
    if (typo || folded === '' || known.some((one) => one.startsWith(folded) || folded === `${one}s`)) continue;
    known.push(folded);
    forms.push(bare);
  }
  return forms;
}
