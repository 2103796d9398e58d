import { fail, type Result, succeed } from '../result/result.ts';
import { readIndex } from './read-index.ts';
import type { TermIndex } from './term-index.ts';

/** Like `readIndex`, for who tells the user: a damaged index is a problem that says what mends it. */
export function openIndex(text: string): Result<TermIndex> {
  const index = readIndex(text);
  if (index) return succeed(index);
  return fail({
    code: 'term-list-damaged',
    what: 'The list of rule names is damaged.',
    where: 'core.index',
    mend: 'Install Auspex again, or put a fresh copy of its files on the site.',
  });
}
