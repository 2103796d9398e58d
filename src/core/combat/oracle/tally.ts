import type { AttackScenario } from '../attack-scenario.ts';
import { abilityOf } from './ability-of.ts';
import { Fraction } from './fraction.ts';
import { playAttack, READINGS, type Readings } from './play-attack.ts';
import type { WeaponFacts } from './weapon-facts.ts';

/** The numbers of an attack result, as fractions. */
export type Tally = {
  readonly meanAttacks: Fraction;
  readonly meanHits: Fraction;
  readonly meanWounds: Fraction;
  readonly meanUnsaved: Fraction | null;
  readonly meanDamage: Fraction | null;
  readonly meanWoundsLost: Fraction;
  readonly varianceWoundsLost: Fraction;
  readonly meanModelsDestroyed: Fraction;
  readonly killAtLeast: readonly Fraction[];
  readonly unitDestroyed: Fraction;
  readonly belowHalfStrengthButAlive: Fraction;
  readonly woundsLostPmf: readonly Fraction[];
  readonly groupModelsDestroyed?: readonly Fraction[];
  readonly groupDestroyed?: readonly Fraction[];
};

const ZERO = new Fraction(0);
const sum = (terms: readonly Fraction[]): Fraction => terms.reduce((total, term) => total.plus(term), ZERO);
const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, index) => index);

/** The choices of Lethal Hits: forced where the ability is plain, both where it is optional. */
function lethalChoices({ weapons, target }: AttackScenario): readonly (readonly boolean[])[] {
  return weapons.reduce<boolean[][]>(
    (choices, weapon) => {
      const lethal = abilityOf(weapon, 'lethalHits', target.keywords);
      const options = lethal === undefined ? [false] : lethal === 'optional' ? [true, false] : [true];
      return choices.flatMap((choice) => options.map((option) => [...choice, option]));
    },
    [[]],
  );
}

/** The figures of an attack. Where an optional choice is equally good either way, all the best ones are given. */
export function tallyAttack(scenario: AttackScenario, readings: Readings = READINGS): readonly Tally[] {
  const tallies = lethalChoices(scenario).map((lethal) => tallyOf(scenario, readings, lethal));
  const best = tallies.reduce((a, b) => (b.meanModelsDestroyed.exceeds(a.meanModelsDestroyed) ? b : a));
  return tallies.filter(({ meanModelsDestroyed }) => meanModelsDestroyed.equals(best.meanModelsDestroyed));
}

function tallyOf(scenario: AttackScenario, readings: Readings, lethal: readonly boolean[]): Tally {
  const { unit, facts, end } = playAttack(scenario, readings, lethal);
  const { groups, startingStrength = unit.start.length } = scenario.target;
  const whole = unit.start.reduce((total, wounds) => total + wounds, 0);
  const lost = end.as((left) => whole - left.reduce((total, wounds) => total + wounds, 0));
  const killed = end.as((left) => left.filter((wounds) => wounds === 0).length);
  const inGroup = (group: number) =>
    end.as((left) => left.filter((wounds, model) => unit.groupOf[model] === group && wounds === 0).length);
  const below = (left: readonly number[]): boolean => {
    const alive = left.filter((wounds) => wounds > 0);
    if (alive.length === 0) return false;
    if (startingStrength === 1) return (alive[0] ?? 0) * 2 < (groups[0]?.wounds ?? 0);
    return alive.length * 2 < startingStrength;
  };
  const mean = lost.mean((wounds) => wounds);
  const several = groups.length > 1;
  return {
    ...means(scenario, facts),
    meanWoundsLost: mean,
    varianceWoundsLost: lost.mean((wounds) => wounds ** 2).minus(mean.times(mean)),
    meanModelsDestroyed: killed.mean((models) => models),
    killAtLeast: upTo(unit.start.length).map((least) => killed.chance((models) => models >= least)),
    unitDestroyed: killed.chance((models) => models === unit.start.length),
    belowHalfStrengthButAlive: end.chance(below),
    woundsLostPmf: upTo(whole).map((exactly) => lost.chance((wounds) => wounds === exactly)),
    ...(several && {
      groupModelsDestroyed: groups.map((_, group) => inGroup(group).mean((models) => models)),
      groupDestroyed: groups.map(({ models }, group) => inGroup(group).chance((dead) => dead === models)),
    }),
  };
}

/** R19: the attacks as if the target never ran out of models. */
function means(scenario: AttackScenario, facts: readonly WeaponFacts[]) {
  const stages = facts.map((weapon) => {
    const attacks = weapon.attacks.mean((value) => value).times(new Fraction(weapon.count));
    const rolling = attacks.times(weapon.hit.mean((hits) => hits.rolling));
    const wounding = attacks.times(weapon.hit.mean((hits) => hits.wounding));
    const critical = rolling.times(weapon.wound.chance((result) => result === 'critical'));
    const plain = rolling.times(weapon.wound.chance((result) => result === 'wound'));
    const devastating = weapon.devastating ? critical : ZERO;
    const saving = sum([wounding, plain, critical]).minus(devastating);
    const chances = scenario.target.groups.map((group) => {
      const { faces, saved } = weapon.saveOf(group);
      return faces.chance((face) => !saved(face));
    });
    const failing = chances[0] ?? ZERO;
    const known = saving.equals(ZERO) || chances.every((chance) => chance.equals(failing));
    const unsaved = saving.times(failing).plus(devastating);
    const addition = critical.times(weapon.mortals?.mean((points) => points) ?? ZERO);
    const damage = unsaved.times(weapon.damage.mean((points) => points)).plus(addition);
    return { attacks, hits: rolling.plus(wounding), wounds: sum([wounding, plain, critical]), known, unsaved, damage };
  });
  const known = stages.every((stage) => stage.known);
  return {
    meanAttacks: sum(stages.map(({ attacks }) => attacks)),
    meanHits: sum(stages.map(({ hits }) => hits)),
    meanWounds: sum(stages.map(({ wounds }) => wounds)),
    meanUnsaved: known ? sum(stages.map(({ unsaved }) => unsaved)) : null,
    meanDamage: known ? sum(stages.map(({ damage }) => damage)) : null,
  };
}
