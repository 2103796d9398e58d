import { type Result, succeed } from '../../result/result.ts';
import type { AttackScenario } from '../attack-scenario.ts';
import { changeWeapon } from '../change-weapon.ts';
import { solveAttack } from '../solve-attack.ts';

export type HowMany = {
  /** The smallest count that reaches the chance; undefined when not even `most` do. */
  readonly count: number | undefined;
  /** The chance with that count (or with the most). */
  readonly chance: number;
};

/** What is wanted: at least `kills` models (the whole unit unless given) with at least this chance, 0 to 1. */
export type Wanted = { readonly chance?: number; readonly kills?: number; readonly most?: number };

/** How many of a weapon are needed: the inverse question, by bisection, since more weapons never kill less. */
export function howMany(scenario: AttackScenario, weapon = 0, wanted: Wanted = {}): Result<HowMany> {
  const { chance = 0.8, most = 200 } = wanted;
  const reach = (count: number): Result<number> => {
    const solved = solveAttack(changeWeapon(scenario, { count }, weapon));
    if (!solved.ok) return solved;
    const { killAtLeast } = solved.value;
    return succeed(killAtLeast[Math.min(wanted.kills ?? killAtLeast.length, killAtLeast.length - 1)] ?? 0);
  };
  const top = reach(most);
  if (!top.ok) return top;
  if (top.value < chance) return succeed({ count: undefined, chance: top.value });
  let low = 0;
  let high = most;
  let best = top.value;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const tried = reach(middle);
    if (!tried.ok) return tried;
    if (tried.value >= chance) {
      high = middle;
      best = tried.value;
    } else {
      low = middle;
    }
  }
  return succeed({ count: high, chance: best });
}
