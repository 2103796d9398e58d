import { type DetectMatch, detectRecord } from '../../src/cli/detect-records.ts';
import { loadTerms } from '../../src/cli/load-terms.ts';
import type { Weights } from '../../src/core/match/evidence/weights.ts';
import { buildIndex, type TermIndex } from '../../src/core/match/term-index.ts';
import type { Passage } from './records.ts';
import { nameKey, type Score, score } from './scoring.ts';

const OPTIONS = { edition: '10e', sensitivity: 'careful', never: [], always: [] } as const;

/** The index the passages are labelled for. */
export async function loadIndex(): Promise<TermIndex> {
  return buildIndex(await loadTerms('10e'));
}

/** Marks of the detector, by passage, with the product's weights or others. */
export function detectAll(
  index: TermIndex,
  passages: readonly Passage[],
  weights?: Weights,
): Map<string, readonly DetectMatch[]> {
  return new Map(
    passages.map((passage) => [passage.id, detectRecord(index, passage, OPTIONS, false, weights).matches]),
  );
}

/** Passages about numbers in place of names ("AP-2"), which other passages have without labels. */
const isNotation = ({ style, domain }: Passage) => style === 'notation' || domain === 'notation';

/** Detector and labels compared; rules that no passage labels are not judged, and notation only in its own passages. */
export function scoreAll(
  index: TermIndex,
  passages: readonly Passage[],
  all: readonly Passage[],
  weights?: Weights,
): Score {
  const judged = [...all.filter((passage) => !isNotation(passage)), ...(passages.every(isNotation) ? passages : [])];
  const scope = new Set(judged.flatMap(({ expect }) => expect.map(({ rule }) => nameKey(rule))));
  return score(passages, detectAll(index, passages, weights), scope);
}
