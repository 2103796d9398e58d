import { scratch } from './buffers.ts';
import type { Volley } from './volley.ts';

/** Where the late effect of a Critical Wound goes: there is none, it is like any other packet, or it is counted. */
export type Late = 'none' | 'merged' | 'counted';

/**
 * Joint law of the packets of damage a weapon lands and of the Critical Wounds that wait for their late effect:
 * `masses[n * (pending + 1) + d]` is the chance of n packets and d waiting. Counts beyond the last are in the last.
 * The memory is lent: it is good until the next count.
 */
export type PacketLaw = { readonly most: number; readonly pending: number; readonly masses: Float64Array };

/** What one Wound roll can bring: nothing, a packet, a waiting wound, or both; and an automatic wound: a packet. */
type Chances = { readonly packet: number; readonly waits: number; readonly both: number; readonly automatic: number };

/** Rows with less than this are cut off: no figure shows them. */
const INVISIBLE = 1e-20;

/** More waiting wounds than have this chance are not told apart. */
const TAIL = 1e-13;

/**
 * Counts the packets of all attacks of a volley. Where the save is the same for every model it is taken here, so that
 * only unsaved packets are counted; otherwise every wound is a packet and is saved where it falls.
 */
export function countPackets(volley: Volley, late: Late, pending: number, saveHere: boolean): PacketLaw {
  const one = oneAttack(volley, chancesOf(volley, late, saveHere));
  const { least, masses } = volley.attacks;
  const columns = pending + 1;
  const most = (least + masses.length - 1) * (one.rows - 1);
  let law = scratch(0, (most + 1) * columns);
  let next = scratch(1, (most + 1) * columns);
  let rows = 1;
  let width = 1;
  // Horner's rule over the number of attacks: one attack more each time, for those that make at least so many.
  for (let attacks = least + masses.length - 1; attacks >= 0; attacks--) {
    law[0] = (law[0] as number) + (masses[attacks - least] ?? 0);
    if (attacks === 0) break;
    if (pending === 0) {
      oneMore(law, rows, one);
    } else {
      next.fill(0, 0, (rows + one.rows - 1) * columns);
      oneMoreJoint(law, next, rows, width, columns, one);
      [law, next] = [next, law];
    }
    width = Math.min(columns, width + one.columns - 1);
    rows += one.rows - 1;
    while (rows > 1 && rowSum(law, rows - 1, columns) < INVISIBLE) {
      rows -= 1;
      law.fill(0, rows * columns, (rows + 1) * columns);
    }
  }
  return pending === 0 ? { most: rows - 1, pending, masses: law } : narrow(law, rows, columns);
}

/** Drops the columns that no figure shows: what is in them counts as the last one kept. */
function narrow(law: Float64Array, rows: number, columns: number): PacketLaw {
  let kept = columns;
  let beyond = 0;
  while (kept > 1) {
    let column = 0;
    for (let n = 0; n < rows; n++) column += law[n * columns + kept - 1] as number;
    if (beyond + column > TAIL) break;
    beyond += column;
    kept -= 1;
  }
  const masses = new Float64Array(rows * kept);
  for (let n = 0; n < rows; n++) {
    for (let d = 0; d < columns; d++) add(masses, n * kept + Math.min(d, kept - 1), law[n * columns + d] as number);
  }
  return { most: rows - 1, pending: kept - 1, masses };
}

function chancesOf({ wound, devastating, saveFails }: Volley, late: Late, saveHere: boolean): Chances {
  const fails = saveHere ? (saveFails[0] as number) : 1;
  const { success, critical } = wound;
  if (late === 'none') return { packet: (success + critical) * fails, waits: 0, both: 0, automatic: fails };
  if (late === 'merged') return { packet: success * fails + critical, waits: 0, both: 0, automatic: fails };
  const both = devastating ? 0 : critical * fails;
  return { packet: success * fails, waits: critical - both, both, automatic: fails };
}

/** Joint law of one attack: `masses[n * columns + d]`. */
type Attack = { readonly rows: number; readonly columns: number; readonly masses: Float64Array };

function oneAttack({ hit, sustained, lethal }: Volley, { packet, waits, both, automatic }: Chances): Attack {
  const extra = sustained ? sustained.least + sustained.masses.length - 1 : 0;
  const rolls = Math.max(1, extra + (lethal ? 0 : 1));
  const rows = Math.max(1, extra + 1) + 1;
  const columns = waits + both > 0 ? rolls + 1 : 1;
  const masses = new Array<number>(rows * columns).fill(0);
  const idle = Math.max(0, 1 - packet - waits - both);
  masses[0] = hit.fail;
  // after = law of what `made` Wound rolls bring.
  let after = new Array<number>(masses.length).fill(0);
  after[0] = 1;
  for (let made = 0; made <= rolls; made++) {
    if (made > 0) {
      const before = after;
      after = new Array<number>(masses.length).fill(0);
      for (let at = 0; at < before.length; at++) {
        const here = before[at] as number;
        if (here === 0) continue;
        add(after, at, here * idle);
        if (packet > 0) add(after, at + columns, here * packet);
        if (waits > 0) add(after, at + 1, here * waits);
        if (both > 0) add(after, at + columns + 1, here * both);
      }
    }
    const plain = made === 1 ? hit.success : 0;
    const critical = hit.critical * shareOf(sustained, made - (lethal ? 0 : 1));
    for (let at = 0; at < after.length; at++) {
      const here = after[at] as number;
      if (here === 0) continue;
      add(masses, at, here * (plain + critical * (lethal ? 1 - automatic : 1)));
      if (lethal && critical * automatic > 0) add(masses, at + columns, here * critical * automatic);
    }
  }
  return { rows, columns, masses: Float64Array.from(masses) };
}

/** The chance that a critical scores `extra` hits more. */
function shareOf(sustained: Volley['sustained'], extra: number): number {
  if (!sustained) return extra === 0 ? 1 : 0;
  return sustained.masses[extra - sustained.least] ?? 0;
}

function add(masses: Float64Array | number[], at: number, mass: number): void {
  masses[at] = (masses[at] as number) + mass;
}

/** One attack more, in place from the top, without waiting wounds. */
function oneMore(law: Float64Array, rows: number, { rows: size, masses }: Attack): void {
  const none = masses[0] as number;
  const one = masses[1] as number;
  for (let n = rows + size - 2; n >= 0; n--) {
    let total = n < rows ? (law[n] as number) * none : 0;
    if (n > 0 && n <= rows) total += (law[n - 1] as number) * one;
    const to = Math.min(size - 1, n);
    for (let i = Math.max(2, n - rows + 1); i <= to; i++) total += (law[n - i] as number) * (masses[i] as number);
    law[n] = total;
  }
}

/** One attack more, into `next`; waiting wounds beyond the last column stay in it. */
function oneMoreJoint(
  law: Float64Array,
  next: Float64Array,
  rows: number,
  width: number,
  columns: number,
  one: Attack,
): void {
  for (let at = 0; at < one.masses.length; at++) {
    const share = one.masses[at] as number;
    if (share === 0) continue;
    const up = Math.floor(at / one.columns) * columns;
    const across = at % one.columns;
    for (let n = 0; n < rows; n++) {
      const from = n * columns;
      for (let d = 0; d < width; d++) {
        const to = from + up + Math.min(columns - 1, d + across);
        next[to] = (next[to] as number) + share * (law[from + d] as number);
      }
    }
  }
}

function rowSum(law: Float64Array, row: number, columns: number): number {
  let total = 0;
  for (let i = row * columns; i < (row + 1) * columns; i++) total += law[i] as number;
  return total;
}
