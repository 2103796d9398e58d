import type { AttackFigures } from '../attack-result.ts';
import type { Target } from '../attack-scenario.ts';
import type { Board } from './board.ts';

/** The figures that come off the table. */
export type Losses = Omit<AttackFigures, 'meanAttacks' | 'meanHits' | 'meanWounds' | 'meanUnsaved' | 'meanDamage'>;

/** Step 7: reads every figure of the losses from the final law over positions. */
export function readOut(law: Float64Array, board: Board, { groups, startingStrength }: Target): Losses {
  const models = groups.reduce((all, group) => all + group.models, 0);
  const strength = startingStrength ?? models;
  const first = groups[0];
  const woundsLeft = (first?.wounds ?? 0) - (first?.woundsAlreadyLost ?? 0);
  const woundsLostPmf = new Array<number>((board.lost[board.size - 1] as number) + 1).fill(0);
  const killAtLeast = new Array<number>(models + 1).fill(0);
  const groupModelsDestroyed = groups.map(() => 0);
  const groupDestroyed = groups.map(() => 0);
  let belowHalfStrengthButAlive = 0;
  let meanWoundsLost = 0;
  // From the far end, where the terms are smallest.
  for (let position = board.size - 1; position >= 0; position--) {
    const mass = law[position] as number;
    if (mass === 0) continue;
    const lost = board.lost[position] as number;
    woundsLostPmf[lost] = (woundsLostPmf[lost] as number) + mass;
    meanWoundsLost += lost * mass;
    let dead = 0;
    for (let g = 0; g < groups.length; g++) {
      const destroyed = board.destroyed[g]?.[position] as number;
      dead += destroyed;
      groupModelsDestroyed[g] = (groupModelsDestroyed[g] as number) + destroyed * mass;
      if (destroyed === groups[g]?.models) groupDestroyed[g] = (groupDestroyed[g] as number) + mass;
    }
    killAtLeast[dead] = (killAtLeast[dead] as number) + mass;
    const half = strength === 1 ? 2 * (woundsLeft - lost) < (first?.wounds ?? 0) : 2 * (models - dead) < strength;
    if (half && dead < models) belowHalfStrengthButAlive += mass;
  }
  let meanModelsDestroyed = 0;
  for (let k = models - 1; k >= 0; k--) {
    killAtLeast[k] = Math.min(1, (killAtLeast[k] as number) + (killAtLeast[k + 1] as number));
    meanModelsDestroyed += killAtLeast[k + 1] as number;
  }
  let varianceWoundsLost = 0;
  // By index: pages with an old library have made `entries()` of arrays something else.
  for (let lost = 0; lost < woundsLostPmf.length; lost++)
    varianceWoundsLost += (lost - meanWoundsLost) ** 2 * (woundsLostPmf[lost] as number);
  return {
    meanWoundsLost,
    varianceWoundsLost,
    meanModelsDestroyed,
    killAtLeast,
    unitDestroyed: killAtLeast[models] as number,
    belowHalfStrengthButAlive,
    woundsLostPmf,
    ...(groups.length > 1 ? { groupModelsDestroyed, groupDestroyed } : {}),
  };
}
