import type { Weights } from './evidence/weights.ts';
import { FINDERS } from './finders.ts';
import type { Detection, DetectOptions, PageFacts } from './mention.ts';
import { PageDetection } from './page-detection.ts';
import type { TermIndex } from './term-index.ts';

/**
 * Begins the detection of one page, misspelt names and profiles in numbers included. Title and address are read at once; then `add` its text runs
 * in any order.
 *
 * @param weights Only for tuning; the product uses the table of `evidence/weights.ts`.
 */
export function startDetection(
  index: TermIndex,
  page: PageFacts,
  options: DetectOptions,
  weights?: Weights,
): Detection {
  return new PageDetection(index, page, options, FINDERS, weights);
}
