import type { AttackScenario } from '../combat/attack-scenario.ts';
import type { RuleRecord } from '../rules/record.ts';
import { fullName, isWeaponEffect } from './apply-effect.ts';
import { CHOICES, readChoice } from './choices.ts';
import { readPart } from './edit-scenario.ts';
import { FIELDS, type FieldName, fieldText } from './fields.ts';
import type { Edits } from './fill-attack.ts';
import { partOf } from './part-of.ts';
import { getShooter, getTarget, type TargetPreset } from './presets.ts';
import { checkValue } from './rule-value.ts';

/**
 * What a person would have to change by hand to arrive at a scenario: how a share link opens in a calculator.
 *
 * @param record The rule the calculator is about: what it gives is switched on as far as the scenario has it.
 */
export function editsOf(scenario: AttackScenario, record?: RuleRecord): Edits {
  const fields: Partial<Record<FieldName, string>> = {};
  for (const { name } of FIELDS) fields[name] = fieldText(scenario, name);
  const choices: Record<string, string> = Object.fromEntries(
    CHOICES.map((choice) => [choice.id, readChoice(scenario, choice)]),
  );
  const grants: Record<number, boolean> = {};
  let value: string | undefined;
  record?.effect?.filter(isWeaponEffect).forEach((effect, index) => {
    const held = (key: string) => readPart(scenario, partOf(key) ?? 'weapon', key);
    const set = Object.entries(effect.set ?? {});
    const added = Object.entries(effect.add ?? {});
    grants[index] = set.every(([key, given]) =>
      given === '$v' ? held(key) !== undefined : JSON.stringify(held(key)) === JSON.stringify(given),
    );
    for (const [key, given] of set) if (given === '$v' && held(key) !== undefined) value = String(held(key));
    // What the rule gives is not the player's choice: without the rule it is not there.
    for (const [key] of set) {
      if (!grants[index]) continue;
      delete choices[key];
      if (key === 'invuln') delete fields.invuln;
    }
    for (const [short, by] of added) {
      const key = fullName(short);
      const sum = Number(choices[key] ?? held(key) ?? 0);
      // A number every weapon has came with the scenario; a modifier is either the rule's or the player's.
      const given = !FIELDS.some(({ name }) => name === key) && sum * by > 0;
      if (!given) grants[index] = false;
      else if (choices[key] !== undefined) choices[key] = sum === by ? '' : String(sum - by);
    }
  });
  const typed = value !== undefined && record?.value ? checkValue(record.value.type, value) : undefined;
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
    grants,
    ...(typed?.ok && { value: typed.value }),
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
