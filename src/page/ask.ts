/** What is asked of the card. */
import { contextOf } from '../core/match/context-of.ts';
import type { Candidate, Detection, MentionContext, ScannedRun } from '../core/match/mention.ts';
import { rowOf } from '../core/match/row-of.ts';
import { type Span, textOf } from './spans.ts';
import type { Ask } from './stage.ts';

/** The question a mark stands for, with what the page says around it. */
export function askAbout(span: Span, detection: Detection): Ask {
  return ask(span.candidate, span.part.scanned, detection, textOf(span));
}

/** A detector that fails leaves the context empty: the card still says what the rule is. */
export function ask(candidate: Candidate, scanned: ScannedRun, detection: Detection, text: string): Ask {
  let { refs } = candidate;
  let context: MentionContext = {};
  try {
    refs = detection.judge(candidate, scanned).refs;
    context = contextOf(scanned.text, candidate, rowOf(scanned.row ?? [], scanned.rowAt ?? 0));
  } catch {
    // See above.
  }
  return { refs, text, params: candidate.params, context };
}
