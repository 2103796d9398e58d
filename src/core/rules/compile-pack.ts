import { fail, type Problem, type Result, succeed } from '../result/result.ts';
import type { AuthoredFront, AuthoredPack } from './authored.ts';
import type { CompileContext } from './compile-context.ts';
import { compileRecord } from './compile-record.ts';
import { expandTerms } from './expand-terms.ts';
import { fingerprint } from './fingerprint.ts';
import { collectGuards } from './guards.ts';
import { type Linked, makeLinker } from './link-text.ts';
import { PACK_SCHEMA } from './pack-schema.ts';
import type { PackBodies, PackTerms, TermEntry } from './record.ts';
import { makeResolver } from './resolve.ts';

export type CompiledPack = {
  readonly terms: PackTerms;
  readonly bodies: PackBodies;
  /** What was linked to what, by whom, in order. */
  readonly linked: readonly Linked[];
};

function entryOf(front: AuthoredFront): TermEntry[] {
  const terms = expandTerms(front.terms ?? []);
  if (terms.length === 0) return [];
  const { id, name, kind, set, value } = front;
  return [{ id, name, kind, set, ...(value && { value: value.type }), terms }];
}

/** As `compilePack`, but what can be compiled is, beside the problems: for looking at half-finished packs. */
export function draftPack(
  pack: AuthoredPack,
  others: readonly AuthoredPack[] = [],
): { readonly compiled: CompiledPack; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const linked: Linked[] = [];
  const records = [...pack.records].sort((a, b) => (a.front.id < b.front.id ? -1 : a.front.id > b.front.id ? 1 : 0));
  const fronts = records.map(({ front }) => front);
  const all = [...fronts, ...others.flatMap((other) => other.records.map(({ front }) => front))];
  const resolver = makeResolver(pack.edition, all);
  const context: CompileContext = { pack, resolver, linker: makeLinker(fronts), problems, linked };
  const seen = new Map<string, string>();
  for (const { where, front } of records) {
    const first = seen.get(front.id);
    if (first !== undefined) {
      const what = `id: "${front.id}" is already the id of ${first}.`;
      problems.push({ code: 'same-id', where, what, mend: 'Put the set behind it: "name--set".' });
    }
    seen.set(front.id, where);
  }
  const compiled = Object.fromEntries(records.map((record) => [record.front.id, compileRecord(record, context)]));
  const entries = fronts.flatMap(entryOf);
  const guards = collectGuards(pack, entries);
  const { id, name, edition, date } = pack;
  const revision = fingerprint(JSON.stringify([PACK_SCHEMA, date, entries, guards, compiled]));
  const head = { schema: PACK_SCHEMA, pack: id, edition, date, revision };
  return {
    compiled: { terms: { ...head, entries, guards }, bodies: { ...head, name, records: compiled }, linked },
    problems,
  };
}

/**
 * Compiles a pack: terms for the detector, records for the cards. Links that the author wrote are resolved in the pack's
 * own edition first, then in `others`; names of other rules in the text are linked at their first mention in a section.
 * Fails with every problem found (dead links, unknown sets, same ids, missing parts).
 */
export function compilePack(pack: AuthoredPack, others: readonly AuthoredPack[] = []): Result<CompiledPack> {
  const { compiled, problems } = draftPack(pack, others);
  return problems.length > 0 ? fail(...problems) : succeed(compiled);
}
