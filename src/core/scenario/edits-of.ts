import type { AttackScenario } from '../combat/attack-scenario.ts';
import { CHOICES, readChoice } from './choices.ts';
import { FIELDS, type FieldName, fieldText } from './fields.ts';
import type { Edits } from './fill-attack.ts';
import { getShooter, getTarget, type TargetPreset } from './presets.ts';

/** What a person would have to change by hand to arrive at a scenario: how a share link opens in a calculator. */
export function editsOf(scenario: AttackScenario): Edits {
  const fields: Partial<Record<FieldName, string>> = {};
  for (const { name } of FIELDS) fields[name] = fieldText(scenario, name);
  const choices = Object.fromEntries(CHOICES.map((choice) => [choice.id, readChoice(scenario, choice)]));
  const weapon = scenario.weapons[0];
  const name = weapon?.name || 'weapon';
  const target = {
    ...(getTarget('marines-5') as TargetPreset),
    id: 'shared',
    name: scenario.target.groups[0]?.name || 'models',
  };
  return {
    fields,
    choices,
    target,
    shooter: {
      ...getShooter('boltgun'),
      id: 'shared',
      name,
      names: name,
      kind: weapon?.kind ?? 'ranged',
      abilities: {},
    },
  };
}
