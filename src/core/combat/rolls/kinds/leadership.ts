import { type LeadershipFigures, type LeadershipInputs, leadershipTest } from '../leadership-test.ts';
import type { RollKind } from '../roll-kind.ts';

/** A Leadership test. */
export const leadership: RollKind<LeadershipInputs, LeadershipFigures> = leadershipTest;
