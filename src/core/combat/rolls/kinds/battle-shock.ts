import { type LeadershipFigures, type LeadershipInputs, leadershipChecks, leadershipTest } from '../leadership-test.ts';
import type { RollKind } from '../roll-kind.ts';

/** A Battle-shock test: a Leadership test whose failure leaves the unit Battle-shocked. */
export const battleShock: RollKind<LeadershipInputs, LeadershipFigures> = {
  kind: 'battleShock',
  rule: '2D6 at least the Leadership passes',
  checks: leadershipChecks,
  solve: leadershipTest,
};
