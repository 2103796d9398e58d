import type { AttackFigures } from '../attack-result.ts';
import type { AttackScenario } from '../attack-scenario.ts';
import { draftAttack } from './draft-attack.ts';
import { readOut } from './read-out.ts';
import { resolve } from './resolve.ts';
import { type Means, meansOf, volleyOf } from './volley.ts';

/** The whole attack of a checked scenario; `lethal[i]`: whether weapon i uses optional Lethal Hits. */
export function evaluate(scenario: AttackScenario, lethal: readonly boolean[]): AttackFigures {
  const edition = scenario.edition ?? '10e';
  const volleys = scenario.weapons.map((_, index) => volleyOf(draftAttack(scenario, index, lethal[index] ?? true)));
  const means = volleys.map(meansOf);
  const { board, law } = resolve(scenario, volleys, edition);
  return {
    meanAttacks: total(means, ({ attacks }) => attacks) ?? 0,
    meanHits: total(means, ({ hits }) => hits) ?? 0,
    meanWounds: total(means, ({ wounds }) => wounds) ?? 0,
    meanUnsaved: total(means, ({ unsaved }) => unsaved),
    meanDamage: total(means, ({ damage }) => damage),
    ...readOut(law, board, scenario.target),
  };
}

function total(means: readonly Means[], of: (mean: Means) => number | null): number | null {
  let all = 0;
  for (const mean of means) {
    const one = of(mean);
    if (one === null) return null;
    all += one;
  }
  return all;
}
