import { browser } from '../browser/api.ts';
import { describeProblem } from '../core/result/result.ts';
import { checkBodies } from '../core/rules/check-pack.ts';
import { memorySource } from '../core/rules/memory-source.ts';
import type { PackBodies } from '../core/rules/record.ts';
import type { RuleSource } from '../core/rules/rule-source.ts';

/** The packs inside the extension, newest edition first. */
const PACKS = ['wh40k-11e', 'wh40k-10e'];

async function load(pack: string): Promise<PackBodies> {
  const response = await fetch(browser.runtime.getURL(`packs/${pack}.bodies.json`));
  const checked = checkBodies(await response.json());
  if (!checked.ok) throw new Error(checked.problems.map(describeProblem).join('\n'));
  return checked.value;
}

/** The rules that came with the extension, read on first need. A pack that cannot be read leaves the others standing. */
export function packagedSource(onProblem: (problem: string) => void = () => {}): RuleSource {
  const loading = Promise.all(
    PACKS.map((pack) =>
      load(pack).catch((error: unknown) => {
        onProblem(`The rule pack ${pack} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      }),
    ),
  );
  const source = loading.then((packs) => memorySource(packs.filter((pack) => pack !== undefined)));
  return {
    get: async (refs, edition) => (await source).get(refs, edition),
    variants: async (ref) => (await source).variants(ref),
    search: async (query, limit) => (await source).search(query, limit),
  };
}
