import type { Phrases } from './phrases.ts';

/** Whether "40k" is said as a number: "$40k", "a 40k salary", "over 40k users". */
export function isNumber(phrases: Phrases, text: string, start: number, end: number): boolean {
  const shown = text.slice(start, end);
  if (!/^40k$/i.test(shown)) return false;
  const after = text.slice(end, end + 24);
  const before = text.slice(Math.max(0, start - 24), start);
  return (
    phrases.countedAfter.test(after) ||
    (phrases.moneyBefore.test(before) &&
      phrases.moneyAfter.test(after) &&
      !/\b(?:of|with|for|to|in|is) $/i.test(before))
  );
}
