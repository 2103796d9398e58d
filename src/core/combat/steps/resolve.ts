import type { AttackScenario, Edition } from '../attack-scenario.ts';
import { type Board, layOut, type Order } from './board.ts';
import { fire } from './fire.ts';
import { type LateWounds, lateWounds, resolveLate } from './late-wounds.ts';
import type { Loss } from './loss.ts';
import { fireLowestFirst } from './lowest-save-first.ts';
import { countPackets, type PacketLaw } from './packets.ts';
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
    edition,
  );
  const positions = board.size;
  const interchangeable = allAlike(volleys);
  let law: Float64Array = new Float64Array(positions);
  law[0] = 1;
  const waiting: LateWounds[] = [];
  let slices = 1;
  for (const index of volleys.keys()) {
    const volley = volleys[index] as (typeof volleys)[number];
    const order = volley.precision ? board.precise : board.usual;
    const last = index === volleys.length - 1 && waiting.length === 0;
    const merged = interchangeable || ((last || edition === '11e') && packetsAlike(volley));
    const waits = (volley.devastating || volley.mortals !== undefined) && volley.wound.critical > 0;
    const pending = waits && !merged ? mostPending(volley) : 0;
    const late = !waits ? 'none' : merged ? 'merged' : 'counted';
    const packets = countPackets(volley, late, pending, volley.sameSave);
    if (edition === '11e') {
      const turns = volley.precision ? board.turns : [{ order, startsAt: () => true }];
      law = turns.reduce((all, turn) => {
        const part = law.map((mass, position) => (turn.startsAt(position) ? mass : 0));
        const fired = fireTogether(part, turn.order, volley, packets);
        const lates = late === 'counted' ? [lateWounds(volley, turn.order, board.usual, packets.pending)] : [];
        resolveLate(fired, positions, lates);
        return all.map((mass, position) => mass + (fired[position] as number));
      }, new Float64Array(positions));
      continue;
    }
    law = fire(law, slices, order, volley, packets, volley.sameSave);
    if (late === 'counted') {
      waiting.push(lateWounds(volley, order, order, packets.pending));
      slices *= packets.pending + 1;
    }
  }
  resolveLate(law, positions, waiting);
  return { board, law };
}

/** 11e: the attacks of one weapon, whose saves are rolled together; that only matters where groups save differently. */
function fireTogether(law: Float64Array, order: Order, volley: Volley, packets: PacketLaw): Float64Array {
  return volley.sameSave ? fire(law, 1, order, volley, packets, true) : fireLowestFirst(law, order, volley, packets);
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
