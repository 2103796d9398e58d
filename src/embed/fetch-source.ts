import { describeProblem } from '../core/result/result.ts';
import { checkBodies } from '../core/rules/check-pack.ts';
import { memorySource } from '../core/rules/memory-source.ts';
import type { PackBodies } from '../core/rules/record.ts';
import type { RuleSource } from '../core/rules/rule-source.ts';

const PACKS = ['wh40k-11e', 'wh40k-10e'];

/** The packs that lie beside the script, read on first need; a pack that cannot be had leaves the others standing. */
export function fetchSource(base: URL): RuleSource {
  const load = async (pack: string): Promise<PackBodies | undefined> => {
    try {
      const response = await fetch(new URL(`packs/${pack}.bodies.json`, base));
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      const checked = checkBodies(await response.json());
      if (!checked.ok) throw new Error(checked.problems.map(describeProblem).join(' '));
      return checked.value;
    } catch (error) {
      console.warn(
        `Auspex: the rule pack ${pack} could not be read. ${error instanceof Error ? error.message : String(error)}`,
      );
      return undefined;
    }
  };
  let source: Promise<RuleSource> | undefined;
  const ready = () => {
    source ??= Promise.all(PACKS.map(load)).then((packs) => memorySource(packs.filter((pack) => pack !== undefined)));
    return source;
  };
  return {
    get: async (refs, edition) => (await ready()).get(refs, edition),
    variants: async (ref) => (await ready()).variants(ref),
    search: async (query, limit) => (await ready()).search(query, limit),
  };
}
