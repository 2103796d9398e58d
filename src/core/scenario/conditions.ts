import type { AttackScenario } from '../combat/attack-scenario.ts';
import type { WeaponEffect } from '../rules/record.ts';
import { readPart, writePart } from './edit-scenario.ts';

/**
 * What must hold for a rule to help. A calculator shows a rule at work: what a scenario can express (half range, having
 * charged, …) is made so; what it cannot is said beside the result.
 */
const SITUATION = ['charged', 'halfRange', 'remainedStationary', 'overwatch', 'spotted', 'movedInches'];

/** Abilities that do nothing outside their situation, for records that do not say so. */
const NEEDS: Readonly<Record<string, string>> = {
  rapidFire: 'halfRange',
  melta: 'halfRange',
  heavy: 'remainedStationary',
  lance: 'charged',
};

/** Abilities that Critical Hits set off. */
const FED = ['sustainedHits', 'lethalHits'];

/** The scenario with the situation the effect asks for: the same with and without the rule. */
export function meetConditions(scenario: AttackScenario, effect: WeaponEffect): AttackScenario {
  let next = scenario;
  const wanted: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(effect.if ?? {})) if (SITUATION.includes(key)) wanted[key] = value;
  for (const key of Object.keys(effect.set ?? {})) {
    const need = NEEDS[key];
    if (need) wanted[need] ??= true;
    // A rule that takes cover away shows nothing against a target in the open.
    if (key === 'ignoresCover') next = writePart(next, 'target', 'cover', true);
    if (key === 'criticalHitOn' && !FED.some((ability) => readPart(next, 'ability', ability)))
      next = writePart(next, 'ability', 'lethalHits', true);
    if (key === 'ignoreHitPenalties' && !readPart(next, 'weapon', 'hitModifiers'))
      next = writePart(next, 'weapon', 'hitModifiers', [-1]);
    // Without Torrent the weapon would have to roll: as most do.
    if (key === 'torrent' && readPart(next, 'weapon', 'skill') === null) next = writePart(next, 'weapon', 'skill', 3);
  }
  if (wanted.remainedStationary === true) wanted.movedInches ??= 0;
  for (const [key, value] of Object.entries(wanted))
    if (readPart(next, 'context', key) === undefined) next = writePart(next, 'context', key, value);
  return next;
}

/** The keyword the target must have, upper case. */
export function wantedKeyword(effect: WeaponEffect, keyword: string | undefined): string | undefined {
  const given = effect.if?.targetKeyword;
  if (given === '$kw') return keyword?.toUpperCase();
  return typeof given === 'string' ? given.toUpperCase() : undefined;
}

/** A condition of a rule, by its name, and what it asks for: `['targetBelowHalf', false]`. */
export type Condition = readonly [name: string, value: unknown];

/** The conditions of an effect that nothing in the scenario can hold. */
export function assumptions(effect: WeaponEffect, kind: 'ranged' | 'melee'): readonly Condition[] {
  return Object.entries(effect.if ?? {}).filter(
    ([key]) => !SITUATION.includes(key) && key !== 'targetKeyword' && key !== kind,
  );
}
