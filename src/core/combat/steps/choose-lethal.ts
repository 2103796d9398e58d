import { valueAgainst } from '../abilities/keyword-scope.ts';
import type { AttackFigures } from '../attack-result.ts';
import type { AttackScenario } from '../attack-scenario.ts';
import { evaluate } from './evaluate.ts';

/** Differences below this are rounding, not a better choice. */
const SAME = 1e-12;

/** The figures, and for each weapon whether its Lethal Hits are used. */
export type Chosen = { readonly figures: AttackFigures; readonly lethal: readonly boolean[] };

/**
 * 11e 24.23: Lethal Hits are the attacker's choice. Solves the attack with and without them for every weapon that has
 * the choice and keeps what destroys more models (then: takes more wounds), using them where it makes no difference.
 */
export function chooseLethal(scenario: AttackScenario): Chosen {
  const free = freeToChoose(scenario);
  const use = scenario.weapons.map(() => true);
  let figures = evaluate(scenario, use);
  let lethal = use;
  for (let choice = 1; choice < 2 ** Math.min(free.length, 6); choice++) {
    const tried = use.map((_, weapon) => (choice & (2 ** free.indexOf(weapon))) === 0 || !free.includes(weapon));
    const result = evaluate(scenario, tried);
    if (isBetter(result, figures)) {
      figures = result;
      lethal = tried;
    }
  }
  return { figures, lethal };
}

/** The weapons whose Lethal Hits the attacker may use or not. */
export function freeToChoose({ weapons, target }: AttackScenario): readonly number[] {
  return weapons.flatMap(({ abilities }, index) =>
    valueAgainst(abilities?.lethalHits, target.keywords) === 'optional' ? [index] : [],
  );
}

function isBetter(one: AttackFigures, other: AttackFigures): boolean {
  const models = one.meanModelsDestroyed - other.meanModelsDestroyed;
  if (Math.abs(models) > SAME) return models > 0;
  return one.meanWoundsLost > other.meanWoundsLost + SAME;
}
