import type { AttackScenario, TargetGroup, Weapon } from '../attack-scenario.ts';
import { abilityOf } from './ability-of.ts';
import { type Hits, hitRoll } from './hit-roll.ts';
import { saveRoll } from './save-roll.ts';
import { rerolled, throwDice } from './throws.ts';
import { Ways } from './ways.ts';
import { type Wounding, woundRoll } from './wound-roll.ts';

/** What one weapon does, die by die. */
export type WeaponFacts = {
  readonly count: number;
  readonly attacks: Ways<number>;
  readonly hit: Ways<Hits>;
  readonly wound: Ways<Wounding>;
  readonly damage: Ways<number>;
  readonly saveOf: (group: TargetGroup) => { readonly faces: Ways<number>; readonly saved: (face: number) => boolean };
  readonly precise: boolean;
  readonly devastating: boolean;
  readonly mortals: Ways<number> | undefined;
};

/** Reads one weapon of the scenario; `lethal` is whether Lethal Hits are used. */
export function weaponFacts(scenario: AttackScenario, weapon: Weapon, lethal: boolean): WeaponFacts {
  const { target, edition = '10e' } = scenario;
  const keywords = target.keywords ?? [];
  return {
    count: weapon.count,
    attacks: attacks(scenario, weapon),
    hit: hitRoll(scenario, weapon, lethal),
    wound: woundRoll(scenario, weapon),
    damage: damage(scenario, weapon),
    saveOf: (group) => saveRoll(scenario, weapon, group),
    precise: abilityOf(weapon, 'precision', keywords) !== undefined,
    devastating: abilityOf(weapon, 'devastatingWounds', keywords) !== undefined,
    mortals: weapon.mortalsOnCriticalWound === undefined ? undefined : throwDice(weapon.mortalsOnCriticalWound),
  };

  /** R16; the Attacks characteristic is never below 1. */
  function attacks({ context }: AttackScenario, { attacksModifier = 0 }: Weapon): Ways<number> {
    const fives = Math.floor(target.groups.reduce((sum, { models }) => sum + models, 0) / 5);
    const perFive = (value: boolean | number | string | undefined): number => Number(value ?? 0) * fives;
    const blast = perFive(abilityOf(weapon, 'blast', keywords));
    const cleave = edition === '11e' && weapon.kind === 'melee' ? perFive(abilityOf(weapon, 'cleave', keywords)) : 0;
    const rapid = context?.halfRange ? abilityOf(weapon, 'rapidFire', keywords) : undefined;
    return throwDice(weapon.attacks)
      .as((rolled) => Math.max(1, rolled + attacksModifier) + blast + cleave)
      .andThen((sum) => throwDice(rapid === undefined ? 0 : String(rapid)).as((more) => sum + more));
  }

  /** R11. 10e: replace, divide, multiply, add, subtract, round up; 11e: replace, multiply, add, divide, subtract. */
  function damage(
    { context }: AttackScenario,
    { damageModifier = 0, rerollDamageUpTo = Number.NEGATIVE_INFINITY }: Weapon,
  ) {
    const { replaceDamage, halveDamage, damageReduction = 0 } = target;
    const melta = context?.halfRange ? abilityOf(weapon, 'melta', keywords) : undefined;
    const half = halveDamage ? 2 : 1;
    const less = Math.max(0, -damageModifier) + damageReduction;
    return rerolled(throwDice(weapon.damage), (value) => value <= rerollDamageUpTo).andThen((rolled) => {
      if (replaceDamage === 0) return Ways.certain(0);
      const value = replaceDamage ?? rolled;
      return throwDice(melta === undefined ? 0 : String(melta)).as((extra) => {
        const more = Math.max(0, damageModifier) + extra;
        const changed = edition === '10e' ? value / half + more - less : (value + more) / half - less;
        return Math.max(1, Math.ceil(changed));
      });
    });
  }
}
