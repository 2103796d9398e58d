import { memorySource } from '../core/rules/memory-source.ts';
import { readBodies } from '../core/rules/read-bodies.ts';
import type { Edition, PackBodies } from '../core/rules/record.ts';
import type { RuleSource } from '../core/rules/rule-source.ts';

const PACKS: readonly (readonly [Edition, string])[] = [
  ['11e', 'wh40k-11e'],
  ['10e', 'wh40k-10e'],
];

async function load(address: URL): Promise<PackBodies> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return await readBodies(await response.json(), (problem) => console.warn(`Auspex: ${problem}`));
  } catch (error) {
    console.warn(`Auspex: the rules at ${address.href} could not be read. ${String(error)}`);
    throw error;
  }
}

/** The packs that lie beside the script, read on first need; one that cannot be had leaves the others standing. */
export function fetchSource(base: URL): RuleSource {
  return memorySource(
    PACKS.map(([edition, pack]) => ({ edition, load: () => load(new URL(`packs/${pack}.bodies.json`, base)) })),
  );
}
