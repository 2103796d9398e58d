import { type DiceParts, parseDice as parseNotation, printDice } from '../dice/dice-notation.ts';
import { fail, type Result, succeed } from '../result/result.ts';

/** Why a text is no number of a calculator. `values` of the problem: `typed`, and `least` and `most` where there is a range. */
export type NumberProblem =
  | 'not-dice'
  | 'dice-range'
  | 'dice-too-small'
  | 'dice-too-big'
  | 'not-whole'
  | 'too-small'
  | 'too-big'
  | 'not-a-roll'
  | 'roll-range'
  | 'roll-needed'
  | 'not-ap'
  | 'ap-range';

/** Minus signs, plus signs and digits as people type and paste them, folded to ASCII; spaces and inch marks dropped. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2212\u2010-\u2015]/g, '-')
    .replace(/[\s"'\u2018-\u201f\u2032\u2033]/g, '')
    .toUpperCase();
}

/** Reads `4`, `D6`, `2d6+1`, `D3−1` (and `W6`, as German players write it); undefined for anything else. */
export function diceParts(text: string): DiceParts | undefined {
  const parts = parseNotation(plain(text).replace('W', 'D'));
  return parts.ok && [0, 3, 6].includes(parts.value.sides) ? parts.value : undefined;
}

/**
 * An amount that may be rolled: Attacks, Damage, the X of Sustained Hits. Takes what a person types, gives the canonical
 * notation. Least possible value 0, most 200.
 */
export function parseDice(text: string): Result<string> {
  const parts = diceParts(text);
  if (!parts)
    return fail({
      code: 'not-dice',
      what: `“${text.trim()}” is no number and no dice.`,
      mend: 'Type a number or dice, such as 3, D6 or 2D6+1.',
      values: { typed: text.trim() },
    });
  if (parts.dice + parts.plus < 0 || parts.dice * parts.sides + parts.plus > 200)
    return fail({ code: 'dice-range', what: 'The amount must be between 0 and 200.', mend: 'Type 3, D6 or 2D6+1.' });
  return succeed(printDice(parts));
}

/** No X of a rule is more. */
export const MOST_X = 20;

/** The X of a rule that may be dice: an amount with a lower limit. */
export function parseX(text: string): Result<string> {
  const dice = parseDice(text);
  const parts = dice.ok ? diceParts(dice.value) : undefined;
  if (!parts || parts.dice * parts.sides + parts.plus <= MOST_X) return dice;
  const mend = 'Type a number or dice, such as 3 or D6+1.';
  return fail({ code: 'dice-too-big', what: `The most is ${MOST_X}.`, mend, values: { most: MOST_X } });
}

/** A whole number from `least` to `most`. */
export function parseWhole(text: string, least: number, most: number): Result<number> {
  const typed = plain(text);
  const no = (code: NumberProblem, what: string) =>
    fail({ code, what, mend: `Type ${least} to ${most}.`, values: { typed: text.trim(), least, most } });
  if (!/^\+?\d{1,4}$/.test(typed)) return no('not-whole', `“${text.trim()}” is no whole number.`);
  const value = Number(typed);
  if (value < least) return no('too-small', `The least is ${least}.`);
  return value > most ? no('too-big', `The most is ${most}.`) : succeed(value);
}

/**
 * What a D6 must show, `2+` to `7+`; the plus may be missing. A dash or `N/A` means that there is no such roll (no
 * invulnerable save, a weapon that hits by itself): `null`. Nothing at all is a field that is still being typed in.
 */
export function parseRoll(text: string, least = 2, most = 6): Result<number | null> {
  const typed = plain(text);
  if (/^(-|N\/?A|NONE|AUTO)\*?$/.test(typed)) return succeed(null);
  const found = /^([1-9])\+{0,3}\*?$/.exec(typed);
  const no = (code: NumberProblem, what: string) =>
    fail({ code, what, mend: `Type ${least}+ to ${most}+.`, values: { typed: text.trim(), least, most } });
  if (!typed) return no('roll-needed', 'This needs a number.');
  if (!found) return no('not-a-roll', `“${text.trim()}” is no roll on a D6.`);
  const value = Number(found[1]);
  return value < least || value > most ? no('roll-range', `The roll must be ${least}+ to ${most}+.`) : succeed(value);
}

/** Armour Penetration with either sign (`-1`, `−1`, `1`, `AP-1`), as the rules write it: 0 or below. Most −6. */
export function parseAp(text: string): Result<number> {
  const found = /^(?:AP)?[+-]?(\d)$/.exec(plain(text));
  const mend = 'Type 0 to −6.';
  if (!found)
    return fail({
      code: 'not-ap',
      what: `“${text.trim()}” is no Armour Penetration.`,
      mend,
      values: { typed: text.trim() },
    });
  const value = Number(found[1]);
  if (value > 6) return fail({ code: 'ap-range', what: 'Armour Penetration goes from 0 to −6.', mend });
  return succeed(value === 0 ? 0 : -value);
}
