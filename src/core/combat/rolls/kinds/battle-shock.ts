import { type LeadershipFigures, type LeadershipInputs, leadershipTest } from '../leadership-test.ts';
import type { RollKind } from '../roll-kind.ts';

/** A Battle-shock test: a Leadership test whose failure leaves the unit Battle-shocked. */
export const battleShock: RollKind<LeadershipInputs, LeadershipFigures> = leadershipTest;
