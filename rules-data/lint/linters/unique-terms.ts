import type { Problem } from '../../../src/core/result/result.ts';
import type { AuthoredRecord } from '../../../src/core/rules/authored.ts';
import { expandTerms } from '../../../src/core/rules/expand-terms.ts';
import { foldName } from '../../../src/core/rules/fold-name.ts';
import type { Linter } from './linter.ts';

/** Records of one name share their terms on purpose: the card offers a choice. */
function sameName(a: AuthoredRecord, b: AuthoredRecord): boolean {
  const names = ({ front }: AuthoredRecord): string[] => [front.name, ...(front.aliases ?? [])].map(foldName);
  const theirs = new Set(names(b));
  return names(a).some((name) => theirs.has(name));
}

export const uniqueTerms: Linter = {
  name: 'unique-terms',
  sentence: 'A term belongs to one rule of an edition; only rules of the same name share terms.',
  check: ({ pack }) => {
    const owners = new Map<string, AuthoredRecord>();
    const problems: Problem[] = [];
    for (const record of pack.records) {
      const seen = new Map<string, number>();
      for (const { text } of (record.front.terms ?? []).flatMap((term) => expandTerms([term]))) {
        seen.set(text, (seen.get(text) ?? 0) + 1);
      }
      for (const [text, times] of seen) {
        const { where } = record;
        if (times > 1)
          problems.push({ code: 'unique-terms', where, what: `terms: "${text}" is listed twice.`, mend: 'Keep one.' });
        const owner = owners.get(text);
        if (!owner) owners.set(text, record);
        else if (!sameName(owner, record)) {
          const what = `terms: "${text}" is already a term of ${owner.front.id}.`;
          const mend =
            'Keep it where readers mean it more often; if the two are one rule, give them the same name or an alias.';
          problems.push({ code: 'unique-terms', where, what, mend });
        }
      }
    }
    return problems;
  },
};
