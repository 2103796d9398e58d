import type { AuthoredProfile, AuthoredWeapon, Figure } from '../../../src/core/rules/authored.ts';
import { type Complaint, eachRecord } from './each-record.ts';
import type { Linter } from './linter.ts';

type Form = readonly [RegExp, string];

const NUMBER: Form = [/^(?:\d{1,3}|-)$/, '4'];
const ROLL: Form = [/^(?:[2-7]\+\*?|-|N\/A)$/, '3+'];
const INCHES: Form = [/^(?:\d{1,3}"\+?|-|N\/A)$/, '6"'];
const DICE: Form = [/^(?:\d{0,2}D[36](?:\+\d+)?|\d{1,2}|\*|-|N\/A)$/, '3, D6 or D6+1'];
const AP: Form = [/^(?:0|-[1-9])$/, '-1'];
const RANGE: Form = [/^(?:\d{1,3}"|Melee|N\/A)$/, '24" or Melee'];
const STRENGTH: Form = [/^(?:\d{1,2}|\*|-|N\/A|\d?D[36](?:\+\d+)?)$/, '5'];

const PROFILE = { M: INCHES, T: NUMBER, Sv: ROLL, W: NUMBER, Ld: ROLL, OC: NUMBER, InSv: ROLL } as const;
const WEAPON = { range: RANGE, A: DICE, skill: ROLL, S: STRENGTH, AP, D: DICE } as const;

function wrong(
  at: string,
  figures: Readonly<Record<string, Figure | undefined>>,
  forms: Readonly<Record<string, Form>>,
): Complaint[] {
  return Object.entries(forms).flatMap(([field, [form, example]]) => {
    const figure = figures[field];
    if (figure === undefined || form.test(String(figure))) return [];
    return [{ what: `${at}.${field}: "${figure}" is no figure as printed.`, mend: `Write it like ${example}.` }];
  });
}

const profileFigures = ({ M, T, Sv, W, Ld, OC, InSv }: AuthoredProfile) => ({ M, T, Sv, W, Ld, OC, InSv });
const weaponFigures = ({ range, A, skill, S, AP: ap, D }: AuthoredWeapon) => ({ range, A, skill, S, AP: ap, D });

export const datasheetFigures: Linter = {
  name: 'datasheet-figures',
  sentence: 'Characteristics are written as printed, and melee weapons have the range Melee.',
  check: (pack) =>
    eachRecord('datasheet-figures', pack, ({ front }) => [
      ...(front.profiles ?? []).flatMap((profile, index) =>
        wrong(`profiles[${index}]`, profileFigures(profile), PROFILE),
      ),
      ...(front.weapons ?? []).flatMap((weapon, index) => {
        const at = `weapons[${index}]`;
        const melee = String(weapon.range) === 'Melee';
        const range =
          melee === (weapon.kind === 'melee')
            ? []
            : [
                {
                  what: `${at}.range: "${weapon.range}" does not fit a ${weapon.kind} weapon.`,
                  mend: 'Mend the kind or the range.',
                },
              ];
        return [...wrong(at, weaponFigures(weapon), WEAPON), ...range];
      }),
    ]),
};
