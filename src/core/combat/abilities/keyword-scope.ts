import type { Scoped } from '../attack-scenario.ts';

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
