import type { AuthoredTerm } from './authored.ts';
import type { Term } from './record.ts';

/** Folded plain text as terms are kept: lower case, straight apostrophes and hyphens, single spaces. */
export function foldTerm(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[“”″]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/** One term for each spelling an author gave; the same spelling twice counts once, the first time. */
export function expandTerms(authored: readonly AuthoredTerm[]): readonly Term[] {
  const terms = new Map<string, Term>();
  for (const { text, tier, forms = [], needs, typo } of authored) {
    for (const spelling of [text, ...forms]) {
      const folded = foldTerm(spelling);
      if (folded === '' || terms.has(folded)) continue;
      terms.set(folded, { text: folded, tier, ...(needs && { needs }), ...(typo && { typo }) });
    }
  }
  return [...terms.values()];
}
