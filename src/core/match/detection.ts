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
  const detection = new PageDetection(index, page, options, FINDERS, weights);
  if (options.never.length === 0) return detection;
  // A name is refused whatever its value, which the judge sees to; "Feel No Pain 5+" with this value only.
  const refused = new Set(options.never.map(index.fold));
  const judge = detection.judge.bind(detection);
  detection.judge = (candidate, run) => {
    const verdict = judge(candidate, run);
    const { start, end } = candidate;
    if (!verdict.mark || !refused.has(index.fold(run.text.slice(start, end)))) return verdict;
    return { ...verdict, mark: false, score: -99, reasons: [{ sign: 'never', weight: -99 }] };
  };
  return detection;
}
