import { constant } from '../../dice/constant.ts';
import { roll } from '../../dice/dice-notation.ts';
import type { Distribution } from '../../dice/distribution.ts';
import { map } from '../../dice/map.ts';
import { repeat } from '../../dice/repeat.ts';
import { sum } from '../../dice/sum.ts';
import type { Draft } from './draft.ts';

/** Step 1: the law of the number of attacks of all weapons of this kind together. A is never modified below 1. */
export function countAttacks({ weapon, extraAttacks }: Draft): Distribution {
  let each = roll(weapon.attacks);
  const { attacksModifier = 0 } = weapon;
  if (attacksModifier > 0) each = sum(each, constant(attacksModifier));
  if (attacksModifier < 0) each = map(each, (attacks) => Math.max(Math.min(1, attacks), attacks + attacksModifier));
  if (each.least < 0) each = map(each, (attacks) => Math.max(0, attacks));
  for (const extra of extraAttacks) each = sum(each, extra);
  return repeat(each, weapon.count);
}
