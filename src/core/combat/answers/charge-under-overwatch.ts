import { type Result, succeed } from '../../result/result.ts';
import type { AttackResult } from '../attack-result.ts';
import type { AttackScenario } from '../attack-scenario.ts';
import type { ChargeInputs } from '../rolls/kinds/charge.ts';
import { solveRoll } from '../rolls/solve-roll.ts';
import { solveAttack } from '../solve-attack.ts';

export type ChargeUnderOverwatch = {
  /** Chance of the Charge roll alone. */
  readonly pRoll: number;
  /** Chance to be alive and to make the charge. */
  readonly pArrives: number;
  /** Mean models lost to the shooting, and those left where the charge is made. */
  readonly meanModelsLost: number;
  readonly meanModelsArriving: number;
  readonly overwatch: AttackResult;
};

/** A charge into Fire Overwatch: `shooting` is the defender's attack on the charging unit. The dice are independent. */
export function chargeUnderOverwatch(charge: ChargeInputs, shooting: AttackScenario): Result<ChargeUnderOverwatch> {
  const rolled = solveRoll({ kind: 'charge', inputs: charge, edition: shooting.edition });
  if (!rolled.ok) return rolled;
  const shot = solveAttack({ ...shooting, context: { ...shooting.context, overwatch: true } });
  if (!shot.ok) return shot;
  const { meanModelsDestroyed, unitDestroyed, killAtLeast } = shot.value;
  const alive = 1 - unitDestroyed;
  const left = killAtLeast.length - 1 - meanModelsDestroyed;
  return succeed({
    pRoll: rolled.value.p,
    pArrives: rolled.value.p * alive,
    meanModelsLost: meanModelsDestroyed,
    meanModelsArriving: alive > 0 ? left / alive : 0,
    overwatch: shot.value,
  });
}
