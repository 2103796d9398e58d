import { openIndex } from '../../core/match/open-index.ts';
import type { TermIndex } from '../../core/match/term-index.ts';

declare global {
  /** Put there by `armies-index.js`, which comes in with the second half: the packed index with the names of all armies. */
  var auspexArmiesIndex: string | undefined;
}

/** The detector's index with the names of all armies; undefined where it has not come, and the first half's must do. */
export function armiesIndex(): TermIndex | undefined {
  const opened = openIndex(globalThis.auspexArmiesIndex ?? '');
  return opened.ok ? opened.value : undefined;
}
