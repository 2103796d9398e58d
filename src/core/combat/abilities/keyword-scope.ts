import type { Scoped, WeaponAbilities } from '../attack-scenario.ts';
import type { Draft } from '../steps/draft.ts';

/**
 * The value of an ability against a target: undefined when the ability is absent, false, or scoped to keywords the
 * target lacks (11e: an ability followed by keywords only applies to units with one of them). A scoped ability
 * without a value is simply "on".
 */
export function valueAgainst<Value>(
  ability: Scoped<Value> | undefined,
  keywords: readonly string[] | undefined,
): Value | true | undefined {
  if (ability === undefined || ability === null || ability === false) return undefined;
  if (!isScoped(ability)) return ability as Value;
  const own = new Set(keywords?.map((keyword) => keyword.toUpperCase()));
  if (!ability.only.some((keyword) => own.has(keyword.toUpperCase()))) return undefined;
  return ability.value === false ? undefined : (ability.value ?? true);
}

function isScoped<Value>(ability: Scoped<Value>): ability is { only: readonly string[]; value?: Value } {
  return typeof ability === 'object' && ability !== null && 'only' in ability;
}

/** The plain value an ability field holds, without its scope. */
type ValueOf<Name extends keyof WeaponAbilities> =
  NonNullable<WeaponAbilities[Name]> extends Scoped<infer Value>
    ? Exclude<Value, { readonly only: readonly string[] }>
    : never;

/** The value of the named ability of the draft's weapon against its target; undefined where it does not apply. */
export function abilityOf<Name extends keyof WeaponAbilities>(
  draft: Draft,
  name: Name,
): ValueOf<Name> | true | undefined {
  const ability = draft.weapon.abilities?.[name] as Scoped<ValueOf<Name>> | undefined;
  return valueAgainst<ValueOf<Name>>(ability, draft.target.keywords);
}
