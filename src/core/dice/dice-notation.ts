import { fail, type Result, succeed } from '../result/result.ts';
import { constant } from './constant.ts';
import { die } from './die.ts';
import type { Distribution } from './distribution.ts';
import { repeat } from './repeat.ts';

/** A number of attacks, damage or hits as a profile prints it: 3, "3", "D6", "2D6", "D3+1", "2D6-1". */
export type Dice = number | string;

/** A dice expression in parts: `dice` dice of `sides` faces, plus `plus`. No dice at all is `dice: 0`. */
export type DiceParts = { readonly dice: number; readonly sides: number; readonly plus: number };

const SHAPE = /^(?:(\d{0,3})[dD](\d{1,3}))?(?:(^|[+-])(\d{1,4}))?$/;

const read = new Map<Dice, Result<DiceParts>>();

/** Reads a dice expression; spaces and a typographic minus are allowed. What was read is kept: profiles repeat. */
export function parseDice(text: Dice): Result<DiceParts> {
  const kept = read.get(text);
  if (kept) return kept;
  const parts = readDice(text);
  if (read.size < 500) read.set(text, parts);
  return parts;
}

function readDice(text: Dice): Result<DiceParts> {
  const plain = String(text).replace(/\s+/g, '').replace('−', '-');
  const found = SHAPE.exec(plain);
  const [, dice, sides, sign, plus] = found ?? [];
  const parts = {
    dice: sides === undefined ? 0 : dice === '' || dice === undefined ? 1 : Number(dice),
    sides: Number(sides ?? 0),
    plus: Number(plus ?? 0) * (sign === '-' ? -1 : 1),
  };
  const sound = found !== null && plain !== '' && (sides === undefined || (parts.sides > 0 && parts.dice > 0));
  if (sound) return succeed(parts);
  return fail({
    code: 'not-dice',
    what: `"${text}" is neither a number nor a dice expression.`,
    mend: 'Write it like 3, D6, 2D6 or D3+1.',
  });
}

/** The canonical form: "2D6+1", "D3", "4". */
export function printDice({ dice, sides, plus }: DiceParts): string {
  if (dice === 0) return String(plus);
  const tail = plus === 0 ? '' : plus > 0 ? `+${plus}` : String(plus);
  return `${dice === 1 ? '' : dice}D${sides}${tail}`;
}

/** The law of a dice expression. */
export function rollParts({ dice, sides, plus }: DiceParts): Distribution {
  if (dice === 0) return constant(plus);
  const { least, masses } = repeat(die(sides), dice);
  return { least: least + plus, masses };
}

const known = new Map<Dice, Distribution>();

/** The law of a dice expression that has been checked already; nonsense counts as 0. Laws are kept: profiles repeat. */
export function roll(dice: Dice): Distribution {
  const kept = known.get(dice);
  if (kept) return kept;
  const parts = parseDice(dice);
  const law = parts.ok ? rollParts(parts.value) : constant(0);
  if (known.size < 500) known.set(dice, law);
  return law;
}
