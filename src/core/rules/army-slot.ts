import type { PartedSlot } from './parted-pack.ts';
import { readBodies } from './read-bodies.ts';

/**
 * The facts of every army as they lie beside our own packs: `facts/directory.json` and a file for each faction.
 *
 * @param read the JSON of a file below the folder of packs; rejects where there is none
 * @param tell what is wrong with a damaged part
 */
export function armySlot(read: (path: string) => Promise<unknown>, tell: (problem: string) => void): PartedSlot {
  return {
    edition: '11e',
    kinds: ['datasheet', 'detachment-rule', 'detachment-stratagem', 'enhancement'],
    directory: () => read('facts/directory.json'),
    part: async (name) => readBodies(await read(`facts/${name}.bodies.json`), tell),
  };
}
