import { memorySource } from '../core/rules/memory-source.ts';
import { readBodies } from '../core/rules/read-bodies.ts';
import type { Edition, PackBodies } from '../core/rules/record.ts';
import type { RuleSource } from '../core/rules/rule-source.ts';

/** The packs inside the extension, newest edition first. */
const PACKS: readonly (readonly [Edition, string])[] = [
  ['11e', 'wh40k-11e'],
  ['10e', 'wh40k-10e'],
];

type Files = { getURL(path: string): string };

async function load(files: Files, pack: string, tell: (problem: string) => void): Promise<PackBodies> {
  try {
    const response = await fetch(files.getURL(`packs/${pack}.bodies.json`));
    return await readBodies(await response.json(), (problem) => tell(`${pack}: ${problem}`));
  } catch (error) {
    tell(
      `The rule pack ${pack} cannot be read (${error instanceof Error ? error.message : String(error)}). Install Auspex again.`,
    );
    throw error;
  }
}

/** The rules that came with the extension, read on first need. A pack that cannot be read leaves the others standing. */
export function packagedSource(files: Files, onProblem: (problem: string) => void = () => {}): RuleSource {
  return memorySource(PACKS.map(([edition, pack]) => ({ edition, load: () => load(files, pack, onProblem) })));
}
