import type { Ref } from '../text/tree.ts';
import type { AuthoredFront } from './authored.ts';
import { indexNames } from './name-index.ts';
import type { Edition } from './record.ts';
import { parseRef, printRef } from './refs.ts';

export type Resolver = {
  /** The full reference an author's `deep-strike` or `10e:deep-strike` means; undefined when no pack has it. */
  id(ref: Ref): Ref | undefined;
  /** The rule a written name means for a record of `set`, in this edition first. */
  name(name: string, set: string): Ref | undefined;
};

/** Resolves references of `edition`: its own records first, then those of other editions, newest first. */
export function makeResolver(edition: Edition, fronts: readonly AuthoredFront[]): Resolver {
  const editions = [...new Set(fronts.map((front) => front.edition))]
    .filter((other) => other !== edition)
    .sort()
    .reverse();
  const order = [edition, ...editions];
  const refs = new Set(fronts.map((front) => printRef(front.edition, front.id)));
  const names = order.map((one) => indexNames(fronts.filter((front) => front.edition === one)));
  return {
    id(ref) {
      const parsed = parseRef(ref);
      if (!parsed) return undefined;
      const candidates = (parsed.edition ? [parsed.edition] : order).map((one) => printRef(one, parsed.id));
      return candidates.find((candidate) => refs.has(candidate));
    },
    name(name, set) {
      for (const index of names) {
        const front = index.find(name, set);
        if (front) return printRef(front.edition, front.id);
      }
      return undefined;
    },
  };
}
