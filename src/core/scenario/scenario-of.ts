import type { AttackScenario } from '../combat/attack-scenario.ts';
import type { Edition } from '../rules/record.ts';
import type { ShooterPreset, TargetPreset } from './presets.ts';

/** A shooter and a target as a combat scenario. A save against ranged attacks only is left out in melee. */
export function scenarioOf(shooter: ShooterPreset, target: TargetPreset, edition: Edition): AttackScenario {
  const { toughness, save, wounds, models, fnp, character } = target;
  const invuln = target.invulnRangedOnly && shooter.kind === 'melee' ? undefined : target.invuln;
  const { count, attacks, skill, strength, ap, damage, kind, abilities } = shooter;
  const unit = { models, toughness, save, wounds, ...(invuln && { invuln }), ...(fnp && { fnp }) };
  const leader = character && { name: 'Character', models: 1, toughness, character: true, ...character };
  return {
    edition,
    weapons: [{ name: shooter.name, count, attacks, skill, strength, ap, damage, kind, abilities }],
    target: { groups: leader ? [{ name: target.name, ...unit }, leader] : [unit], keywords: target.keywords },
    context: {},
  };
}
