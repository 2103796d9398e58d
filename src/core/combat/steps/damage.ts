import { constant } from '../../dice/constant.ts';
import { roll } from '../../dice/dice-notation.ts';
import type { Distribution } from '../../dice/distribution.ts';
import { map } from '../../dice/map.ts';
import { rerollOnce } from '../../dice/reroll-once.ts';
import { sum } from '../../dice/sum.ts';
import type { Draft } from './draft.ts';

/**
 * Step 5: the law of the damage of one attack after modifiers (R11).
 *
 * 10e: roll, re-roll, replace, divide, add, subtract, round up, at least 1. 11e (02.02): additions come before the
 * division. A Damage changed to 0 stays 0.
 */
export function damageOfAttack(draft: Draft): Distribution {
  const { weapon, target } = draft;
  let rolled = roll(weapon.damage);
  const upTo = weapon.rerollDamageUpTo;
  if (upTo !== undefined) rolled = rerollOnce(rolled, (value) => value <= upTo);
  if (target.replaceDamage === 0) return constant(0);
  if (target.replaceDamage !== undefined) rolled = constant(target.replaceDamage);
  const modifier = weapon.damageModifier ?? 0;
  let added = constant(Math.max(0, modifier));
  for (const more of draft.damageAdded) added = sum(added, more);
  const plain = rolled.least > 0 && added.least === 0 && added.masses.length === 1;
  const taken = (target.damageReduction ?? 0) + Math.max(0, -modifier);
  const share = target.halveDamage ? 2 : 1;
  if (plain && taken === 0 && share === 1) return rolled;
  const after = (value: number): number => Math.max(1, Math.ceil(value - taken));
  // Where division comes first, additions are scaled up beforehand, which is the same: (d + 2m) / 2 = d / 2 + m.
  const scaled = draft.edition === '11e' ? added : map(added, (more) => more * share);
  return map(sum(rolled, scaled), (value) => after(value / share));
}
