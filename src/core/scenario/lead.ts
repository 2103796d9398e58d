import type { AttackFigures } from '../combat/attack-result.ts';
import type { AttackScenario } from '../combat/attack-scenario.ts';
import { diceParts } from './parse-number.ts';

/** The loudest line of a calculator. */
export type Adds = {
  /** What the rule changes first, and by how much on average. */
  readonly stage: 'attacks' | 'hits' | 'wounds' | 'unsaved' | 'damage' | 'lost' | 'character';
  /** An average number; for `character` the chance that the Character of an attached unit dies. */
  readonly by: number;
};

const STAGES = [
  ['attacks', 'meanAttacks'],
  ['hits', 'meanHits'],
  ['wounds', 'meanWounds'],
  ['unsaved', 'meanUnsaved'],
  ['damage', 'meanDamage'],
  ['lost', 'meanWoundsLost'],
] as const satisfies readonly (readonly [Adds['stage'], keyof AttackFigures])[];

/**
 * What a rule adds: the first step of the attack at which the averages with and without it part. Undefined where it
 * changes nothing.
 */
export function whatAdds(result: AttackFigures, without: AttackFigures): Adds | undefined {
  const leader = (result.groupDestroyed?.at(-1) ?? 0) - (without.groupDestroyed?.at(-1) ?? 0);
  // Precision moves attacks from the many to the one that matters: averages would call that a loss.
  if (result.meanHits === without.meanHits && leader > 1e-9) return { stage: 'character', by: leader };
  for (const [stage, key] of STAGES) {
    const by = (result[key] ?? 0) - (without[key] ?? 0);
    if (Math.abs(by) > 1e-9) return { stage, by };
  }
  return undefined;
}

/** The volley as it is rolled: "9" or "3 × D6" shots or attacks, and what they hit on; undefined where they do by themselves. */
export type Volley = {
  readonly number: string;
  readonly kind: 'ranged' | 'melee';
  readonly skill: number | undefined;
};

/** What is rolled first, of the weapon of a calculator. */
export function volleyOf(scenario: AttackScenario): Volley | undefined {
  const weapon = scenario.weapons[0];
  if (!weapon) return undefined;
  const { count, attacks, skill, kind, abilities } = weapon;
  const dice = diceParts(String(attacks));
  const number = dice && !dice.dice ? String(count * dice.plus) : count > 1 ? `${count} × ${attacks}` : String(attacks);
  return { number, kind, skill: abilities?.torrent === true ? undefined : (skill ?? undefined) };
}
