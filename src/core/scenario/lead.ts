import type { AttackFigures } from '../combat/attack-result.ts';
import type { AttackScenario } from '../combat/attack-scenario.ts';
import { diceParts } from './parse-number.ts';

/** The loudest line of a calculator. */
export type Adds = {
  /** What the rule changes first, and by how much on average. */
  readonly stage: 'attacks' | 'hits' | 'wounds' | 'unsaved wounds' | 'damage' | 'wounds lost' | 'Character';
  /** An average number; for `Character` the chance that the Character of an attached unit dies. */
  readonly by: number;
};

const STAGES = [
  ['attacks', 'meanAttacks'],
  ['hits', 'meanHits'],
  ['wounds', 'meanWounds'],
  ['unsaved wounds', 'meanUnsaved'],
  ['damage', 'meanDamage'],
  ['wounds lost', 'meanWoundsLost'],
] as const satisfies readonly (readonly [Adds['stage'], keyof AttackFigures])[];

/**
 * What a rule adds: the first step of the attack at which the averages with and without it part. Undefined where it
 * changes nothing.
 */
export function whatAdds(result: AttackFigures, without: AttackFigures): Adds | undefined {
  const leader = (result.groupDestroyed?.at(-1) ?? 0) - (without.groupDestroyed?.at(-1) ?? 0);
  // Precision moves attacks from the many to the one that matters: averages would call that a loss.
  if (result.meanHits === without.meanHits && leader > 1e-9) return { stage: 'Character', by: leader };
  for (const [stage, key] of STAGES) {
    const by = (result[key] ?? 0) - (without[key] ?? 0);
    if (Math.abs(by) > 1e-9) return { stage, by };
  }
  return undefined;
}

/** "9 shots on 3+", "3 × D6 attacks on 2+", "2 × D6 automatic hits": the volley, as it is rolled. */
export function volleyWords(scenario: AttackScenario): string {
  const weapon = scenario.weapons[0];
  if (!weapon) return '';
  const { count, attacks, skill, kind, abilities } = weapon;
  const dice = diceParts(String(attacks));
  const number = dice && !dice.dice ? String(count * dice.plus) : count > 1 ? `${count} × ${attacks}` : String(attacks);
  const what = kind === 'melee' ? 'attack' : 'shot';
  const many = number === '1' ? what : `${what}s`;
  return skill === null || abilities?.torrent === true
    ? `${number} ${many} that hit by themselves`
    : `${number} ${many} on ${skill}+`;
}
