import type { Candidate, MentionContext, ScannedRun } from './mention.ts';

/** Numbers around a candidate, each with the words it came from. */
export function contextOf(_candidate: Candidate, _run: ScannedRun): MentionContext {
  return {};
}
