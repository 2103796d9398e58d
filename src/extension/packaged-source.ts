import { armySlot } from '../core/rules/army-slot.ts';
import { memorySource } from '../core/rules/memory-source.ts';
import { readBodies } from '../core/rules/read-bodies.ts';
import type { Edition } from '../core/rules/record.ts';
import type { RuleSource } from '../core/rules/rule-source.ts';

/** The packs inside the extension, newest edition first. */
const PACKS: readonly (readonly [Edition, string])[] = [
  ['11e', 'wh40k-11e'],
  ['10e', 'wh40k-10e'],
];

/** What is wrong with a pack; `torn` when nothing of it can be used. */
export type PackProblem = { readonly pack: string; readonly why: string; readonly torn: boolean };

type Files = { getURL(path: string): string };

/** The rules that came with the extension, read on first need. A pack that cannot be read leaves the others standing. */
export function packagedSource(files: Files, onProblem: (problem: PackProblem) => void = () => {}): RuleSource {
  const attempt = async <Pack>(name: string, read: () => Promise<Pack>): Promise<Pack> => {
    try {
      return await read();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      onProblem({ pack: name, why, torn: true });
      throw error;
    }
  };
  const json = async (path: string): Promise<unknown> => (await fetch(files.getURL(`packs/${path}`))).json();
  const tell = (pack: string) => (why: string) => onProblem({ pack, why, torn: false });
  const load = (pack: string) => attempt(pack, async () => readBodies(await json(`${pack}.bodies.json`), tell(pack)));
  return memorySource([
    ...PACKS.map(([edition, pack]) => ({ edition, load: () => load(pack) })),
    armySlot((path) => attempt(path, () => json(path)), tell('facts')),
  ]);
}
