import { openIndex } from '../../core/match/open-index.ts';
import type { TermIndex } from '../../core/match/term-index.ts';
import type { Result } from '../../core/result/result.ts';

declare global {
  /** Put there by `term-index.js`, which the manifest lists before this script: the packed index. */
  var auspexTermIndex: string | undefined;
}

let opened: Result<TermIndex> | undefined;

/** The detector's index, opened once per frame. */
export function termIndex(): Result<TermIndex> {
  opened ??= openIndex(globalThis.auspexTermIndex ?? '');
  return opened;
}
