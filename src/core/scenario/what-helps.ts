import type { AttackFigures } from '../combat/attack-result.ts';
import type { AttackScenario } from '../combat/attack-scenario.ts';
import { countAttack } from '../combat/count-attack.ts';
import { choicesFor, readChoice, writeChoice } from './choices.ts';

/** A single change, and what it does to the chance asked about. */
export type Help = {
  /** Choice to make, and its value: the change can be applied as it stands. */
  readonly id: string;
  readonly value: string;
  /** Difference of the chance, −1 to 1. */
  readonly by: number;
};

/** The attack, and the question asked about it. */
export type HelpsWish = {
  readonly scenario: AttackScenario;
  /** Gives the chance asked about, out of a solved attack. */
  readonly chance: (result: AttackFigures) => number;
};

/** Worth trying one by one; the situation of the table is not the player's to choose, but good to know. */
const TRIED: readonly (readonly [id: string, value: string])[] = [
  ['rerollHits', 'ones'],
  ['rerollHits', 'fails'],
  ['rerollHits', 'nonCriticals'],
  ['rerollWounds', 'ones'],
  ['rerollWounds', 'fails'],
  ['rerollWounds', 'nonCriticals'],
  ['hitModifiers', '1'],
  ['woundModifiers', '1'],
  ['sustainedHits', '1'],
  ['lethalHits', 'yes'],
  ['devastatingWounds', 'yes'],
  ['cover', ''],
  ['cover', 'yes'],
  ['stealth', 'yes'],
  ['fnp', '5'],
  ['damageReduction', '1'],
];

/**
 * What one more rule would change, each alone, the most helpful first and the most harmful last. Changes that are already
 * made, or that change less than a tenth of a percent, are left out.
 */
export function whatHelps({ scenario, chance }: HelpsWish): readonly Help[] {
  const now = countAttack(scenario);
  if (!now.ok) return [];
  const before = chance(now.value);
  const kind = scenario.weapons[0]?.kind === 'melee' ? 'melee' : 'ranged';
  const offered = choicesFor(kind, scenario.edition ?? '10e');
  const helps = TRIED.flatMap(([id, value]): Help[] => {
    const choice = offered.find((one) => one.id === id);
    if (!choice || readChoice(scenario, choice) === value) return [];
    const solved = countAttack(writeChoice(scenario, choice, value));
    const by = solved.ok ? chance(solved.value) - before : 0;
    return Math.abs(by) < 0.001 ? [] : [{ id, value, by }];
  });
  return helps.sort((one, other) => other.by - one.by);
}
