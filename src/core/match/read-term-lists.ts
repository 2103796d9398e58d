import { fail, type Result, succeed } from '../result/result.ts';
import type { PackTerms } from '../rules/record.ts';

const isEntry = (entry: unknown): boolean => {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, name, kind, terms } = entry as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof kind === 'string' &&
    Array.isArray(terms) &&
    terms.every((term: unknown) => typeof (term as { text?: unknown } | null)?.text === 'string')
  );
};

const isTermList = (list: unknown): list is PackTerms => {
  if (typeof list !== 'object' || list === null) return false;
  const { pack, edition, entries, guards } = list as Record<string, unknown>;
  return (
    typeof pack === 'string' &&
    (edition === '10e' || edition === '11e') &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    Array.isArray(guards) &&
    guards.every((guard) => typeof guard === 'string')
  );
};

/** Term lists from the JSON that ships. Never throws: a damaged list is a problem that says so. */
export function readTermLists(json: string): Result<readonly PackTerms[]> {
  let lists: unknown;
  try {
    lists = JSON.parse(json);
  } catch {
    lists = undefined;
  }
  if (Array.isArray(lists) && lists.length > 0 && lists.every(isTermList)) return succeed(lists);
  return fail({
    code: 'term-list-damaged',
    what: 'The list of rule names is damaged.',
    where: 'core.index',
    mend: 'Install Auspex again, or put a fresh copy of its files on the site.',
  });
}
