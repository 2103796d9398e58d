import { PACK_SCHEMA } from './pack-schema.ts';
import type { PackBodies } from './record.ts';

type Loose = Readonly<Record<string, unknown>>;

const isObject = (data: unknown): data is Loose => typeof data === 'object' && data !== null && !Array.isArray(data);

/** Whether every record is where its id says, in the pack's edition, with a text: as a compiled pack is. */
function looksWhole(data: unknown): boolean {
  if (!isObject(data) || data.schema !== PACK_SCHEMA || !isObject(data.records)) return false;
  return Object.entries(data.records).every(
    ([key, record]) =>
      isObject(record) &&
      record.id === key &&
      record.edition === data.edition &&
      typeof record.kind === 'string' &&
      typeof record.name === 'string' &&
      Array.isArray(record.body),
  );
}

/**
 * Reads a pack that was built together with this program. Such a pack is sound or torn, so a look at every record is
 * enough; where that fails, the full check is loaded, leaves out what is damaged, and tells what that was.
 *
 * @throws when nothing of the pack can be used
 */
export async function readBodies(data: unknown, tell: (problem: string) => void): Promise<PackBodies> {
  if (looksWhole(data)) return data as PackBodies;
  const { checkBodies, describeProblem } = await import('./on-request.ts');
  const { pack, problems } = checkBodies(data);
  for (const problem of problems) tell(describeProblem(problem));
  if (!pack) throw new Error('nothing in it can be used');
  return pack;
}
