import type { AuthoredFront } from './authored.ts';
import { expandTerms, foldTerm } from './expand-terms.ts';

/** A way to name a rule inside another rule's text. */
export type LinkPhrase = {
  readonly source: string;
  /** Letters in the phrase, so that longer ones are tried first. */
  readonly weight: number;
  /** Only when written with capitals, as names are; a single ordinary word also not at the start of a sentence. */
  readonly capital: boolean;
  readonly word: boolean;
  readonly front: AuthoredFront;
};

/** Kinds whose names are proper names: "Insane Bravery", "Havocs". In lower case their words mean themselves. */
const PROPER = new Set([
  'core-stratagem',
  'detachment-stratagem',
  'boarding-actions',
  'enhancement',
  'datasheet',
  'datasheet-ability',
  'faction-rule',
  'detachment-rule',
]);

/** Abilities are written as names too ("extra attacks" may just be more attacks), but do have plurals ("Pistols"). */
const ABILITY = new Set(['weapon-ability', 'core-ability']);

const VALUE = String.raw`(?:\d{0,2}D[36](?:\+\d+)?|\d{1,2}\+?|X\+?)["”″]?`;
const KEYWORD = String.raw`\p{L}[\p{L}'’]*(?: \p{L}[\p{L}'’]*)?`;

/** Term text → pattern; the same signs as the detector's: a hyphen is hyphen, space or nothing, `{v}` a value, `{kw}` a keyword. */
function patternOf(term: string): string {
  const needsValue = term.includes('{kw}') || !/\p{L}/u.test(term.replace('{v}', ''));
  const head = needsValue ? term : term.replace(/ ?\{v\}$/, '');
  const parts = head.split(/(\{v\}|\{kw\}|[ '-])/).map((part) => {
    if (part === '{v}') return VALUE;
    if (part === '{kw}') return KEYWORD;
    if (part === ' ') return '\\s+';
    if (part === '-') return '[-\\u2010\\u2011 ]?';
    if (part === "'") return "['’]";
    return part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  });
  return parts.join('') + (head === term ? '' : `(?:\\s?${VALUE})?`);
}

function letters(text: string): number {
  return text.replace(/\{\w+\}/g, '').replace(/[^\p{L}\p{N}]/gu, '').length;
}

/** The official name and the distinct terms of a rule. Misspellings and shared slang never become links. */
export function phrasesOf(front: AuthoredFront): readonly LinkPhrase[] {
  if (front.kind === 'datasheet-ability' && !/\s/.test(front.name)) return [];
  const proper = PROPER.has(front.kind);
  const named = proper || ABILITY.has(front.kind);
  const terms = expandTerms(front.terms ?? []).filter(
    ({ tier, typo, needs }) => tier === 'distinct' && !typo && !needs,
  );
  const bare = (text: string): string => foldTerm(text.replace(/\{v\}/g, ''));
  const name = foldTerm(front.name);
  const distinctName = terms.some(({ text }) => bare(text) === name);
  const word = !/[\s-]/.test(name) && !distinctName;
  const phrases: LinkPhrase[] = [];
  const add = (text: string, plural: boolean, capital: boolean, single: boolean): void => {
    const source = patternOf(text) + (plural && /[a-rt-z]$/.test(text) ? 's?' : '');
    phrases.push({ source, weight: letters(text), capital, word: single, front });
  };
  for (const { text } of terms) add(text, text === name && !proper, named, false);
  if (letters(name) > 1 && !terms.some(({ text }) => text === name)) add(name, !proper, named || word, word);
  return phrases;
}
