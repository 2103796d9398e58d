import type { AttackScenario, TargetGroup, Weapon } from '../combat/attack-scenario.ts';
import type { Part } from './part-of.ts';

/**
 * Small changes to a frozen scenario, by the name of a field, so that tables and the effects of rules can name what they
 * change. A calculator shows one weapon: where a scenario has several, the first is edited, and of the target the first
 * group (the bodyguard of an attached unit).
 */
export type Bag = Readonly<Record<string, unknown>>;

const bag = (value: unknown): Bag => (typeof value === 'object' && value !== null ? (value as Bag) : {});

/** The value of a named field, undefined where the scenario does not say. */
export function readPart(scenario: AttackScenario, part: Part, key: string): unknown {
  const weapon = bag(scenario.weapons[0]);
  switch (part) {
    case 'weapon':
      return weapon[key];
    case 'ability':
      return bag(weapon.abilities)[key];
    case 'target':
      return bag(scenario.target)[key];
    case 'group':
      return bag(scenario.target.groups[0])[key];
    case 'context':
      return bag(scenario.context)[key];
  }
}

/** A copy with one field changed; `undefined` takes it out. A group's field is written to every group when `all` is set. */
export function writePart(
  scenario: AttackScenario,
  part: Part,
  key: string,
  value: unknown,
  all = false,
): AttackScenario {
  const [weapon, ...weapons] = scenario.weapons;
  const change = (what: unknown) => withKey(bag(what), key, value);
  switch (part) {
    case 'weapon':
      return { ...scenario, weapons: [change(weapon) as unknown as Weapon, ...weapons] };
    case 'ability': {
      const abilities = change(bag(weapon).abilities);
      return { ...scenario, weapons: [{ ...bag(weapon), abilities } as unknown as Weapon, ...weapons] };
    }
    case 'target':
      return { ...scenario, target: change(scenario.target) as unknown as AttackScenario['target'] };
    case 'group': {
      const groups = scenario.target.groups.map((group, index) =>
        index === 0 || all ? (change(group) as unknown as TargetGroup) : group,
      );
      return { ...scenario, target: { ...scenario.target, groups } };
    }
    case 'context':
      return { ...scenario, context: change(scenario.context) as unknown as AttackScenario['context'] };
  }
}

function withKey(from: Bag, key: string, value: unknown): Bag {
  if (value !== undefined) return { ...from, [key]: value };
  const { [key]: _, ...rest } = from;
  return rest;
}
