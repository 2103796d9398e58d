import { everyAbility } from '../abilities/every-ability.ts';
import type { Cause } from '../attack-result.ts';
import type { AttackScenario } from '../attack-scenario.ts';
import type { Draft } from './draft.ts';
import { toughnessOf } from './toughness.ts';

/** The draft of weapon number `index` with every ability applied; what they did is added to `causes`. */
export function draftAttack(
  { weapons, target, context, edition = '10e' }: AttackScenario,
  index: number,
  useOptionalLethal: boolean,
  causes: Cause[] = [],
): Draft {
  const weapon = weapons[index] as (typeof weapons)[number];
  const draft: Draft = {
    edition,
    weapon,
    target,
    context: context ?? {},
    modelsTargeted: target.groups.reduce((all, group) => all + group.models, 0),
    toughness: toughnessOf(target, edition),
    useOptionalLethal,
    skill: weapon.skill === null ? null : weapon.skill + (weapon.skillModifier ?? 0),
    strength: Math.max(1, weapon.strength + (weapon.strengthModifier ?? 0)),
    hitModifiers: [...(weapon.hitModifiers ?? [])],
    woundModifiers: [...(weapon.woundModifiers ?? [])],
    extraAttacks: [],
    hitFailsUpTo: 1,
    rerollHits: weapon.rerollHits,
    rerollWounds: weapon.rerollWounds,
    criticalHitOn: weapon.criticalHitOn ?? 6,
    criticalWoundOn: weapon.criticalWoundNeedsSuccess ? 6 : (weapon.criticalWoundOn ?? 6),
    cover: false,
    sustained: undefined,
    lethal: false,
    devastating: false,
    precision: false,
    mortals: undefined,
    damageAdded: [],
  };
  for (const { id, rule, stage, apply } of everyAbility) {
    const how = apply(draft);
    if (how !== undefined) causes.push({ by: id, rule, stage, weapon: index, how });
  }
  return draft;
}
