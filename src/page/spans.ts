/** Stretches of a run that may be marked, judged once and again when the page has told more. */
import type { Candidate, Detection, ScannedRun } from '../core/match/mention.ts';
import { type Ends, endsOf, type Piece } from './text-run.ts';

/** A part of a run as the detector was given it: very long runs are cut into overlapping parts. */
export type Part = { readonly scanned: ScannedRun; readonly offset: number };

export type Span = {
  readonly run: Run;
  readonly part: Part;
  readonly candidate: Candidate;
  /** Offsets in the run. */
  readonly start: number;
  readonly end: number;
  /** The evidence says yes; it stays so. */
  marked: boolean;
  /** Marked, and not held back by "first in each post". */
  shown: boolean;
};

export type Run = {
  /** Nearest ancestor that is not inline, and the element that stands for it in layout. */
  readonly block: Node;
  readonly element: Element;
  readonly region: number;
  readonly pieces: readonly Piece[];
  readonly text: string;
  /** By start. */
  spans: readonly Span[];
  /** Revision of the detection at the last judgement. */
  judged: number;
  /** What is observed to tell whether the run is near the viewport, once it has marks. */
  box?: Element;
};

/** Spans judged in one step. */
const STEP = 8;

/**
 * Judges what is not marked yet, in steps; returns true when something became marked. A detector that fails marks
 * nothing.
 */
export function* judge(run: Run, detection: Detection): Generator<void, boolean, void> {
  run.judged = detection.revision;
  let changed = false;
  let step = 0;
  for (const span of run.spans) {
    if (++step % STEP === 0) yield;
    if (span.marked) continue;
    try {
      span.marked = detection.judge(span.candidate, span.part.scanned).mark;
    } catch {
      continue;
    }
    span.shown = span.marked;
    changed ||= span.marked;
  }
  return changed;
}

export const textOf = (span: Span): string => span.run.text.slice(span.start, span.end);

/** Where the span is in the page's text nodes, as long as they still hold its very words. */
export function endsOfSpan(span: Span): Ends | undefined {
  const ends = endsOf(span.run.pieces, span.start, span.end);
  if (!ends) return undefined;
  const { startContainer, startOffset, endContainer, endOffset } = ends;
  const whole = startContainer === endContainer;
  const head = startContainer.data.slice(startOffset, whole ? endOffset : undefined);
  const words = textOf(span);
  if (!words.startsWith(head)) return undefined;
  return whole || words.endsWith(endContainer.data.slice(0, endOffset)) ? ends : undefined;
}

/** The element the span's first letter stands in. */
export const elementAt = (span: Span): Element => endsOfSpan(span)?.startContainer.parentElement ?? span.run.element;

/** "First in each post": of each rule in each region only the first stays shown. `runs` in document order. */
export function keepFirst(runs: readonly Run[]): void {
  const seen = new Set<string>();
  for (const run of runs) {
    for (const span of run.spans) {
      if (!span.marked) continue;
      const key = `${run.region} ${span.candidate.rule}`;
      span.shown = !seen.has(key);
      seen.add(key);
    }
  }
}
