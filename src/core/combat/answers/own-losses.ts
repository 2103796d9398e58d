import { type Result, succeed } from '../../result/result.ts';
import type { Edition } from '../attack-scenario.ts';
import type { RollFigures, RollInputs } from '../rolls/every-kind.ts';
import { solveRoll } from '../rolls/solve-roll.ts';

/** What may hurt the attacker's own side; each part is left out where it does not apply. */
export type OwnRisks = {
  readonly edition?: Edition;
  readonly hazardous?: RollInputs<'hazardous'>;
  readonly darkPact?: RollInputs<'darkPact'>;
  readonly deadlyDemise?: RollInputs<'deadlyDemise'>;
};

export type OwnLosses = {
  readonly hazardous?: RollFigures<'hazardous'>;
  readonly darkPact?: RollFigures<'darkPact'>;
  readonly deadlyDemise?: RollFigures<'deadlyDemise'>;
  /** Sum of the mean models lost to each, as if each met the unit fresh. */
  readonly meanModelsLost: number;
};

/** Own models lost to Hazardous weapons, a Dark Pact and a Deadly Demise in range. */
export function ownLosses({ edition, hazardous, darkPact, deadlyDemise }: OwnRisks): Result<OwnLosses> {
  let losses: OwnLosses = { meanModelsLost: 0 };
  if (hazardous) {
    const solved = solveRoll({ kind: 'hazardous', edition, inputs: hazardous });
    if (!solved.ok) return solved;
    losses = { ...losses, hazardous: solved.value, meanModelsLost: losses.meanModelsLost + solved.value.mean };
  }
  if (darkPact) {
    const solved = solveRoll({ kind: 'darkPact', edition, inputs: darkPact });
    if (!solved.ok) return solved;
    losses = { ...losses, darkPact: solved.value, meanModelsLost: losses.meanModelsLost + solved.value.mean };
  }
  if (deadlyDemise) {
    const solved = solveRoll({ kind: 'deadlyDemise', edition, inputs: deadlyDemise });
    if (!solved.ok) return solved;
    losses = { ...losses, deadlyDemise: solved.value, meanModelsLost: losses.meanModelsLost + solved.value.mean };
  }
  return succeed(losses);
}
