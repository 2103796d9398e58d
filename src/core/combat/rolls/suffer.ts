import { constant } from '../../dice/constant.ts';
import type { Distribution } from '../../dice/distribution.ts';
import { blow, strike } from '../steps/blow.ts';
import { type Board, layOut } from '../steps/board.ts';
import { lossOf } from '../steps/loss.ts';
import { mortalBlow, sufferMortals } from '../steps/mortal-wounds.ts';
import { countingUp } from './counting-up.ts';
import type { ModelsDestroyed, SufferingUnit } from './suffering-unit.ts';

/** Mortal wounds on a unit, one at a time, spilling from model to model, each with its Feel No Pain die (R14, R15). */
export function sufferSpilling(unit: SufferingUnit, mortalWounds: Distribution): ModelsDestroyed {
  const { board, law } = fresh(unit);
  const counts = ((unit.fnp ?? 7) - 1) / 6;
  sufferMortals(law, 0, board.usual, mortalWounds, mortalBlow([counts]));
  return modelsDestroyed(board, law);
}

/**
 * `tests` times: with chance `fails`, one model (a wounded one first) suffers `each` mortal wounds and what is over is
 * lost, as the 10th edition's Hazardous does.
 */
export function sufferOneModelEach(unit: SufferingUnit, tests: number, fails: number, each: number): ModelsDestroyed {
  const { board, law } = fresh(unit);
  const test = blow([lossOf(constant(each), unit.fnp ?? undefined)], [fails], [1 - fails]);
  for (let taken = 0; taken < tests; taken++) strike(law, 0, board.usual, test);
  return modelsDestroyed(board, law);
}

function fresh({ models, wounds }: SufferingUnit): { board: Board; law: Float64Array } {
  const board = layOut([{ models, wounds, toughness: 1, save: 7 }], false, '10e');
  const law = new Float64Array(board.size);
  law[0] = 1;
  return { board, law };
}

function modelsDestroyed({ destroyed, size }: Board, law: Float64Array): ModelsDestroyed {
  const masses: number[] = [];
  for (let position = 0; position < size; position++) {
    const dead = destroyed[0]?.[position] as number;
    masses[dead] = (masses[dead] ?? 0) + (law[position] as number);
  }
  return countingUp({ least: 0, masses: Float64Array.from(masses) });
}
