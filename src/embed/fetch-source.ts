import { armySlot } from '../core/rules/army-slot.ts';
import { memorySource } from '../core/rules/memory-source.ts';
import { readBodies } from '../core/rules/read-bodies.ts';
import type { Edition } from '../core/rules/record.ts';
import type { RuleSource } from '../core/rules/rule-source.ts';

const PACKS: readonly (readonly [Edition, string])[] = [
  ['11e', 'wh40k-11e'],
  ['10e', 'wh40k-10e'],
];

const tell = (problem: string) => console.warn(`Auspex: ${problem}`);

async function attempt<Pack>(address: URL, read: (data: unknown) => Promise<Pack> | Pack): Promise<Pack> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return await read(await response.json());
  } catch (error) {
    tell(`the rules at ${address.href} could not be read. ${String(error)}`);
    throw error;
  }
}

/** The packs that lie beside the script, read on first need; one that cannot be had leaves the others standing. */
export function fetchSource(base: URL): RuleSource {
  const at = (path: string) => new URL(`packs/${path}`, base);
  return memorySource([
    ...PACKS.map(([edition, pack]) => ({
      edition,
      load: () => attempt(at(`${pack}.bodies.json`), (data) => readBodies(data, tell)),
    })),
    armySlot((path) => attempt(at(path), (data) => data), tell),
  ]);
}
