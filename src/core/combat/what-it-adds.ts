import { type Result, succeed } from '../result/result.ts';
import type { AttackResult } from './attack-result.ts';
import type { AttackScenario, WeaponAbilities } from './attack-scenario.ts';
import { changeAbility } from './change-weapon.ts';
import { solveAttack } from './solve-attack.ts';

/** Figures a marginal value is given for; null where they depend on the model allocated to. */
export type Gains = {
  readonly meanHits: number;
  readonly meanWounds: number;
  readonly meanUnsaved: number | null;
  readonly meanDamage: number | null;
  readonly meanWoundsLost: number;
  readonly meanModelsDestroyed: number;
  readonly unitDestroyed: number;
  /** [k] = change of the chance to destroy at least k models. */
  readonly killAtLeast: readonly number[];
};

/** An attack with and without one ability. */
export type Added = { readonly without: AttackResult; readonly with: AttackResult; readonly gains: Gains };

/** An ability and the value it is tried with ("1", true, 4). */
export type Trial<Name extends keyof WeaponAbilities = keyof WeaponAbilities> = {
  readonly ability: Name;
  readonly value: NonNullable<WeaponAbilities[Name]>;
  /** Which weapon; every one unless given. */
  readonly weapon?: number;
};

/** What an ability adds to this attack, whether the scenario has it already or not: marginal means and chances. */
export function whatItAdds(scenario: AttackScenario, { ability, value, weapon }: Trial): Result<Added> {
  const bare = solveAttack(changeAbility(scenario, ability, undefined, weapon));
  if (!bare.ok) return bare;
  const full = solveAttack(changeAbility(scenario, ability, value, weapon));
  if (!full.ok) return full;
  return succeed({ without: bare.value, with: full.value, gains: gainsOf(bare.value, full.value) });
}

/** The second result less the first, figure by figure. */
export function gainsOf(from: AttackResult, to: AttackResult): Gains {
  return {
    meanHits: to.meanHits - from.meanHits,
    meanWounds: to.meanWounds - from.meanWounds,
    meanUnsaved: less(to.meanUnsaved, from.meanUnsaved),
    meanDamage: less(to.meanDamage, from.meanDamage),
    meanWoundsLost: to.meanWoundsLost - from.meanWoundsLost,
    meanModelsDestroyed: to.meanModelsDestroyed - from.meanModelsDestroyed,
    unitDestroyed: to.unitDestroyed - from.unitDestroyed,
    killAtLeast: to.killAtLeast.map((chance, k) => chance - (from.killAtLeast[k] ?? 0)),
  };
}

function less(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one - other;
}
