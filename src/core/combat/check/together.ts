import { parseDice } from '../../dice/dice-notation.ts';
import type { Problem } from '../../result/result.ts';
import type { AttackScenario } from '../attack-scenario.ts';

/** Beyond this the exact law would take seconds: attacks times wounds of the target. */
const LARGEST = 4_000_000;

/** What sound numbers may be together all the same: a first model without wounds, or more dice than can be counted. */
export function checkTogether({ weapons, target }: AttackScenario): Problem | undefined {
  const dead = target.groups.findIndex(({ wounds, woundsAlreadyLost }) => !((woundsAlreadyLost ?? 0) < wounds));
  if (dead >= 0) {
    const what = 'The first model has lost all of its wounds already.';
    const mend = 'Leave it at least one wound, or count one model less.';
    return { code: 'impossible-scenario', where: `target.groups[${dead}].woundsAlreadyLost`, what, mend };
  }
  const attacks = weapons.reduce((all, weapon) => all + weapon.count * most(weapon.attacks), 0);
  const wounds = target.groups.reduce((all, group) => all + group.models * group.wounds, 0);
  if (attacks * wounds <= LARGEST) return undefined;
  const what = `${attacks} attacks on ${wounds} wounds are more than can be counted exactly in reasonable time.`;
  return {
    code: 'too-large',
    where: 'weapons',
    what,
    mend: 'Use fewer weapons or models.',
    values: { attacks, wounds },
  };
}

function most(attacks: number | string): number {
  const parts = parseDice(attacks);
  return parts.ok ? parts.value.dice * parts.value.sides + parts.value.plus : 0;
}
