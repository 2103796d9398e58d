import type { Problem } from '../result/result.ts';
import { edition, id, record, termEntry } from './check-record.ts';
import { PACK_SCHEMA } from './pack-schema.ts';
import type { PackBodies, PackTerms, RuleRecord } from './record.ts';
import { anything, type Check, dictionaryOf, type Fault, fields, listOf, number, text, within } from './shape.ts';

export type CheckedPack<Pack> = {
  /** What of the pack can be used: the whole less the records or entries that are wrong. Undefined when nothing can. */
  readonly pack: Pack | undefined;
  readonly problems: readonly Problem[];
};

const HEAD = { schema: number, pack: text, edition, date: text, revision: text };
const bodiesHead = fields({ ...HEAD, name: text, records: dictionaryOf(anything) });
const termsHead = fields({ ...HEAD, entries: listOf(anything), guards: listOf(text) });

function problem({ at, what }: Fault, mend: string): Problem {
  return { code: 'damaged-pack', where: at || 'pack', what: `The pack is damaged: ${at || 'it'} ${what}.`, mend };
}

function headProblem(data: unknown, head: Check): Problem | undefined {
  const found = head(data);
  if (found) return problem(found, 'Import it again from its source.');
  const schema = (data as { schema: number }).schema;
  if (schema === PACK_SCHEMA) return undefined;
  const newer = schema > PACK_SCHEMA;
  return {
    code: newer ? 'newer-pack' : 'older-pack',
    where: 'schema',
    what: `The pack was made by ${newer ? 'a newer' : 'an older'} version of this program.`,
    mend: newer ? 'Update the program.' : 'Import it again from its source.',
  };
}

/** Checks what claims to be `<pack>.bodies.json`. Records that are damaged are left out and reported; never throws. */
export function checkBodies(data: unknown): CheckedPack<PackBodies> {
  const wrong = headProblem(data, bodiesHead);
  if (wrong) return { pack: undefined, problems: [wrong] };
  const bodies = data as PackBodies;
  const problems: Problem[] = [];
  const good: [string, RuleRecord][] = [];
  for (const [key, value] of Object.entries<unknown>(bodies.records)) {
    const found = id(key) ?? record(value);
    const known = value as RuleRecord;
    if (found)
      problems.push(problem(within(`records.${key}`, found), 'This record is left out; the others can be used.'));
    else if (known.id !== key || known.edition !== bodies.edition) {
      const other: Fault = { at: `records.${key}`, what: 'is another record than its key or edition says' };
      problems.push(problem(other, 'This record is left out; the others can be used.'));
    } else good.push([key, known]);
  }
  return { pack: problems.length === 0 ? bodies : { ...bodies, records: Object.fromEntries(good) }, problems };
}

/** Checks what claims to be `<pack>.terms.json`. Entries that are damaged are left out and reported; never throws. */
export function checkTerms(data: unknown): CheckedPack<PackTerms> {
  const wrong = headProblem(data, termsHead);
  if (wrong) return { pack: undefined, problems: [wrong] };
  const terms = data as PackTerms;
  const problems: Problem[] = [];
  const entries = terms.entries.filter((entry, index) => {
    const found = termEntry(entry);
    if (found)
      problems.push(
        problem(within(`entries[${index}]`, found), 'This rule will not be found in texts; the others will.'),
      );
    return found === undefined;
  });
  return { pack: problems.length === 0 ? terms : { ...terms, entries }, problems };
}
