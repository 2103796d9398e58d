import { startDetection } from '../core/match/detection.ts';
import type { Weights } from '../core/match/evidence/weights.ts';
import type { Detection, DetectOptions } from '../core/match/mention.ts';
import type { TermIndex } from '../core/match/term-index.ts';

/** A line of the input: a passage with what its page says of itself. */
export type DetectRecord = {
  readonly id: string;
  readonly text: string;
  readonly title?: string;
  readonly url?: string;
};

export type DetectMatch = {
  readonly start: number;
  readonly end: number;
  readonly rule: string;
  readonly ref: string;
  readonly params: { readonly value?: string; readonly keyword?: string };
  /** Only with `explain`: what spoke for it. */
  readonly reasons?: readonly { readonly sign: string; readonly weight: number; readonly example?: string }[];
};

export type DetectResult = {
  readonly id: string;
  readonly matches: readonly DetectMatch[];
  /** Only with `explain`: places where a rule may be named, and why they stay dark. */
  readonly dark?: readonly (DetectMatch & { readonly score: number })[];
};

/** What the detector marks in one passage, as one page with one text. */
export function detectRecord(
  index: TermIndex,
  { id, text, title = '', url = '' }: DetectRecord,
  options: DetectOptions,
  explain = false,
  weights?: Weights,
): DetectResult {
  const detection: Detection = startDetection(index, { title, url }, options, weights);
  const run = detection.add(text);
  const matches: DetectMatch[] = [];
  const dark: (DetectMatch & { score: number })[] = [];
  for (const candidate of run.candidates) {
    const { mark, refs, reasons, score } = detection.judge(candidate, run);
    const { start, end, rule, params } = candidate;
    const match = { start, end, rule, ref: refs[0] ?? '', params, ...(explain && { reasons }) };
    if (mark) matches.push(match);
    else if (explain) dark.push({ ...match, score });
  }
  return { id, matches, ...(explain && { dark }) };
}
