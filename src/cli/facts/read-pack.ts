import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PackBodies } from '../../core/rules/record.ts';

/**
 * A compiled pack of facts from one file of bodies, or from a folder of parts (as in `dist/packs/facts`), put together.
 *
 * @throws when there is nothing to read
 */
export function readFactsPack(from: string): PackBodies {
  if (!existsSync(from)) throw new Error(`There is no ${from}. Build first, or give the folder of an older build.`);
  const files = statSync(from).isFile()
    ? [from]
    : readdirSync(from)
        .filter((name) => name.endsWith('.bodies.json'))
        .sort()
        .map((name) => path.join(from, name));
  const packs = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as PackBodies);
  const [first] = packs;
  if (!first) throw new Error(`There is no .bodies.json in ${from}.`);
  return { ...first, records: Object.assign({}, ...packs.map(({ records }) => records)) };
}
