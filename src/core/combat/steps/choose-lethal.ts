import { valueAgainst } from '../abilities/keyword-scope.ts';
import type { AttackResult } from '../attack-result.ts';
import type { AttackScenario } from '../attack-scenario.ts';
import { evaluate } from './evaluate.ts';

/** Differences below this are rounding, not a better choice. */
const SAME = 1e-12;

/**
 * 11e 24.23: Lethal Hits are the attacker's choice. Solves the attack with and without them for every weapon that has
 * the choice and keeps what destroys more models (then: takes more wounds), using them where it makes no difference.
 */
export function chooseLethal(scenario: AttackScenario): AttackResult {
  const { weapons, target } = scenario;
  const free = weapons.flatMap(({ abilities }, index) =>
    valueAgainst(abilities?.lethalHits, target.keywords) === 'optional' ? [index] : [],
  );
  const use = weapons.map(() => true);
  let best = evaluate(scenario, use);
  if (free.length === 0) return best;
  let chosen = use;
  for (let choice = 1; choice < 2 ** Math.min(free.length, 6); choice++) {
    const tried = use.map((_, weapon) => (choice & (2 ** free.indexOf(weapon))) === 0 || !free.includes(weapon));
    const result = evaluate(scenario, tried);
    if (isBetter(result, best)) {
      best = result;
      chosen = tried;
    }
  }
  const readings = free.map((weapon) => ({
    id: 'lethal-choice' as const,
    weapon,
    says: chosen[weapon]
      ? 'Lethal Hits are used.'
      : 'Lethal Hits are better not used: the Critical Hits roll to wound.',
  }));
  return { ...best, readings: [...best.readings, ...readings] };
}

function isBetter(one: AttackResult, other: AttackResult): boolean {
  const models = one.meanModelsDestroyed - other.meanModelsDestroyed;
  if (Math.abs(models) > SAME) return models > 0;
  return one.meanWoundsLost > other.meanWoundsLost + SAME;
}
