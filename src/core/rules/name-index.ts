import type { AuthoredFront } from './authored.ts';
import { foldName } from './fold-name.ts';

/** Records of one edition by folded name and alias: how a written name finds its rule. */
export type NameIndex = {
  /** The record a name means for a record of `set`: of the same set, else of the core, else the first by id. */
  find(name: string, set: string): AuthoredFront | undefined;
};

function rank(front: AuthoredFront, set: string): number {
  if (front.set === set) return 0;
  if (front.set === 'core') return 1;
  return front.kind === 'datasheet-ability' ? 3 : 2;
}

export function indexNames(fronts: readonly AuthoredFront[]): NameIndex {
  const byName = new Map<string, AuthoredFront[]>();
  const add = (name: string, front: AuthoredFront): void => {
    const key = foldName(name);
    const list = byName.get(key);
    if (!list) byName.set(key, [front]);
    else if (!list.includes(front)) list.push(front);
  };
  const sorted = [...fronts].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  for (const front of sorted) add(front.name, front);
  for (const front of sorted) for (const alias of front.aliases ?? []) add(alias, front);
  return {
    find(name, set) {
      const list = byName.get(foldName(name)) ?? [];
      return list.reduce<AuthoredFront | undefined>(
        (best, front) => (best === undefined || rank(front, set) < rank(best, set) ? front : best),
        undefined,
      );
    },
  };
}
