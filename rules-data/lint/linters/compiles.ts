import { draftPack } from '../../../src/core/rules/compile-pack.ts';
import type { Linter } from './linter.ts';

export const compiles: Linter = {
  name: 'compiles',
  sentence: 'Ids are used once, links lead somewhere, sets are declared, and bodies have the parts of their kind.',
  check: (pack, all) =>
    draftPack(
      pack.pack,
      all.filter((other) => other !== pack).map((other) => other.pack),
    ).problems,
};
