import type { Found, Run } from './found.ts';
import { type NearTerm, nearTerms } from './near-terms.ts';
import type { TermIndex } from './term-index.ts';

/**
 * Misspelt names on pages that are surely about the game: one word of a multi-word distinct name may differ by one edit
 * (by two when the word has seven letters and the name ten), the others must be right. Each word of the text is looked
 * up once, so the pass is linear; how many names share a word is bounded when the index is built.
 */
export function findMisspelt(index: TermIndex, run: Run, known: readonly Found[]): Found[] {
  const words = [...run.text.matchAll(/[\p{L}\p{M}'’\u00ad]+/gu)].map((match) => ({
    text: index.fold(match[0]).replace(/ /g, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const near = nearTerms(index);
  const found: Found[] = [];
  let free = 0;
  for (let at = 0; at < words.length; at++) {
    const list = near.get(words[at]?.text ?? '');
    if (!list) continue;
    for (const term of list) {
      const span = fits(run.text, words, at, term);
      if (
        !span ||
        span.start < free ||
        known.some((one) => one.tier !== 'word' && one.start < span.end && one.end > span.start)
      )
        continue;
      const entry = index.entry(term.entry);
      if (!entry) continue;
      found.push(run.misspelt(span, entry, term.term.tier));
      free = span.end;
      break;
    }
  }
  return found;
}

type Word = { readonly text: string; readonly start: number; readonly end: number };

function fits(text: string, words: readonly Word[], at: number, { words: name }: NearTerm) {
  const place = name.indexOf(words[at]?.text ?? '');
  const first = words[at - place];
  const last = words[at - place + name.length - 1];
  if (!first || !last) return undefined;
  let wrong = 0;
  for (let i = 0; i < name.length; i++) {
    const word = words[at - place + i];
    const right = name[i] ?? '';
    if (!word || word.text === right) continue;
    if (++wrong > 1 || !isNear(word.text, right, name.join(' ').length)) return undefined;
  }
  const between = text.slice(first.start, last.end).replace(/[\p{L}\p{M}'’\u00ad]+/gu, '');
  return wrong === 1 && /^[\s\u2010-\u2015-]*$/.test(between) && !/\n\s*\n/.test(between)
    ? { start: first.start, end: last.end }
    : undefined;
}

function isNear(word: string, right: string, whole: number): boolean {
  if (right.length < 4 || word.charAt(0) !== right.charAt(0) || word === `${right}s`) return false;
  return editDistance(word, right) <= (whole >= 10 && right.length >= 7 ? 2 : 1);
}

/** Edits, with a swap of neighbours as one; anything over 2 is 3. */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let before: number[] = [];
  let row = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 9) + 1, (next[j - 1] ?? 9) + 1, (row[j - 1] ?? 9) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 9) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return Math.min(3, row[b.length] ?? 3);
}
