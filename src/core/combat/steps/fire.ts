import { type Blow, blow, strike, strikeAndPass } from './blow.ts';
import type { Order } from './board.ts';
import { scratch } from './buffers.ts';
import type { Loss } from './loss.ts';
import type { Volley } from './volley.ts';

/** Where the late effect of a Critical Wound goes: nowhere (none, or resolved at once), or counted for later. */
export type Late = 'none' | 'merged' | 'counted';

/** The laws of a target before a weapon fires: `slices` blocks of `pending + 1` laws each, one law per position. */
export type Field = {
  readonly law: Float64Array;
  readonly order: Order;
  readonly slices: number;
  /** Late packets told apart; 0 when none are counted. */
  readonly pending: number;
};

type Chances = { readonly lands: readonly number[]; readonly passing: readonly number[]; readonly passed: number };

/**
 * Pushes the field through all attacks of a weapon, in place. Attacks are independent and alike, so the law after n
 * of them is the n-th power of one step; a random number of attacks is averaged on the way.
 */
export function fire(
  field: Field,
  volley: Volley,
  losses: readonly Loss[],
  saves: readonly number[],
  late: Late,
): void {
  const { law } = field;
  const size = field.slices * (field.pending + 1) * field.order.group.length;
  const attack = attackStep(field, size, volley, losses, saves, late);
  const { least, masses } = volley.attacks;
  for (let made = 0; made < least; made++) attack();
  if (masses.length === 1) return;
  const mix = scratch(1, size);
  for (let made = 0; made < masses.length; made++) {
    if (made > 0) attack();
    const share = masses[made] as number;
    for (let i = 0; i < size; i++) mix[i] = (mix[i] as number) + share * (law[i] as number);
  }
  for (let i = 0; i < size; i++) law[i] = mix[i] as number;
}

/** One attack as a step on the field. Without extra hits it is a single blow; with them, powers of the wound step. */
function attackStep(
  field: Field,
  size: number,
  { hit, wound, sustained, lethal, devastating, mortals }: Volley,
  losses: readonly Loss[],
  saves: readonly number[],
  late: Late,
): () => void {
  const counted = late === 'counted' && (devastating || mortals !== undefined);
  const noSave = devastating && late === 'merged';
  /** What `rolls` Wound rolls and `automatic` wounds do, as chances. */
  const chances = (rolls: number, automatic: number): Chances => {
    const plain = rolls * wound.success + automatic;
    const critical = rolls * wound.critical;
    return {
      lands: saves.map((fails) => (plain + (counted || noSave ? 0 : critical)) * fails + (noSave ? critical : 0)),
      passing: saves.map((fails) => (counted && !devastating ? critical * fails : 0)),
      passed: counted ? critical : 0,
    };
  };
  const { law } = field;
  if (!sustained) {
    const one = blowOf(losses, chances(hit.success + (lethal ? 0 : hit.critical), lethal ? hit.critical : 0));
    return () => strikeAll(field, law, one);
  }
  const rolling = blowOf(losses, chances(1, 0));
  const automatic = blowOf(losses, chances(0, 1));
  const power = scratch(2, size);
  const next = scratch(3, size);
  const criticals = scratch(4, size);
  const most = sustained.least + sustained.masses.length - 1;
  return () => {
    for (let i = 0; i < size; i++) {
      const here = law[i] as number;
      power[i] = here;
      next[i] = here * hit.fail;
      criticals[i] = lethal ? here * hit.critical * (sustained.masses[-sustained.least] ?? 0) : 0;
    }
    for (let hits = 1; hits <= Math.max(1, most + (lethal ? 0 : 1)); hits++) {
      strikeAll(field, power, rolling);
      const extra = lethal ? hits : hits - 1;
      const share = hit.critical * (sustained.masses[extra - sustained.least] ?? 0);
      const plain = (hits === 1 ? hit.success : 0) + (lethal ? 0 : share);
      if (plain > 0) for (let i = 0; i < size; i++) next[i] = (next[i] as number) + plain * (power[i] as number);
      if (lethal) for (let i = 0; i < size; i++) criticals[i] = (criticals[i] as number) + share * (power[i] as number);
    }
    if (lethal) {
      strikeAll(field, criticals, automatic);
      for (let i = 0; i < size; i++) next[i] = (next[i] as number) + (criticals[i] as number);
    }
    for (let i = 0; i < size; i++) law[i] = next[i] as number;
  };
}

type PassingBlow = { readonly own: Blow; readonly passes: Blow | undefined };

function blowOf(losses: readonly Loss[], { lands, passing, passed }: Chances): PassingBlow {
  const idle = lands.map((share) => Math.max(0, 1 - share - passed));
  return {
    own: blow(losses, lands, idle),
    passes:
      passed > 0
        ? blow(
            losses,
            passing,
            passing.map((share) => passed - share),
          )
        : undefined,
  };
}

function strikeAll({ order, slices, pending }: Field, law: Float64Array, { own, passes }: PassingBlow): void {
  const positions = order.group.length;
  for (let slice = slices - 1; slice >= 0; slice--) {
    for (let waiting = pending; waiting >= 0; waiting--) {
      const from = (slice * (pending + 1) + waiting) * positions;
      if (!passes) strike(law, from, order, own);
      else strikeAndPass(law, from, waiting < pending ? from + positions : from, order, own, passes);
    }
  }
}
