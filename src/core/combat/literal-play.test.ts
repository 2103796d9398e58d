/**
 * Tiny attacks played literally, die by die, over every possible sequence of dice. Written from the rules without the
 * solver's steps, so that the two can disagree.
 */
import { expect, test } from 'vitest';
import type { AttackScenario, Context, Target, TargetGroup, Weapon } from './attack-scenario.ts';
import { solveAttack } from './solve-attack.ts';

type Die = (sides: number) => number;
type Wound = { readonly weapon: Weapon; readonly critical: boolean; readonly waits: boolean };

/** All plays of `game`: each possible sequence of dice once, with its chance. */
function everyPlay<Ending>(game: (die: Die) => Ending, see: (ending: Ending, chance: number) => void): void {
  const path: { face: number; sides: number }[] = [];
  let plays = 0;
  for (;;) {
    let at = 0;
    let chance = 1;
    const ending = game((sides) => {
      if (at === path.length) path.push({ face: 1, sides });
      const thrown = path[at++]!;
      chance /= thrown.sides;
      return thrown.face;
    });
    see(ending, chance);
    path.length = at;
    while (path.length > 0 && path.at(-1)!.face === path.at(-1)!.sides) path.pop();
    if (path.length === 0) return;
    plays += 1;
    if (plays > 300_000) throw new Error('Too many plays: make the case smaller.');
    path.at(-1)!.face += 1;
  }
}

function throwDice(text: string | number, die: Die): number {
  const [, count, sides, plus] = /^(?:(\d*)D(\d+))?\+?(\d+)?$/.exec(String(text))!;
  let total = Number(plus ?? 0);
  for (let i = 0; sides && i < Number(count || 1); i++) total += die(Number(sides));
  return total;
}

class Unit {
  readonly models: { group: number; left: number }[];
  readonly killed: number[];
  lost = 0;
  constructor(readonly groups: readonly TargetGroup[]) {
    this.killed = groups.map(() => 0);
    this.models = groups.flatMap((group, index) =>
      Array.from({ length: group.models }, (_, m) => ({
        group: index,
        left: group.wounds - (m === 0 ? (group.woundsAlreadyLost ?? 0) : 0),
      })),
    );
  }
  /** The model the next attack goes to. */
  next(precise: boolean) {
    const alive = this.models.filter(({ left }) => left > 0);
    return (precise && alive.find(({ group }) => this.groups[group]!.character)) || alive[0];
  }
  hurt(model: { group: number; left: number }, mortal: boolean, die: Die): void {
    const { fnp, fnpMortal } = this.groups[model.group]!;
    const ignoredOn = Math.min(fnp ?? 7, mortal ? (fnpMortal ?? 7) : 7);
    if (ignoredOn < 7 && die(6) >= ignoredOn) return;
    model.left -= 1;
    this.lost += 1;
    if (model.left === 0) this.killed[model.group]! += 1;
  }
}

function damageRoll(weapon: Weapon, target: Target, context: Context, eleventh: boolean, die: Die): number {
  let damage = throwDice(weapon.damage, die);
  if (damage <= (weapon.rerollDamageUpTo ?? 0)) damage = throwDice(weapon.damage, die);
  if (target.replaceDamage !== undefined) damage = target.replaceDamage;
  const melta = context.halfRange ? throwDice((weapon.abilities?.melta as string) ?? 0, die) : 0;
  const half = target.halveDamage ? 2 : 1;
  const plain = eleventh ? (damage + melta) / half : damage / half + melta;
  return Math.max(1, Math.ceil(plain - (target.damageReduction ?? 0)));
}

function saves(face: number, weapon: Weapon, target: Target, group: TargetGroup, eleventh: boolean): boolean {
  if (face === 1) return false;
  const ap = Math.min(0, weapon.ap + (weapon.apModifier ?? 0));
  const cover = !eleventh && target.cover && weapon.kind === 'ranged' && !(group.save <= 3 && ap === 0) ? 1 : 0;
  const other = (target.saveModifiers ?? []).reduce((a, b) => a + b, 0);
  const limit = eleventh ? 99 : 1;
  if (face + Math.min(limit, ap + cover + other) >= group.save) return true;
  return Boolean(group.invuln) && face + Math.min(limit, other) >= group.invuln!;
}

function play({ weapons, target, context = {}, edition }: AttackScenario, die: Die): Unit {
  const eleventh = edition === '11e';
  const unit = new Unit(target.groups);
  const toughness = eleventh
    ? Math.max(...target.groups.filter(({ character }) => !character).map((group) => group.toughness))
    : target.groups[0]!.toughness;
  const waiting: Wound[] = [];
  const inflict = (wounds: readonly Wound[]): void => {
    for (const { weapon } of wounds.filter((wound) => wound.weapon.abilities?.devastatingWounds)) {
      const model = unit.next(weapon.abilities?.precision === true);
      if (!model) return;
      const damage = damageRoll(weapon, target, context, eleventh, die);
      for (let i = 0; i < damage && model.left > 0; i++) unit.hurt(model, true, die);
    }
    for (const { weapon } of wounds) {
      const mortals = throwDice(weapon.mortalsOnCriticalWound ?? 0, die);
      for (let i = 0; i < mortals; i++) {
        const model = unit.next(weapon.abilities?.precision === true && !eleventh);
        if (model) unit.hurt(model, true, die);
      }
    }
  };
  const strike = (weapon: Weapon, saved: (group: TargetGroup) => boolean): void => {
    const model = unit.next(weapon.abilities?.precision === true);
    if (!model || saved(unit.groups[model.group]!)) return;
    const damage = damageRoll(weapon, target, context, eleventh, die);
    for (let i = 0; i < damage && model.left > 0; i++) unit.hurt(model, false, die);
  };
  for (const weapon of weapons) {
    const wounds = Array.from({ length: weapon.count }, () => throwDice(weapon.attacks, die))
      .flatMap((attacks) => Array.from({ length: attacks }, () => attack(weapon)))
      .flat();
    const normal = wounds.filter(({ critical }) => !(critical && weapon.abilities?.devastatingWounds));
    if (eleventh) {
      const dice = normal.map(() => {
        const face = die(6);
        return target.rerollSaves === 'ones' && face === 1 ? die(6) : face;
      });
      for (const face of dice.sort((a, b) => a - b)) {
        strike(weapon, (group) => saves(face, weapon, target, group, true));
      }
      inflict(wounds.filter(({ waits }) => waits));
    } else {
      for (const _ of normal) {
        strike(weapon, (group) => {
          if (!saves(6, weapon, target, group, false)) return false;
          const face = die(6);
          if (saves(face, weapon, target, group, false)) return true;
          const again = target.rerollSaves === 'fails' || (target.rerollSaves === 'ones' && face === 1);
          return again && saves(die(6), weapon, target, group, false);
        });
      }
      waiting.push(...wounds.filter(({ waits }) => waits));
    }
  }
  inflict(waiting);
  return unit;

  function attack(weapon: Weapon): Wound[] {
    const { abilities = {} } = weapon;
    const clamp = (modifiers: readonly number[] = []) =>
      Math.max(
        -1,
        Math.min(
          1,
          modifiers.reduce((a, b) => a + b, 0),
        ),
      );
    const judge = (face: number) => {
      if (face === 1 || (context.overwatch && face < 6)) return 0;
      const hits =
        face === 6 || face + clamp(weapon.hitModifiers) >= weapon.skill! + (eleventh && target.cover ? 1 : 0);
      if (face >= (context.overwatch ? 6 : (weapon.criticalHitOn ?? 6)) && (hits || !weapon.criticalHitNeedsSuccess))
        return 2;
      return hits ? 1 : 0;
    };
    let hit = 1;
    if (weapon.skill !== null) {
      let face = die(6);
      hit = judge(face);
      const again =
        (weapon.rerollHits === 'ones' && face === 1) ||
        (weapon.rerollHits === 'fails' && hit === 0) ||
        (weapon.rerollHits === 'nonCriticals' && hit < 2);
      if (again) {
        face = die(6);
        hit = judge(face);
      }
    }
    if (hit === 0) return [];
    const extra = hit === 2 ? throwDice((abilities.sustainedHits as string) ?? 0, die) : 0;
    const all: Wound[] = [];
    for (let i = 0; i <= extra; i++) {
      if (i === 0 && hit === 2 && abilities.lethalHits) all.push({ weapon, critical: false, waits: false });
      else all.push(...woundRoll(weapon));
    }
    return all;
  }

  function woundRoll(weapon: Weapon): Wound[] {
    const { abilities = {}, strength } = weapon;
    const needed =
      strength >= toughness * 2
        ? 2
        : strength > toughness
          ? 3
          : strength === toughness
            ? 4
            : strength * 2 > toughness
              ? 5
              : 6;
    const judge = (face: number) => {
      if (face >= ((abilities.antiCriticalWoundOn as number) ?? 6)) return 2;
      return face !== 1 && face >= needed ? 1 : 0;
    };
    let result = judge(die(6));
    const reroll = weapon.rerollWounds ?? (abilities.twinLinked ? 'fails' : undefined);
    if ((reroll === 'fails' && result === 0) || (reroll === 'nonCriticals' && result < 2)) result = judge(die(6));
    if (result === 0) return [];
    const critical = result === 2;
    return [
      { weapon, critical, waits: critical && Boolean(abilities.devastatingWounds || weapon.mortalsOnCriticalWound) },
    ];
  }
}

const gun: Weapon = { count: 1, attacks: 1, skill: 3, strength: 4, ap: -1, damage: 1, kind: 'ranged' };
const marines: TargetGroup = { models: 3, toughness: 4, save: 3, wounds: 2 };
const leader: TargetGroup = { models: 1, toughness: 5, save: 3, wounds: 2, invuln: 4, character: true };

const cases: Record<string, AttackScenario> = {
  'Sustained D3 with Lethal Hits': {
    weapons: [{ ...gun, skill: 5, damage: 2, abilities: { sustainedHits: 'D3', lethalHits: true } }],
    target: { groups: [marines] },
  },
  'fishing for Sustained Hits on 5+': {
    weapons: [
      {
        ...gun,
        criticalHitOn: 5,
        rerollHits: 'nonCriticals',
        abilities: { sustainedHits: 1, torrent: false },
      },
    ],
    target: { groups: [{ ...marines, save: 7 }] },
  },
  'Devastating Wounds wait for the other weapon': {
    weapons: [
      { ...gun, skill: null, damage: 2, abilities: { devastatingWounds: true, antiCriticalWoundOn: 4 } },
      { ...gun, skill: null, damage: 'D3' },
    ],
    target: { groups: [{ ...marines, wounds: 3, models: 2 }] },
  },
  'two weapons with Devastating Wounds of different damage': {
    weapons: [
      { ...gun, skill: null, damage: 1, abilities: { devastatingWounds: true } },
      { ...gun, skill: null, damage: 3, abilities: { devastatingWounds: true, twinLinked: true } },
      { ...gun, skill: null, damage: 2 },
    ],
    target: { groups: [{ ...marines, wounds: 3 }] },
  },
  'mortal wounds in addition wait too, and spill': {
    weapons: [
      { ...gun, skill: null, attacks: 2, damage: 2, mortalsOnCriticalWound: 2, abilities: { antiCriticalWoundOn: 3 } },
    ],
    target: { groups: [{ ...marines, wounds: 3, woundsAlreadyLost: 1 }] },
  },
  'Devastating Wounds with mortal wounds in addition': {
    weapons: [
      { ...gun, skill: null, damage: 2, mortalsOnCriticalWound: 'D3', abilities: { devastatingWounds: true } },
      { ...gun, skill: null, damage: 2 },
    ],
    target: { groups: [{ ...marines, wounds: 3, woundsAlreadyLost: 1 }] },
  },
  'mortal wounds in addition come after the Devastating Wounds of a later weapon': {
    weapons: [
      { ...gun, skill: null, damage: 1, mortalsOnCriticalWound: 1, abilities: { antiCriticalWoundOn: 3 } },
      { ...gun, skill: null, damage: 2, mortalsOnCriticalWound: 2, abilities: { devastatingWounds: true } },
    ],
    target: { groups: [marines] },
  },
  'Feel No Pain against mortal wounds only': {
    weapons: [
      { ...gun, attacks: 2, skill: null, damage: 2, abilities: { devastatingWounds: true, antiCriticalWoundOn: 4 } },
    ],
    target: { groups: [{ ...marines, fnpMortal: 4 }] },
  },
  'Feel No Pain, wounded first model': {
    weapons: [{ ...gun, skill: null, damage: 3, attacks: 2 }],
    target: { groups: [{ ...marines, wounds: 3, woundsAlreadyLost: 2, fnp: 5, save: 7 }] },
  },
  'Precision into a leader with another save': {
    weapons: [
      { ...gun, skill: null, damage: 2, abilities: { precision: true, devastatingWounds: true } },
      { ...gun, skill: null, damage: 3, ap: -3 },
    ],
    target: { groups: [{ ...marines, models: 1 }, leader] },
  },
  'the leader when the bodyguard is gone': {
    weapons: [{ ...gun, attacks: 3, skill: null, damage: 2, ap: -4 }],
    target: { groups: [{ ...marines, models: 1, save: 6 }, leader] },
  },
  'halved, reduced Melta with a re-roll': {
    weapons: [{ ...gun, skill: null, attacks: 2, damage: 'D6', rerollDamageUpTo: 2, abilities: { melta: 2 } }],
    target: { groups: [{ ...marines, wounds: 7 }], halveDamage: true, damageReduction: 1 },
    context: { halfRange: true },
  },
  'halved Melta of the 11th edition': {
    edition: '11e',
    weapons: [{ ...gun, skill: null, attacks: 2, damage: 'D6', abilities: { melta: 2 } }],
    target: { groups: [{ ...marines, wounds: 7 }], halveDamage: true },
    context: { halfRange: true },
  },
  'random attacks, cover, re-rolled saves': {
    weapons: [{ ...gun, attacks: 'D2', hitModifiers: [-1, -1], ap: -1 }],
    target: { groups: [{ ...marines, save: 4 }], cover: true, saveModifiers: [1], rerollSaves: 'fails' },
  },
  'overwatch with re-rolls': {
    weapons: [{ ...gun, attacks: 1, rerollHits: 'fails', criticalHitOn: 5, abilities: { sustainedHits: 2 } }],
    target: { groups: [marines] },
    context: { overwatch: true },
  },
  '11e: the lowest saves first where groups differ': {
    edition: '11e',
    weapons: [{ ...gun, attacks: 3, skill: null, damage: 2, ap: -1 }],
    target: { groups: [{ ...marines, models: 1, save: 5 }, { ...marines, models: 1, save: 2 }, leader] },
  },
  '11e: lowest first, ones re-rolled, Devastating Wounds at the end of the weapon': {
    edition: '11e',
    weapons: [
      {
        ...gun,
        attacks: 2,
        skill: null,
        damage: 2,
        ap: -1,
        abilities: { devastatingWounds: true, antiCriticalWoundOn: 5 },
      },
      { ...gun, attacks: 1, skill: null, damage: 1, ap: -2 },
    ],
    target: { groups: [{ ...marines, models: 1, save: 6, wounds: 3 }, leader], rerollSaves: 'ones' },
  },
  '11e: Devastating Wounds before the next weapon': {
    edition: '11e',
    weapons: [
      { ...gun, skill: 5, damage: 2, abilities: { devastatingWounds: true, antiCriticalWoundOn: 4 } },
      { ...gun, skill: null, damage: 3 },
    ],
    target: { groups: [{ ...marines, wounds: 3, fnpMortal: 5 }], cover: true },
  },
  '11e: lowest first with Precision and mortal wounds in addition': {
    edition: '11e',
    weapons: [
      { ...gun, attacks: 2, skill: null, damage: 2, ap: -2, mortalsOnCriticalWound: 2, abilities: { precision: true } },
    ],
    target: { groups: [{ ...marines, models: 1, save: 6 }, leader] },
  },
};

test.each(Object.entries(cases))('%s', { timeout: 60_000 }, (_, scenario) => {
  const models = scenario.target.groups.reduce((all, group) => all + group.models, 0);
  const lost: number[] = [];
  const killed = new Array<number>(models + 1).fill(0);
  const byGroup = scenario.target.groups.map(() => 0);
  everyPlay(
    (die) => play(scenario, die),
    (unit, chance) => {
      lost[unit.lost] = (lost[unit.lost] ?? 0) + chance;
      const dead = unit.killed.reduce((a, b) => a + b, 0);
      for (let k = 0; k <= dead; k++) killed[k]! += chance;
      for (const [g, count] of unit.killed.entries()) byGroup[g]! += count * chance;
    },
  );
  const solved = solveAttack(scenario);
  if (!solved.ok) throw new Error(JSON.stringify(solved.problems));
  for (const [i, mass] of solved.value.woundsLostPmf.entries()) expect(mass).toBeCloseTo(lost[i] ?? 0, 11);
  for (const [k, chance] of solved.value.killAtLeast.entries()) expect(chance).toBeCloseTo(killed[k]!, 11);
  for (const [g, mean] of (solved.value.groupModelsDestroyed ?? []).entries())
    expect(mean).toBeCloseTo(byGroup[g]!, 11);
});
