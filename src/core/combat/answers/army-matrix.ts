import type { Problem } from '../../result/result.ts';
import type { Context, Edition, Target, Weapon } from '../attack-scenario.ts';
import { solveAttack } from '../solve-attack.ts';

/** One cell: a unit's attacks into a target. */
export type MatrixCell = {
  readonly meanModelsDestroyed: number;
  readonly meanWoundsLost: number;
  readonly unitDestroyed: number;
  readonly belowHalfStrengthButAlive: number;
};

export type MatrixInput = {
  readonly edition?: Edition;
  readonly context?: Context;
  readonly attackers: readonly { readonly name: string; readonly weapons: readonly Weapon[] }[];
  readonly targets: readonly { readonly name: string; readonly target: Target }[];
};

export type ArmyMatrix = {
  /** [attacker][target]; undefined where the pair could not be solved. */
  readonly cells: readonly (readonly (MatrixCell | undefined)[])[];
  readonly problems: readonly Problem[];
};

/** Every unit of an army into every target: 20 by 20 within a frame or two. One bad entry spoils only its own cells. */
export function armyMatrix({ edition, context, attackers, targets }: MatrixInput): ArmyMatrix {
  const problems: Problem[] = [];
  const cells = attackers.map(({ name, weapons }) =>
    targets.map(({ name: victim, target }) => {
      const solved = solveAttack({ edition, context, weapons, target });
      if (!solved.ok) {
        problems.push(
          ...solved.problems.map((problem) => ({ ...problem, where: `${name} → ${victim}: ${problem.where}` })),
        );
        return undefined;
      }
      const { meanModelsDestroyed, meanWoundsLost, unitDestroyed, belowHalfStrengthButAlive } = solved.value;
      return { meanModelsDestroyed, meanWoundsLost, unitDestroyed, belowHalfStrengthButAlive };
    }),
  );
  return { cells, problems };
}
