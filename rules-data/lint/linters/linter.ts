import type { Problem } from '../../../src/core/result/result.ts';
import type { PackFiles } from '../pack-files.ts';

/** One thing that is checked about packs. */
export type Linter = {
  /** Kebab-case, the file's name. */
  readonly name: string;
  /** What holds when it finds nothing, as a sentence for contributors. */
  readonly sentence: string;
  /** Checks one pack; `all` are the packs it may refer to, itself among them. */
  check(pack: PackFiles, all: readonly PackFiles[]): readonly Problem[];
};
