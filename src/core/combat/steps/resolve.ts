import type { AttackScenario, Edition } from '../attack-scenario.ts';
import { type Board, layOut } from './board.ts';
import { fire } from './fire.ts';
import { type LateWounds, lateWounds, resolveLate } from './late-wounds.ts';
import type { Loss } from './loss.ts';
import { fireLowestFirst } from './lowest-save-first.ts';
import { mostPending } from './pending.ts';
import type { Volley } from './volley.ts';

/** The target after all volleys: where the wounds went, and the law over its positions. */
export type Outcome = { readonly board: Board; readonly law: Float64Array };

/**
 * Resolves the volleys in order. Late effects of Critical Wounds wait until all attacks of the unit are resolved (10e,
 * R12) or until those of the same weapon are (11e 24.10, 06.02).
 */
export function resolve({ target }: AttackScenario, volleys: readonly Volley[], edition: Edition): Outcome {
  const board = layOut(
    target.groups,
    volleys.some(({ precision }) => precision),
  );
  const positions = board.size;
  const interchangeable = allAlike(volleys);
  let law: Float64Array = new Float64Array(positions);
  law[0] = 1;
  let waiting: LateWounds[] = [];
  let slices = 1;
  for (const [index, volley] of volleys.entries()) {
    const order = volley.precision ? board.precise : board.usual;
    const last = index === volleys.length - 1 && waiting.length === 0;
    const merged = interchangeable || ((last || edition === '11e') && packetsAlike(volley));
    const late = !volley.devastating && !volley.mortals ? 'none' : merged ? 'merged' : 'counted';
    const pending = late === 'counted' ? mostPending(volley) : 0;
    if (edition === '11e' && !volley.sameSave) {
      law = fireLowestFirst(law, order, volley, pending);
    } else {
      if (pending > 0) law = makeRoom(law, slices, positions, pending);
      fire({ law, order, slices, pending }, volley, volley.losses, volley.saveFails, pending > 0 ? late : dry(late));
    }
    if (pending > 0) {
      waiting.push(lateWounds(volley, order, pending));
      slices *= pending + 1;
    }
    if (edition === '11e' && waiting.length > 0) {
      resolveLate(law, positions, waiting);
      law = law.slice(0, positions);
      waiting = [];
      slices = 1;
    }
  }
  resolveLate(law, positions, waiting);
  return { board, law };
}

/** Without a single possible Critical Wound there is nothing to count. */
function dry(late: 'none' | 'merged' | 'counted'): 'none' | 'merged' {
  return late === 'merged' ? 'merged' : 'none';
}

/** Room for `pending` waiting wounds beside each law there is so far; all of it starts at none waiting. */
function makeRoom(law: Float64Array, slices: number, positions: number, pending: number): Float64Array {
  const roomy = new Float64Array(slices * (pending + 1) * positions);
  for (let slice = 0; slice < slices; slice++) {
    const own = law.subarray(slice * positions, (slice + 1) * positions);
    roomy.set(own, slice * (pending + 1) * positions);
  }
  return roomy;
}

/**
 * Whether a Devastating packet does exactly what an unsaved one does, wherever it falls: then it does not matter that
 * it is resolved later, and it is simply an attack without a save.
 */
function packetsAlike({ devastating, mortals, sameSave, losses, mortalLosses }: Volley): boolean {
  return devastating && !mortals && sameSave && losses.every((loss, group) => sameLoss(loss, mortalLosses[group]));
}

/** Whether all packets of all weapons are alike, so that no order matters at all. */
function allAlike(volleys: readonly Volley[]): boolean {
  const [first] = volleys;
  return volleys.every(
    (volley) =>
      (packetsAlike(volley) || (!volley.devastating && !volley.mortals && volley.sameSave)) &&
      volley.precision === first?.precision &&
      volley.losses.every((loss, group) => sameLoss(loss, first.losses[group])),
  );
}

function sameLoss(one: Loss, other: Loss | undefined): boolean {
  if (one === other) return true;
  return one.exactly.length === other?.exactly.length && one.exactly.every((mass, k) => mass === other.exactly[k]);
}
