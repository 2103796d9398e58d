import { type LeadershipFigures, type LeadershipInputs, leadershipChecks, leadershipTest } from '../leadership-test.ts';
import type { RollKind } from '../roll-kind.ts';

/** A Leadership test. */
export const leadership: RollKind<LeadershipInputs, LeadershipFigures> = {
  kind: 'leadership',
  rule: '2D6 at least the Leadership passes',
  checks: leadershipChecks,
  solve: leadershipTest,
};
