import { type Result, succeed } from '../../result/result.ts';
import type { AttackScenario } from '../attack-scenario.ts';
import { type LeadershipInputs, leadershipTest } from '../rolls/leadership-test.ts';
import { solveAttack } from '../solve-attack.ts';

export type BattleShockChance = {
  /** Alive and has to test: below half strength (10e), at or below it (11e 08.03). */
  readonly pTests: number;
  /** The test fails. */
  readonly pFailsTest: number;
  /** Both: Battle-shocked in its next Command phase because of this attack. */
  readonly pShocked: number;
};

/** The chance that this attack leaves the unit Battle-shocked in its next Command phase. */
export function battleShockChance(scenario: AttackScenario, test: LeadershipInputs): Result<BattleShockChance> {
  const solved = solveAttack(scenario);
  if (!solved.ok) return solved;
  const { killAtLeast, woundsLostPmf, belowHalfStrengthButAlive, unitDestroyed } = solved.value;
  const { pFail } = leadershipTest(test);
  let pTests = belowHalfStrengthButAlive;
  if (scenario.edition === '11e') {
    const models = killAtLeast.length - 1;
    const strength = scenario.target.startingStrength ?? models;
    const [group] = scenario.target.groups;
    if (strength > 1) {
      const enough = Math.max(0, models - Math.floor(strength / 2));
      pTests = (killAtLeast[enough] ?? 0) - unitDestroyed;
    } else if (group) {
      const left = group.wounds - (group.woundsAlreadyLost ?? 0);
      pTests = woundsLostPmf.reduce(
        (all, mass, lost) => all + (lost < left && 2 * (left - lost) <= group.wounds ? mass : 0),
        0,
      );
    }
  }
  return succeed({ pTests, pFailsTest: pFail, pShocked: pTests * pFail });
}
